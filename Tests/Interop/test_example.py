"""The example of Examples/TaskServer: what another author gets from IntentKit and IntentServer."""

from pathlib import Path

import pytest

from conftest import VERSIONS, Household, text
from test_elicitation import ERAS, Person
from wiretap import ROOT

pytestmark = pytest.mark.anyio


@pytest.fixture
def tasks() -> Path:
    """Built with the unit tests, since the release script builds nothing but Carafe."""
    binary = ROOT / ".build/debug/TaskServer"
    if not binary.exists():
        pytest.skip("swift build has not built the example")
    return binary


@pytest.mark.parametrize("version", VERSIONS)
async def test_the_example_serves_its_declarations(household: Household, tasks: Path, version: str) -> None:
    async with household.connect(version, binary=tasks) as client:
        names = [tool.name for tool in (await client.list_tools()).tools]
        assert names == ["create_task", "list_tasks", "schedule_task", "delete_task"]
        assert "created" in text(
            await client.call_tool("create_task", {"name": "Dishes", "priority": "urgent"})
        )
        assert "Dishes" in text(await client.call_tool("list_tasks", {"priority": "high"}))
        assert "Dishes" not in text(await client.call_tool("list_tasks", {"priority": "low"}))
        assert (await client.read_resource("tasks://task/1")).contents
        assert not (await client.call_tool("delete_task", {"task": "Dishes"})).is_error


@pytest.mark.parametrize("version", ERAS)
@pytest.mark.parametrize("action", ["accept", "decline", "cancel"])
async def test_the_example_asks(household: Household, tasks: Path, version: str, action: str) -> None:
    """A missing value, one of two names, and a confirmation, one after the other."""
    person = Person(action)
    async with household.connect(version, binary=tasks, elicitation_callback=person) as client:
        created = await client.call_tool("create_task", {})
        assert created.is_error == (action != "accept"), text(created)
        for name in ("Wash up", "Wash the car"):
            await client.call_tool("create_task", {"name": name})
        deleted = await client.call_tool("delete_task", {"task": "wash"})
        assert deleted.is_error == (action != "accept"), text(deleted)
        left = text(await client.call_tool("list_tasks", {}))
    questions = [question.message for question in person.asked]
    assert len(questions) == (3 if action == "accept" else 2), questions
    assert ("Wash up" in left) == (action != "accept") and "Wash the car" in left
