"""What a call costs in instructions, as valgrind counts them, which no noise of the machine disturbs.

`scripts/instructions [KIND...]` compares each kind of call with what instructions.json has recorded, and fails when
one takes a tenth more; `--record` writes down what it counts. Exit status 77: valgrind is not installed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lines import BINARY, VERSION

RECORDED = Path(__file__).with_suffix(".json")
# A processor with other vector instructions copies memory in other steps.
TOLERANCE = 1.1
CLIENT = {"protocolVersion": VERSION, "capabilities": {}, "clientInfo": {"name": "count", "version": "1"}}


def tool(name: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
    return ("tools/call", {"name": name, "arguments": arguments})


@dataclass
class Kind:
    """One kind of call: how often it is made, on a list of how many items, and the design's goal in thousands."""

    request: tuple[str, dict[str, Any]] | None
    goal: int
    calls: int = 1
    items: int = 0


KINDS = {
    "start": Kind(None, 2_000),
    "show_list of 3": Kind(tool("show_list"), 120, 200, 3),
    "check_todays_progress": Kind(tool("check_todays_progress"), 120, 200),
    "tools/list": Kind(("tools/list", {}), 150, 100),
    "log_water": Kind(tool("log_water", amount=8, unit="fl_oz"), 350, 100),
    "show_list of 100": Kind(tool("show_list"), 1_500, 50, 100),
    "add ten lines": Kind(tool("add_shopping_items", items=[f"{n} lb thing {n}" for n in range(1, 11)]), 4_000, 50),
}


def environment(folder: str) -> dict[str, str]:
    # Without the last, the tables of a process lie differently each time.
    return {"HOME": folder, "CARAFE_FOLDER": folder + "/folder", "CARAFE_STATE": folder + "/state", "TZ": "UTC",
            "LANG": "en_US.UTF-8", "PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"}  # fmt: skip


def counted(command: list[str], folder: str, lines: Iterable[Any] = ()) -> int:
    """The instructions of a run; with lines, of a session in which each is answered before the next is sent."""
    with open(folder + "/errors", "w+") as errors:
        process = subprocess.Popen(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", BINARY, *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment(folder),
            encoding="utf-8",
        )  # fmt: skip
        for number, (method, params) in enumerate(lines):
            message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
            reply = json.loads(process.stdout.readline())
            assert reply.get("id") == number, reply
        process.stdin.close()
        process.stdout.read()
        process.wait()
        errors.seek(0)
        found = re.search(r"Collected\s*:\s*(\d+)", errors.read())
    assert found, f"valgrind gave no count for {command}"
    return int(found[1])


def cost(kind: Kind) -> int:
    """The instructions of one call: of a session with many, less one with none."""
    with tempfile.TemporaryDirectory() as folder:
        if kind.items:
            items = json.dumps([f"{n % 7 + 1} thing{n}" for n in range(kind.items)])
            call = [BINARY, "call", "add_shopping_items", f"items={items}"]
            subprocess.run(call, env=environment(folder), check=True, stdout=subprocess.DEVNULL)
        start = [("initialize", CLIENT)]
        nothing = counted([], folder, start)
        if kind.request is None:
            return nothing
        return (counted([], folder, start + [kind.request] * kind.calls) - nothing) // kind.calls


def costs(names: Iterable[str] = KINDS) -> dict[str, int]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {name: pool.submit(cost, KINDS[name]) for name in names}
        return {name: run.result() for name, run in runs.items()}


def main() -> None:
    if not shutil.which("valgrind"):
        print("valgrind is not installed")
        raise SystemExit(77)
    recorded = json.loads(RECORDED.read_text()) if RECORDED.exists() else {}
    picked = [word for word in sys.argv[1:] if word != "--record"]
    dearer = []
    for name, count in costs(name for name in KINDS if not picked or name in picked).items():
        known = recorded.get(name)
        print(f"{name:22} {count:12,}   recorded {known or 0:12,}   goal {KINDS[name].goal * 1000:12,}")
        if "--record" in sys.argv:
            recorded[name] = count
        elif known is None or count > known * TOLERANCE:
            dearer.append(name)
    if "--record" in sys.argv:
        RECORDED.write_text(json.dumps(recorded, indent=2) + "\n")
    assert not dearer, f"dearer than recorded by more than a tenth: {', '.join(dearer)}"


if __name__ == "__main__":
    main()
