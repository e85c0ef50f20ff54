"""Three computers with a server each and Syncthing between them: sync.py [SECONDS] [SEED].

First all edit offline and then meet; then a storm: adds, edits and deletes everywhere while nodes leave
and come back. In the end every acknowledged add is there once (unless it was removed), all
folders hold equal bytes and nothing else, and nobody writes any more.
"""

import json
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from lines import Server
from syncthing import Node

REST = 15
PATIENCE = 120


class Computer:
    """A node, a server on its folder, and what that server acknowledged."""

    def __init__(self, number: int, base: Path) -> None:
        self.number = number
        self.folder = base / f"folder{number}"
        self.file = self.folder / "Carafe.json"
        self.node = Node(number, base / f"sync{number}", self.folder)
        self.server = Server(self.folder, base / f"home{number}").handshake()
        self.count = 0
        self.added: list[str] = []
        self.mine: list[str] = []

    def add(self) -> None:
        self.count += 1
        if self.count % 2:
            entry = self.server.call("log_water", {"amount": 1 + self.count % 30})["entry"]
            self.added.append(entry["id"])
        else:
            name = f"thing {self.number} {self.count}"
            item = self.server.call("add_shopping_items", {"items": [name]})["results"][0]["item"]
            self.added.append(item["id"])
            self.mine.append(name)

    def edit(self, choose: random.Random) -> None:
        """Changes what it added itself, so that no two computers wait for one another's edit."""
        if not self.mine:
            return
        name = choose.choice(self.mine)
        match choose.randrange(4):
            case 0:
                self.server.call("check_off_items", {"items": [name]})
            case 1:
                self.server.call("uncheck_items", {"items": [name]})
            case 2:
                self.server.call("update_shopping_item", {"item": name, "note": f"note {choose.random()}"})
            case 3:
                self.server.call("remove_shopping_items", {"items": [name]})
                self.mine.remove(name)

    def look(self) -> None:
        self.server.call("show_list", {})

    def state(self) -> tuple[bytes, list[str]]:
        """The file, and what else lies in the folder. Syncthing clears its own temporary files later."""
        ignored = (".stfolder", ".syncthing.", "Carafe.json")
        others = [path.name for path in self.folder.iterdir() if not path.name.startswith(ignored)]
        copies = [path.name for path in self.folder.glob("Carafe.*") if path != self.file]
        return self.file.read_bytes() if self.file.exists() else b"", sorted(set(others + copies))


def settle(computers: list[Computer]) -> None:
    """Waits until all folders are equal and have been left alone for a while."""
    end = time.monotonic() + PATIENCE
    before: list[tuple[bytes, list[str]]] = []
    since = time.monotonic()
    while True:
        now = [computer.state() for computer in computers]
        if now != before:
            before, since = now, time.monotonic()
        equal = len({data for data, _ in now}) == 1 and not any(others for _, others in now)
        idle = all(computer.node.is_idle() for computer in computers)
        if equal and idle and time.monotonic() - since >= REST:
            return
        if time.monotonic() > end:
            sizes = [(len(data), others) for data, others in now]
            raise SystemExit(f"sync: no rest within {PATIENCE} s; size of the file, other files: {sizes}")
        for computer in computers:
            computer.look()
        time.sleep(0.5)


def check(computers: list[Computer]) -> None:
    stored = json.loads(computers[0].file.read_text())
    found = [record["id"] for kind in ("shopping", "water") for record in stored[kind]]
    added = [id for computer in computers for id in computer.added]
    lost = [id for id in added if found.count(id) != 1]
    assert not lost, f"{len(lost)} of {len(added)} adds are not there once: {lost[:5]}"
    print(f"{len(added)} adds on {len(computers)} computers, none lost; all equal and at rest", flush=True)


def offline_edits(computers: list[Computer]) -> None:
    for computer in computers:
        computer.node.go_offline()
    for computer in computers:
        for _ in range(10):
            computer.add()
        computer.node.scan()
    for computer in computers:
        computer.node.go_online()


def storm(computers: list[Computer], seconds: float, choose: random.Random) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        computer = choose.choice(computers)
        step = choose.random()
        if step < 0.6:
            computer.add()
        elif step < 0.95:
            computer.edit(choose)
        elif step < 0.975:
            computer.node.go_offline()
        else:
            computer.node.go_online()
        time.sleep(choose.random() * 0.2)
    for computer in computers:
        computer.node.go_online()


def main() -> None:
    if not shutil.which("syncthing"):
        print("syncthing is not installed", file=sys.stderr)
        raise SystemExit(77)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 10**6
    print(f"seed {seed}", flush=True)
    choose = random.Random(seed)
    with tempfile.TemporaryDirectory() as base:
        computers = [Computer(number, Path(base)) for number in range(3)]
        nodes = [computer.node for computer in computers]
        try:
            for node in nodes:
                node.start(nodes)
            offline_edits(computers)
            settle(computers)
            check(computers)
            storm(computers, seconds, choose)
            settle(computers)
            check(computers)
            for computer in computers:
                computer.server.close()
        finally:
            for node in nodes:
                if hasattr(node, "process"):
                    node.stop()


if __name__ == "__main__":
    main()
