"""The same two tools, a read and a write, with the official Python SDK: what Carafe is compared with."""

import json
import os
import sys
from datetime import datetime
from pathlib import Path

from mcp.server import MCPServer
from pydantic import BaseModel

GOAL = 2000
server = MCPServer("carafe-in-python", log_level="ERROR")
folder = Path(os.environ["CARAFE_FOLDER"])
file = folder / "Water.json"


class Progress(BaseModel):
    day: str
    total: float
    goal: float
    remaining: float


def load() -> list[dict]:
    return json.loads(file.read_text()) if file.exists() else []


def save(entries: list[dict]) -> None:
    temporary = file.with_suffix(".tmp")
    with open(temporary, "w") as output:
        json.dump(entries, output)
        output.flush()
        os.fsync(output.fileno())
    os.replace(temporary, file)
    handle = os.open(folder, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def progress(entries: list[dict]) -> Progress:
    day = datetime.now().date().isoformat()
    total = sum(entry["ml"] for entry in entries if entry["at"].startswith(day))
    return Progress(day=day, total=total, goal=GOAL, remaining=max(0, GOAL - total))


@server.tool()
def check_todays_progress() -> Progress:
    """How much water was drunk today, and how much is left to the goal."""
    return progress(load())


@server.tool()
def log_water(amount: float) -> Progress:
    """Logs an amount of water in millilitres."""
    entries = load()
    entries.append({"at": datetime.now().astimezone().isoformat(), "ml": amount})
    save(entries)
    return progress(entries)


if __name__ == "__main__":
    sys.exit(server.run())
