"""The packed bundle, unpacked the way hosts do it, started by its own manifest."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from conftest import Household, text
from wiretap import ROOT

pytestmark = pytest.mark.anyio


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """Without the mode bits, which some hosts drop, at a path that needs quoting."""
    subprocess.run([sys.executable, ROOT / "scripts/bundle"], check=True, capture_output=True)
    folder = tmp_path / "Claude Extensions é😀'\""
    with zipfile.ZipFile(ROOT / ".build/carafe.mcpb") as archive:
        archive.extractall(folder)
    (folder / "server/carafe").chmod(0o600)
    return folder


@pytest.mark.parametrize("chosen", [True, False])
async def test_the_manifest_starts_the_server(household: Household, unpacked: Path, chosen: bool) -> None:
    """With a chosen folder, and with the placeholder that hosts leave where none was chosen."""
    manifest = json.loads((unpacked / "manifest.json").read_text())
    config = manifest["server"]["mcp_config"]
    assert manifest["compatibility"]["platforms"] == [sys.platform], "only what the binary runs on"

    def filled(value: str) -> str:
        value = value.replace("${__dirname}", str(unpacked))
        return value.replace("${user_config.folder}", str(household.folder)) if chosen else value

    home = unpacked.parent / "home"
    home.mkdir()
    server = StdioServerParameters(
        command=config["command"],
        args=[filled(argument) for argument in config["args"]],
        env={name: filled(value) for name, value in config["env"].items()} | {"HOME": str(home)},
        cwd="/",
    )
    async with Client(server) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [tool["name"] for tool in manifest["tools"]]
        assert text(await client.call_tool("log_water", {"amount": 8}))
    assert (household.folder / "Carafe.json").exists() == chosen
    assert bool(list(home.rglob("Carafe.json"))) != chosen
