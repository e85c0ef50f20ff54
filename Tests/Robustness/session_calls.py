"""The servers of a session, what they show, and a call with all that must hold after it."""

import json
import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from jsonschema import Draft202012Validator
from lines import Server
from session_changes import check_change
from session_seen import (
    Fault,
    Seen,
    check_file,
    check_history,
    check_look,
    check_seen,
    check_shown,
    expect,
    expect_same,
)

SLOWEST = 1.0
DAYS = 60
MAKING = ("added", "merged", "reopened")
# In memory where that can be had: the disk is what `storm` is about.
SCRATCH = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@dataclass
class Change:
    """What was seen before a change, and the home whose undo takes it back."""

    home: Path
    before: Seen
    # Such as a goal that held already: set, and taken back, without a difference that is seen.
    is_unseen: bool


@dataclass
class Request:
    """A call with a request id, the ids of what it made, and how many changes there were with it."""

    arguments: dict[str, Any]
    made: list[str]
    changes: int


class Calls:
    """A fresh folder, homes and servers on it, and what is known of the calls so far."""

    def __init__(self, setting: dict[str, Any]) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="carafe-session-", dir=SCRATCH))
        self.folder = self.root / "folder"
        self.file = self.folder / "Carafe.json"
        self.zone = setting["zone"]
        self.locale = setting["locale"]
        self.homes = [self.root / f"home{n % setting['homes']}" for n in range(setting["servers"])]
        self.set_clock(datetime.fromisoformat(setting["now"]))
        self.servers = [self.start(n) for n in range(setting["servers"])]
        self.tools = {tool["name"]: tool for tool in self.servers[0].request("tools/list")["tools"]}
        self.validators = {
            name: Draft202012Validator(tool["outputSchema"]) for name, tool in self.tools.items()
        }
        self.calls = 0
        # The changes that undo takes back, newest last.
        self.changes: list[Change] = []
        # Whether there may be older changes that `changes` does not have.
        self.has_unknown_changes = False
        self.is_sealed = True
        # What was changed by hand and not written by a server since.
        self.changed_by_hand: set[str] = set()
        # The calls with a request id that changed something, by tool and id.
        self.requests: dict[tuple[str, str], Request] = {}
        self.last_call: tuple[str, dict[str, Any], bool] | None = None
        self.seen = self.look(0)

    # Servers and time

    def environment(self, n: int) -> dict[str, str]:
        return {
            "HOME": str(self.homes[n]),
            "CARAFE_FOLDER": str(self.folder),
            "CARAFE_NOW": f"@{self.root / 'now'}",
            "TZ": self.zone,
            "LANG": self.locale,
        }

    def errors(self) -> Path:
        return self.root / "stderr"

    def start(self, n: int) -> Server:
        with self.errors().open("ab") as errors:
            return Server(self.folder, self.homes[n], self.environment(n), errors).handshake()

    def set_clock(self, now: datetime) -> None:
        self.now = now
        (self.root / "now.new").write_text(now.isoformat())
        (self.root / "now.new").replace(self.root / "now")

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        shutil.rmtree(self.root)

    # Calls

    def request(self, n: int, tool: str, arguments: dict[str, Any]) -> tuple[dict[str, Any] | None, str]:
        """The structured content and the text of a call; no content for one that failed."""
        start = time.monotonic()
        id = self.send(n, tool, arguments)
        reply = self.next_reply(n)
        took = time.monotonic() - start
        self.calls += 1
        expect(took < SLOWEST, "a slow reply", f"{tool}: {took:.2f} s")
        expect(reply["jsonrpc"] == "2.0" and reply["id"] == id, "no reply to this request", reply)
        expect(("result" in reply) != ("error" in reply), "neither a result nor an error", reply)
        if "error" in reply:
            expect(
                reply["error"]["message"] and isinstance(reply["error"]["code"], int), "a poor error", reply
            )
            return None, reply["error"]["message"]
        return self.content(tool, reply["result"])

    def send(self, n: int, tool: str, arguments: dict[str, Any]) -> int:
        """Writes a call; the id of its request."""
        server = self.servers[n]
        server.last_id += 1
        params = {"name": tool, "arguments": arguments}
        message = {"jsonrpc": "2.0", "id": server.last_id, "method": "tools/call", "params": params}
        server.write(json.dumps(message).encode() + b"\n")
        return server.last_id

    def next_reply(self, n: int) -> dict[str, Any]:
        while "method" in (reply := json.loads(self.servers[n].read())):
            pass
        return reply

    def content(self, tool: str, result: dict[str, Any]) -> tuple[dict[str, Any] | None, str]:
        text = "\n".join(part["text"] for part in result["content"])
        expect(text.strip(), f"{tool} answers without a word", result)
        expect("Optional(" not in text and "nil" not in text.split(), "a text for programmers", text)
        if result.get("isError"):
            expect(text.rstrip()[-1] in ".?!", "an error that is no sentence", text)
            return None, text
        content = result["structuredContent"]
        for problem in self.validators[tool].iter_errors(content):
            raise Fault(f"{tool} answers against its schema\n  {problem.message}\n  {json.dumps(content)}")
        expect(content.get("published", True), "an edit was not published", content)
        return content, text

    def must(self, n: int, tool: str, arguments: dict[str, Any]) -> tuple[dict[str, Any], str]:
        content, text = self.request(n, tool, arguments)
        expect(content is not None, f"{tool} failed", json.dumps(arguments), text)
        return content or {}, text

    # Looking

    def look(self, n: int) -> Seen:
        """All that a server shows, checked by itself."""
        listed, text = self.must(n, "show_list", {"include_checked": True})
        history, _ = self.must(n, "show_history", {"days": DAYS})
        check_history(history)
        entries = {}
        for day in self.days_with_drinks(history):
            shown, _ = self.must(n, "show_history", {"date": day})
            times = [datetime.fromisoformat(entry["time"]) for entry in shown["entries"]]
            expect(times == sorted(times), "the drinks of a day are out of order", shown["entries"])
            for entry in shown["entries"]:
                expect(entry["day"] == day, "a drink on a day that is not its own", entry, day)
                entries[entry["id"]] = entry
        seen = Seen(
            items=listed["items"],
            lines=[line for line in text.split("\n") if line.startswith("- ")],
            entries=entries,
            days=history["days"],
            settings=self.must(n, "change_settings", {})[0],
            progress=self.must(n, "check_todays_progress", {})[0],
        )
        expect(
            listed["open_count"] + listed["checked_count"] == len(seen.items),
            "the counts of the list are wrong",
        )
        check_seen(seen)
        return seen

    def days_with_drinks(self, history: dict[str, Any]) -> list[str]:
        """Those of the history, and those before it that the file tells of."""
        days = {day["day"] for day in history["days"] if day["entries_count"]}
        if self.file.exists():
            for record in json.loads(self.file.read_bytes())["water"]:
                day = date.fromisoformat(str(record["at"])[:10])
                days |= {(day - timedelta(back)).isoformat() for back in (0, 1)}
        return sorted(day for day in days if day <= history["days"][-1]["day"])

    def look_around(self, n: int) -> Seen:
        """What server `n` shows; the others must show the same, and the file must have it."""
        seen = self.look(n)
        for other in range(len(self.servers)):
            if other != n:
                expect_same(seen, self.look(other), "two servers on one folder disagree")
        names = os.listdir(self.folder)
        expect(set(names) <= {"Carafe.json"}, "something else stays in the folder", names)
        if self.file.exists():
            check_shown(seen, check_file(self.file, self.is_sealed))
        errors = self.errors().read_text()
        expect(not errors, "something on stderr", errors)
        return seen

    # Calls with their checks

    def call(self, n: int, tool: str, arguments: dict[str, Any]) -> tuple[dict[str, Any] | None, str]:
        """A call with all that must hold after it."""
        before, bytes_before = self.seen, self.bytes()
        result, text = self.request(n, tool, arguments)
        self.seen = self.look_around(n)
        reads = self.tools.get(tool, {}).get("annotations", {}).get("readOnlyHint", True)
        if result is None or reads:
            expect_same(before, self.seen, f"{tool} {'looks' if reads else 'failed'} and changed something")
            expect(
                self.bytes() == bytes_before,
                f"{tool} {'looks' if reads else 'failed'} and wrote the file",
                text,
            )
            if result is not None:
                check_look(tool, arguments, result, self.seen)
        else:
            self.is_sealed |= self.bytes() != bytes_before
            check_change(tool, arguments, result, before, self.seen)
        self.check_request(tool, arguments, result, before)
        if tool == "undo_last_change":
            self.check_undo(n, before)
        else:
            is_unseen = before == self.seen
            says_so = tool == "adjust_goal" or (tool == "change_settings" and text.startswith("Changed"))
            if tool == "change_settings" and is_unseen and self.bytes() != bytes_before and not says_so:
                # What held already was written down as the person's own choice, which undo leaves.
                self.forget_changes()
            elif not is_unseen or (result and says_so):
                self.changes.append(Change(self.homes[n], before, is_unseen))
        self.last_call = (tool, arguments, result is not None)
        return result, text

    def bytes(self) -> bytes:
        return self.file.read_bytes() if self.file.exists() else b""

    def check_request(self, tool: str, arguments: dict[str, Any], result: Any, before: Seen) -> None:
        """A request id that was used does nothing again, as long as what it made is there."""
        id = request_id(arguments)
        if not id:
            return
        earlier = self.requests.get((tool, id))
        if earlier and all(before.row(made) or made in before.entries for made in earlier.made):
            if without_nulls(arguments) == without_nulls(earlier.arguments):
                expect(result is not None, "a repeated request_id is refused", arguments)
            else:
                expect(
                    result is None, "a request_id for something else is taken", arguments, earlier.arguments
                )
            expect_same(before, self.seen, f"{tool} with a request_id that was used changed something")
            return
        made = [result["entry"]["id"]] if result and "entry" in result else []
        made += [one["item"]["id"] for one in (result or {}).get("results", []) if one["outcome"] in MAKING]
        if made:
            self.requests[tool, id] = Request(arguments, made, len(self.changes) + 1)

    def check_undo(self, n: int, before: Seen) -> None:
        """An undo gives what was seen before the last change, if that was made on the same computer."""
        while self.changes and self.changes[-1].home == self.homes[n]:
            change = self.changes.pop()
            if not change.is_unseen:
                expect_same(change.before, self.seen, "undo does not give what was before")
                break
            if before == self.seen:
                break
        else:
            if self.has_unknown_changes or any(change.home == self.homes[n] for change in self.changes):
                self.forget_changes()
            else:
                expect_same(before, self.seen, "undo without a change changed something")
        left = len(self.changes)
        self.requests = {key: request for key, request in self.requests.items() if request.changes <= left}

    def forget_changes(self) -> None:
        """From here on undo may take back what this knows nothing of."""
        self.changes.clear()
        self.requests.clear()
        self.has_unknown_changes = True

    # References

    def filled(self, value: Any) -> Any:
        """The value with what it refers to, as it is now."""
        if isinstance(value, list):
            return [self.filled(part) for part in value]
        if not isinstance(value, dict):
            return value
        match value.get("$"):
            case None:
                return {key: self.filled(part) for key, part in value.items()}
            case "item":
                return self.form_of(value) if self.seen.items else "milk"
            case "entry":
                ids = list(self.seen.entries)
                return ids[value["pick"] % len(ids)] if ids else "last"
            case _:
                return self.time_of(value)

    def form_of(self, step: dict[str, Any]) -> str:
        at = step["pick"] % len(self.seen.items)
        row, line = self.seen.items[at], self.seen.lines[at]
        bare = line.removeprefix("- ").removeprefix("[x] ")
        return {
            "name": row["name"], "id": row["id"], "line": bare, "bullet": line, "upper": row["name"].upper(),
            "spaced": f"  {row['name']}\u00a0",
        }[step["form"]]  # fmt: skip

    def time_of(self, step: dict[str, Any]) -> str:
        moment = (self.now - timedelta(minutes=step["minutes"])).astimezone(ZoneInfo(self.zone))
        if step["style"] == "ago":
            return f"{step['minutes']} minutes ago"
        return moment.isoformat() if step["style"] == "offset" else moment.replace(tzinfo=None).isoformat()


def without_nulls(arguments: dict[str, Any]) -> dict[str, Any]:
    return {key: part for key, part in arguments.items() if part is not None}


def request_id(arguments: dict[str, Any]) -> str | None:
    id = arguments.get("request_id")
    return id if isinstance(id, str) and id.strip() else None
