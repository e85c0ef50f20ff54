"""The built binary behind the official client, one folder and one home for each test."""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import mcp.client.session
import pytest
from mcp import Client, StdioServerParameters
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS

from wiretap import MODERN, ROOT, tapped, validate_record

VERSIONS = [*HANDSHAKE_PROTOCOL_VERSIONS, MODERN]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Household:
    """A folder with its servers; `connect` starts one and gives a client of it."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.binary = os.path.abspath(os.environ.get("CARAFE_BINARY", ROOT / ".build/release/carafe"))
        self.tmp_path = tmp_path
        self.monkeypatch = monkeypatch
        self.folder = tmp_path / "folder"
        self.folder.mkdir()
        self.started = 0

    @asynccontextmanager
    async def connect(
        self, version: str, home: str = "home", binary: Path | None = None, **options: Any
    ) -> AsyncIterator[Client]:
        """A client that speaks `version`; on leaving, every message it exchanged is validated.

        The modern version is left to the client's automatic mode. For an older handshake the client's
        own constant for the version it offers is set, since it has no option for that.
        """
        self.started += 1
        record = self.tmp_path / f"wire{self.started}"
        (self.tmp_path / home).mkdir(exist_ok=True)
        command, *arguments = tapped([str(binary or self.binary)], record)
        server = StdioServerParameters(
            command=command,
            args=arguments,
            env={
                "HOME": str(self.tmp_path / home),
                "CARAFE_FOLDER": str(self.folder),
                "TZ": "Europe/Berlin",
                "LANG": "de_DE.UTF-8",
            },
        )
        if version != MODERN:
            self.monkeypatch.setattr(mcp.client.session, "LATEST_HANDSHAKE_VERSION", version)
        mode = "auto" if version == MODERN else "legacy"
        async with Client(server, mode=mode, cache=None, **options) as client:
            assert client.protocol_version == version
            yield client
        assert validate_record(record) > 2

    def stored(self) -> dict[str, Any]:
        return json.loads((self.folder / "Carafe.json").read_text())

    def visible(self, kind: str) -> list[dict[str, Any]]:
        """The records of Carafe.json that are not deleted, by the rule of docs/store.md."""
        return [record for record in self.stored()[kind] if not is_deleted(record)]


def is_deleted(record: dict[str, Any]) -> bool:
    later = {key: stamp for key, stamp in record.get("~", {}).items() if key not in ("checked", "del")}
    return "del" in record and max([record["made"], *later.values()]) <= record["del"]


@pytest.fixture
def household(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Household:
    return Household(tmp_path, monkeypatch)


def text(result: Any) -> str:
    return " ".join(block.text for block in result.content if block.type == "text")
