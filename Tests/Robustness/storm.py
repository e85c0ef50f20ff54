"""Several servers on one folder, killed at random: storm.py [ADDS] [SERVERS] [SEED].

Every acknowledged add is in the file once at the end, and the file parses at every look.
"""

import json
import os
import random
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from lines import Server

PAUSE = 0.5


class Device:
    """One computer: a home of its own, and a server that is started again when it was killed."""

    def __init__(self, number: int, adds: int, folder: Path, home: Path) -> None:
        self.number, self.adds, self.folder, self.home = number, adds, folder, home
        self.acknowledged: list[str] = []
        self.problem: Exception | None = None
        self.server = self.start()
        self.thread = threading.Thread(target=self.work)
        self.thread.start()

    def start(self) -> Server:
        return Server(self.folder, self.home)

    def work(self) -> None:
        attempt = 0
        greeted = False
        while len(self.acknowledged) < self.adds:
            attempt += 1
            try:
                if not greeted:
                    self.server.handshake()
                    greeted = True
                self.acknowledged.append(self.add(attempt))
            except (EOFError, BrokenPipeError):
                self.server.kill()
                self.server = self.start()
                greeted = False
            except Exception as problem:
                self.problem = problem
                return

    def add(self, attempt: int) -> str:
        if attempt % 2:
            return self.server.call("log_water", {"amount": 1 + attempt % 20})["entry"]["id"]
        item = f"thing {self.number} {attempt}"
        return self.server.call("add_shopping_items", {"items": [item]})["results"][0]["item"]["id"]


def ids(file: Path) -> list[str]:
    stored: dict[str, Any] = json.loads(file.read_bytes())
    return [record["id"] for kind in ("shopping", "water") for record in stored[kind]]


def await_clean_folder(folder: Path, home: Path) -> None:
    """Temporary files of killed servers are removed by the next one, once they are a minute old.

    That minute is waited for in CI only.
    """

    def left() -> list[str]:
        return [path.name for path in folder.iterdir() if path.name != "Carafe.json"]

    assert all(name.startswith("~$") for name in left()), f"left behind in the folder: {left()}"
    if not os.environ.get("CI"):
        return
    server = Server(folder, home).handshake()
    end = time.monotonic() + 90
    while left():
        assert time.monotonic() < end, f"left behind in the folder: {left()}"
        server.call("show_list", {})
        time.sleep(1)
    server.close()


def main() -> None:
    arguments = [int(argument) for argument in sys.argv[1:]]
    adds, count, seed = arguments + [300, 4, time.time_ns() % 10**6][len(arguments) :]
    print(f"seed {seed}", flush=True)
    choose = random.Random(seed)
    kills = looks = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "folder")
        file = folder / "Carafe.json"
        devices = [Device(n, adds, folder, Path(temporary, f"home{n}")) for n in range(count)]
        next_kill = time.monotonic() + PAUSE
        while any(device.thread.is_alive() for device in devices):
            time.sleep(0.01)
            if file.exists():
                ids(file)
                looks += 1
            if time.monotonic() >= next_kill:
                next_kill += PAUSE
                kills += 1
                choose.choice(devices).server.process.kill()
        for device in devices:
            if device.problem is not None:
                raise SystemExit(f"storm: server {device.number}: {device.problem}")
            device.server.kill()
        for device in devices:  # what a killed process left unpublished is published by the next
            server = device.start().handshake()
            server.call("log_water", {"amount": 1})
            server.close()
        found = ids(file)
        acknowledged = [id for device in devices for id in device.acknowledged]
        lost = [id for id in acknowledged if found.count(id) != 1]
        assert not lost, f"{len(lost)} of {len(acknowledged)} adds are not in the file once: {lost[:5]}"
        await_clean_folder(folder, Path(temporary, "home0"))
        print(f"{len(acknowledged)} adds by {count} servers, {kills} kills, {looks} looks: none lost")


if __name__ == "__main__":
    main()
