"""Two servers on one folder: each sees the other's changes at the next call, and can be told of them."""

import anyio
import pytest
from mcp_types import ResourceUpdatedNotification

from conftest import VERSIONS, Household, text
from wiretap import MODERN

pytestmark = pytest.mark.anyio
LIST = "carafe://shopping-item"


@pytest.mark.parametrize("homes", [("home", "home"), ("home", "other home")])
async def test_the_next_call_sees_the_other_server(household: Household, homes: tuple[str, str]) -> None:
    async with (
        household.connect(MODERN, home=homes[0]) as one,
        household.connect("2025-06-18", home=homes[1]) as other,
    ):
        for number in range(20):
            for writer, reader in ((one, other), (other, one)):
                name = f"thing {number} of {writer.protocol_version}"
                assert not (await writer.call_tool("add_shopping_items", {"items": [name]})).is_error
                seen = await reader.call_tool("show_list", {})
                assert name in text(seen), f"{name} is missing"
    assert len(household.visible("shopping")) == 40


async def test_a_modern_listener_is_told(household: Household) -> None:
    async with household.connect(MODERN) as one, household.connect(MODERN) as other:
        async with one.listen(resource_subscriptions=[LIST]) as subscription:
            await other.call_tool("add_shopping_items", {"items": ["milk"]})
            with anyio.fail_after(4):
                event = await anext(aiter(subscription))
            assert str(event.uri) == LIST
            assert "milk" in text(await one.call_tool("show_list", {}))


@pytest.mark.parametrize("version", [version for version in VERSIONS if version != MODERN])
async def test_a_subscriber_is_told(household: Household, version: str) -> None:
    told = anyio.Event()

    async def on_message(message: object) -> None:
        if isinstance(message, ResourceUpdatedNotification) and str(message.params.uri) == LIST:
            told.set()

    async with (
        household.connect(version, message_handler=on_message) as one,
        household.connect(version) as other,
    ):
        await one.subscribe_resource(LIST)
        await other.call_tool("add_shopping_items", {"items": ["milk"]})
        with anyio.fail_after(4):
            await told.wait()
        await one.unsubscribe_resource(LIST)
