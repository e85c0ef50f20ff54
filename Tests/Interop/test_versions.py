"""Each protocol version: everything listed is used, and Carafe.json holds what was said."""

import pytest
from mcp_types import PromptReference, ResourceTemplateReference

from conftest import VERSIONS, Household, text
from wiretap import MODERN

pytestmark = pytest.mark.anyio

CALLS = [
    ("change_settings", {"units": "metric"}),
    ("adjust_goal", {"amount": 2000}),
    ("log_water", {"amount": 250}),
    ("log_water", {"amount": "0,5 l", "request_id": "r1"}),
    ("log_water", {"amount": "0,5 l", "request_id": "r1"}),
    ("update_water_entry", {"entry": "last", "amount": "300 ml"}),
    ("delete_water_entry", {"entry": "last"}),
    ("undo_last_change", {}),
    ("check_todays_progress", {}),
    ("show_history", {"days": 3}),
    ("add_shopping_items", {"items": ["2 lbs chicken", "milk (lactose-free)", "6 eggs", "bread"]}),
    ("check_off_items", {"items": ["bread", "chicken"]}),
    ("uncheck_items", {"items": ["bread"]}),
    ("update_shopping_item", {"item": "milk", "amount": "3 l"}),
    ("remove_shopping_items", {"items": ["eggs"]}),
    ("clear_checked_items", {}),
    ("show_list", {"include_checked": True}),
]


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_tool_resource_and_prompt(household: Household, version: str) -> None:
    has_structure = version not in ("2024-11-05", "2025-03-26")
    async with household.connect(version) as client:
        assert client.server_info.name == "carafe"
        assert client.instructions
        if version != MODERN:
            await client.send_ping()

        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {name for name, _ in CALLS}
        results = {}
        for name, arguments in CALLS:
            result = await client.call_tool(name, arguments)
            assert not result.is_error, (name, text(result))
            assert text(result)
            assert (result.structured_content is not None) == has_structure, name
            results[name] = result

        resources = (await client.list_resources()).resources
        assert {"carafe://shopping-item", "carafe://water-entry", "carafe://daily-log"} <= {
            str(resource.uri) for resource in resources
        }
        for resource in resources:
            assert (await client.read_resource(str(resource.uri))).contents

        for template in (await client.list_resource_templates()).resource_templates:
            reference = ResourceTemplateReference(type="ref/resource", uri=template.uri_template)
            found = await client.complete(reference, {"name": "id", "value": ""})
            assert found.completion.values, template.uri_template
            uri = template.uri_template.replace("{id}", found.completion.values[0])
            assert (await client.read_resource(uri)).contents

        prompts = (await client.list_prompts()).prompts
        assert 0 < len(prompts) <= 10
        for prompt in prompts:
            values = {}
            for argument in prompt.arguments or []:
                reference = PromptReference(type="ref/prompt", name=prompt.name)
                found = await client.complete(reference, {"name": argument.name, "value": ""})
                values[argument.name] = (found.completion.values or ["8"])[0]
            assert (await client.get_prompt(prompt.name, values)).messages

    assert sorted(float(record["ml"]) for record in household.visible("water")) == [250, 300]
    shopping = {record["name"]: record for record in household.visible("shopping")}
    assert set(shopping) == {"milk", "bread"}
    assert shopping["milk"]["quantities"] == [{"value": 3, "unit": "l"}]
    assert shopping["milk"]["note"] == "lactose-free"
    assert not shopping["bread"].get("checked")
    if has_structure:
        assert results["check_todays_progress"].structured_content["total"] == 550
        listed = results["show_list"].structured_content["items"]
        assert {item["id"]: item["name"] for item in listed} == {
            record["id"]: name for name, record in shopping.items()
        }
    else:
        assert "milk" in text(results["show_list"]) and "550" in text(results["check_todays_progress"])


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_long_call_reports_progress(household: Household, version: str) -> None:
    seen: list[float] = []

    async def on_progress(progress: float, total: float | None, message: str | None) -> None:
        seen.append(progress)

    async with household.connect(version) as client:
        items = [f"thing {number}" for number in range(120)]
        result = await client.call_tool("add_shopping_items", {"items": items}, progress_callback=on_progress)
        assert not result.is_error, text(result)
    assert seen and seen == sorted(set(seen)), seen
    assert len(household.visible("shopping")) == 120


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_mistake_is_a_tool_error_and_changes_nothing(household: Household, version: str) -> None:
    async with household.connect(version) as client:
        result = await client.call_tool("log_water", {"amount": -1})
        assert result.is_error and text(result)
    assert not (household.folder / "Carafe.json").exists()
