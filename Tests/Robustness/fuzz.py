"""Mutated lines against the server as a process: fuzz.py SECONDS [SEED].

The server must stay alive, write only valid messages, and answer each request that is still a
well-formed one. The same seed makes the same lines.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from lines import ROOT, Server

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
    "io.modelcontextprotocol/clientInfo": {"name": "fuzz", "version": "1"},
}
CALLS = [
    ("log_water", {"amount": 8, "unit": "fl_oz", "at": "30 minutes ago", "request_id": "r"}),
    ("check_todays_progress", {}),
    ("adjust_goal", {"amount": 64}),
    ("show_history", {"days": 7, "date": "2026-03-10"}),
    ("update_water_entry", {"entry": "last", "amount": "250 ml"}),
    ("delete_water_entry", {"entry": "last"}),
    ("add_shopping_items", {"items": ["2 lbs chicken", {"name": "milk", "quantity": 1, "unit": "l"}]}),
    ("show_list", {"include_checked": True, "section": "Dairy"}),
    ("check_off_items", {"items": ["milk"]}),
    ("uncheck_items", {"items": ["milk"], "all": False}),
    ("update_shopping_item", {"item": "milk", "name": "oat milk", "amount": "2 l", "note": "cold"}),
    ("remove_shopping_items", {"items": ["milk"]}),
    ("clear_checked_items", {}),
    ("undo_last_change", {}),
    ("change_settings", {"units": "metric", "day_starts_at": 4}),
]
REQUESTS = [
    (
        "initialize",
        {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "f", "version": "1"}},
    ),
    ("server/discover", {}),
    ("ping", {}),
    ("tools/list", {}),
    ("resources/list", {}),
    ("resources/templates/list", {}),
    ("resources/read", {"uri": "carafe://shopping-item"}),
    ("resources/subscribe", {"uri": "carafe://water-entry"}),
    ("resources/unsubscribe", {"uri": "carafe://water-entry"}),
    ("prompts/list", {}),
    ("prompts/get", {"name": "log_water", "arguments": {"amount": "8"}}),
    (
        "completion/complete",
        {
            "ref": {"type": "ref/resource", "uri": "carafe://daily-log/{id}"},
            "argument": {"name": "id", "value": "2"},
        },
    ),
    *[("tools/call", {"name": name, "arguments": arguments}) for name, arguments in CALLS],
]
ODD = [
    None, True, False, 0, -1, 0.5, 1e308, 2**63, -(2**63), 10**400, "", " ", "\u0000", "\ud800", "\u2028",
    "a" * 5000, "𝕫" * 300, "e\u0301" * 200, [], {}, [[]], {"": None}, ["", None, {}], "last", "[1", "9" * 400,
    "2026-02-30T25:61", "-5 l", "½", "carafe://shopping-item/%00", "../../etc/passwd",
]  # fmt: skip
TOKENS = [
    b'"', b"\\", b"{", b"}", b"[" * 200, b"]" * 200, b",", b":", b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80",
    b"\\ud83d", b"\\u0000", b"1e999", b"-0", b"nul", b"\r", b"\xef\xbb\xbf", b'"id":1,', b"0" * 500,
]  # fmt: skip


class Mutator:
    """Makes lines out of valid ones; every choice comes from the seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.next_id = 0

    def line(self) -> tuple[bytes, int | None]:
        """A line, and the id that must be answered, where the line is still a request."""
        self.next_id += 1
        method, params = self.random.choice(REQUESTS)
        params = json.loads(json.dumps(params))
        if self.random.random() < 0.4:
            params["_meta"] = dict(META)
        message: dict[str, Any] = {"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params}
        kind = self.random.random()
        if kind < 0.1:
            return json.dumps(message).encode(), self.next_id
        if kind < 0.6:
            for _ in range(self.random.randint(1, 3)):
                message["params"] = self.changed(message["params"])
            return json.dumps(message).encode(), self.next_id
        if kind < 0.7:
            return json.dumps(self.changed(message)).encode(), None
        return self.damaged(json.dumps(message, ensure_ascii=False).encode()), None

    def changed(self, value: Any) -> Any:
        """The value with one node, at any depth, replaced, dropped or doubled."""
        choose = self.random
        if isinstance(value, dict) and value and choose.random() < 0.8:
            key = choose.choice(list(value))
            if choose.random() < 0.15:
                return {k: v for k, v in value.items() if k != key}
            if choose.random() < 0.1:
                return {**value, str(choose.choice(ODD))[:40]: choose.choice(ODD)}
            return {**value, key: self.changed(value[key])}
        if isinstance(value, list) and value and choose.random() < 0.7:
            at = choose.randrange(len(value))
            return value[:at] + [self.changed(value[at])] * choose.choice((0, 1, 1, 3)) + value[at + 1 :]
        return choose.choice(ODD)

    def damaged(self, line: bytes) -> bytes:
        choose = self.random
        for _ in range(choose.randint(1, 4)):
            at, end = sorted(choose.randrange(len(line) + 1) for _ in range(2))
            line = choose.choice(
                [
                    line[:at] + choose.choice(TOKENS) + line[at:],
                    line[:at] + line[end:],
                    line[:end] + line[at:],
                    line[:at] + bytes([choose.randrange(256)]) + line[at + 1 :],
                ]
            )
        return line.replace(b"\n", b" ")


def check(line: bytes) -> set[Any]:
    """The ids that one line of the server answers. It must be a message, or a batch of them."""
    value = json.loads(line)
    messages = value if isinstance(value, list) else [value]
    assert messages, "an empty batch"
    for message in messages:
        assert message["jsonrpc"] == "2.0", message
        assert ("result" in message) + ("error" in message) + ("method" in message) == 1, message
    return {message.get("id") for message in messages}


def fuzz_round(server: Server, mutator: Mutator, name: str) -> int:
    """One round of lines and a plain request; asserts that every well-formed request was answered."""
    made = [mutator.line() for _ in range(40)]
    last = json.dumps({"jsonrpc": "2.0", "id": name, "method": "tools/list", "params": {"_meta": META}})
    data = b"".join(line + b"\n" for line, _ in made) + last.encode() + b"\n"
    awaited: set[Any] = {id for _, id in made if id is not None} | {name}
    try:
        server.write(data)
        while awaited:
            awaited.difference_update(check(server.read()))
    except Exception as problem:
        file = ROOT / ".build" / f"fuzz-{name}.lines"
        file.write_bytes(data)
        raise SystemExit(f"fuzz: {problem!r}; not answered: {awaited}\nthe lines are in {file}") from None
    return len(made)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 10**9
    print(f"seed {seed}", flush=True)
    mutator = Mutator(seed)
    end = time.monotonic() + seconds
    lines = rounds = 0
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder, "folder"), Path(folder, "home"))
            for _ in range(50):
                rounds += 1
                lines += fuzz_round(server, mutator, f"{seed}-{rounds}")
                if time.monotonic() >= end:
                    break
            server.close()
            file = Path(folder, "folder", "Carafe.json")
            if file.exists():
                json.loads(file.read_text())
    print(f"{lines} lines in {rounds} rounds: nothing found")


if __name__ == "__main__":
    main()
