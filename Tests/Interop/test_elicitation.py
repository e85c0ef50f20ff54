"""Questions to a person, in both eras: accepted, declined, cancelled, and never answered."""

import os
from typing import Any

import anyio
import pytest
from mcp.client import ClientRequestContext
from mcp_types import ElicitRequestParams, ElicitResult

from conftest import VERSIONS, Household, text
from wiretap import MODERN

pytestmark = pytest.mark.anyio
ERAS = ["2025-06-18", "2025-11-25", MODERN]
PATIENCE = 60


class Person:
    """Answers every question alike, and remembers what was asked."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.asked: list[ElicitRequestParams] = []

    async def __call__(self, context: ClientRequestContext, question: ElicitRequestParams) -> ElicitResult:
        self.asked.append(question)
        assert question.message and question.requested_schema["properties"]
        if self.action == "never":
            await anyio.sleep_forever()
        content = answer(question.requested_schema) if self.action == "accept" else None
        return ElicitResult(action=self.action, content=content)


def answer(schema: dict[str, Any]) -> dict[str, Any]:
    """Yes to a yes-or-no, the first of a choice, and a number or a word else."""
    content = {}
    for name, property in schema["properties"].items():
        choices = property.get("enum") or [choice["const"] for choice in property.get("oneOf", [])]
        values = {"boolean": True, "number": 8, "integer": 8, "string": "8"}
        content[name] = choices[0] if choices else values[property["type"]]
    return content


async def prepare(client: Any) -> None:
    await client.call_tool("add_shopping_items", {"items": ["almond milk", "oat milk", "bread"]})
    await client.call_tool("check_off_items", {"items": ["bread"]})


@pytest.mark.parametrize("version", ERAS)
@pytest.mark.parametrize("action, left", [("accept", 2), ("decline", 3), ("cancel", 3)])
async def test_a_confirmation(household: Household, version: str, action: str, left: int) -> None:
    person = Person(action)
    async with household.connect(version, elicitation_callback=person) as client:
        await prepare(client)
        result = await client.call_tool("clear_checked_items", {})
        assert text(result)
    assert len(person.asked) == 1
    assert len(household.visible("shopping")) == left


@pytest.mark.parametrize("version", ERAS)
@pytest.mark.parametrize("action", ["accept", "decline"])
async def test_an_ambiguous_name(household: Household, version: str, action: str) -> None:
    person = Person(action)
    async with household.connect(version, elicitation_callback=person) as client:
        await prepare(client)
        result = await client.call_tool("update_shopping_item", {"item": "milk", "amount": "3 l"})
        assert result.is_error == (action == "decline"), text(result)
    assert len(person.asked) == 1
    changed = [record for record in household.visible("shopping") if record.get("quantities")]
    assert len(changed) == (1 if action == "accept" else 0)


@pytest.mark.parametrize("version", ERAS)
@pytest.mark.parametrize("action", ["accept", "decline"])
async def test_a_missing_value(household: Household, version: str, action: str) -> None:
    person = Person(action)
    async with household.connect(version, elicitation_callback=person) as client:
        result = await client.call_tool("adjust_goal", {"unit": "cup"})
        assert result.is_error == (action == "decline"), text(result)
    assert len(person.asked) == 1
    assert (household.folder / "Carafe.json").exists() == (action == "accept")


@pytest.mark.parametrize("version", ERAS)
async def test_nobody_answers(household: Household, version: str) -> None:
    """Others are served meanwhile; the call itself ends with an error after its minute.

    That minute is waited for in CI only. In the modern era nothing waits: the question is the answer.
    """
    person = Person("never")
    results = []

    async with household.connect(version, elicitation_callback=person) as client:
        await prepare(client)

        async def clear() -> None:
            results.append(await client.call_tool("clear_checked_items", {}))

        async with anyio.create_task_group() as group:
            group.start_soon(clear)
            with anyio.fail_after(5):
                while not person.asked:
                    await anyio.sleep(0.01)
                assert "almond milk" in text(await client.call_tool("show_list", {}))
            if version != MODERN and os.environ.get("CI"):
                with anyio.fail_after(PATIENCE + 5):
                    while not results:
                        await anyio.sleep(0.1)
                assert results[0].is_error and text(results[0])
            group.cancel_scope.cancel()
    assert len(household.visible("shopping")) == 3


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_client_that_did_not_declare_it_is_never_asked(household: Household, version: str) -> None:
    """The client would refuse a question, so a tool that asked one would fail or hang."""
    async with household.connect(version) as client:
        await prepare(client)
        assert not (await client.call_tool("clear_checked_items", {})).is_error
        assert (await client.call_tool("adjust_goal", {})).is_error
        ambiguous = await client.call_tool("update_shopping_item", {"item": "milk", "amount": "3 l"})
        assert ambiguous.is_error and "almond milk" in text(ambiguous) and "oat milk" in text(ambiguous)
    assert len(household.visible("shopping")) == 2
