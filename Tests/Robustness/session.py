"""Runs one session: servers on one folder, its steps, and the checks after each of them."""

import json
import os
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from jsonschema import Draft202012Validator
from lines import BINARY, Server
from session_checks import (
    Fault, Seen, amounts, check_change, check_file, check_history, check_look, check_seen, check_shown, check_sum,
    check_time, expect, expect_same, live,
)  # fmt: skip

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


class Session:
    """A fresh folder, homes and servers; `run` does the steps."""

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
            expect(reply["error"]["message"] and isinstance(reply["error"]["code"], int), "a poor error", reply)
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
        expect(listed["open_count"] + listed["checked_count"] == len(seen.items), "the counts of the list are wrong")
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

    # Steps

    def run(self, steps: list[dict[str, Any]]) -> None:
        for step in steps:
            getattr(self, "do_" + step["do"])(step)
            if step["do"] not in ("call", "again"):
                self.last_call = None

    def server_of(self, step: dict[str, Any]) -> int:
        return step.get("server", 0) % len(self.servers)

    def do_call(self, step: dict[str, Any]) -> None:
        arguments = self.filled(step["arguments"])
        before = self.seen
        result, _ = self.call(self.server_of(step), step["tool"], arguments)
        if result is None:
            return
        if "means" in step and "request_id" not in arguments:
            check_sum(step["means"], result, before)
        at = step["arguments"].get("at")
        if isinstance(at, dict) and at.get("$") and "request_id" not in arguments:
            check_time(arguments["at"], at["minutes"], result["entry"], self.now)

    def call(self, n: int, tool: str, arguments: dict[str, Any]) -> tuple[dict[str, Any] | None, str]:
        """A call with all that must hold after it."""
        before, bytes_before = self.seen, self.bytes()
        result, text = self.request(n, tool, arguments)
        self.seen = self.look_around(n)
        reads = self.tools.get(tool, {}).get("annotations", {}).get("readOnlyHint", True)
        if result is None or reads:
            expect_same(before, self.seen, f"{tool} {'looks' if reads else 'failed'} and changed something")
            expect(self.bytes() == bytes_before, f"{tool} {'looks' if reads else 'failed'} and wrote the file", text)
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
            said = [{key: part for key, part in a.items() if part is not None} for a in (arguments, earlier.arguments)]
            is_repeat = said[0] == said[1]
            expect(is_repeat == (result is not None), f"a request_id that was used is {'' if is_repeat else 'not '}refused",
                   arguments, earlier.arguments)  # fmt: skip
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

    def do_again(self, step: dict[str, Any]) -> None:
        """A blind repeat of the last call where that must change nothing."""
        if not self.last_call:
            return
        tool, arguments, _ = self.last_call
        hints = self.tools.get(tool, {}).get("annotations", {})
        if hints.get("idempotentHint") or request_id(arguments):
            before = self.seen
            self.call(self.server_of(step), tool, arguments)
            expect_same(before, self.seen, f"{tool} called again changed something")

    def do_together(self, step: dict[str, Any]) -> None:
        """All servers are called at once, and none waits for another: each drink and item is there."""
        count = len(self.servers)
        for n in range(count):
            self.send(n, "log_water", {"amount": f"{100 + n} ml"})
            self.send(n, "add_shopping_items", {"items": ["1 kg fruit", f"thing {n}"]})
        for n in [*range(count), *range(count)]:
            reply = self.next_reply(n)
            expect(not reply.get("result", {"isError": True}).get("isError"), "a call at once failed", reply)
        self.is_sealed = True
        before, self.seen = self.seen, self.look_around(0)
        expect(len(self.seen.entries) == len(before.entries) + count, "a drink logged at once is lost")
        names = [item["name"] for item in self.seen.items if not item["checked"]]
        expect(all(f"thing {n}" in names for n in range(count)), "an item added at once is lost", names)
        was, now = (sum(amounts(item["quantities"])["mass"] for item in seen.items
                        if item["name"] == "fruit" and not item["checked"]) for seen in (before, self.seen))  # fmt: skip
        expect(now == was + count * 1000, "an amount added at once is lost", was, now)
        self.forget_changes()

    def do_find(self, step: dict[str, Any]) -> None:
        """Each form of a row finds that row; and what was done to it can be taken back."""
        if not self.seen.items:
            return
        n, before = self.server_of(step), self.seen
        row = before.items[step["pick"] % len(before.items)]
        named = self.form_of(step)
        undone = False
        if step["how"] == "check":
            first, second = ("uncheck_items", "check_off_items")[:: 1 if row["checked"] else -1]
            result, text = self.call(n, first, {"items": [named]})
            self.expect_found(row, named, result, text)
            changed = {**row, "checked": not row["checked"]}
            expect(self.seen.row(row["id"]) == changed, f"{first} changed more than that", row, self.seen.row(row["id"]))
            self.call(n, second, {"items": [row["id"]]})
            undone = True
        elif step["how"] == "remove":
            result, text = self.call(n, "remove_shopping_items", {"items": [named]})
            self.expect_found(row, named, result, text)
            expect(not self.seen.row(row["id"]), "a removed row is still there", row)
        else:
            result, text = self.call(n, "update_shopping_item", {"item": named, "section": "Somewhere"})
            expect(result and result["item"]["id"] == row["id"], "a row is not found as it is shown", named, row, text)
        if not undone:
            self.call(n, "undo_last_change", {})
        expect_same(before, self.seen, f"{step['how']} and back is not what was before")

    def expect_found(self, row: dict[str, Any], named: str, result: Any, text: str) -> None:
        found = [one.get("item", {}).get("id") for one in (result or {}).get("results", [])]
        expect(found == [row["id"]], "a row is not found as it is shown", json.dumps(named), row, text)

    def do_clock(self, step: dict[str, Any]) -> None:
        self.set_clock(self.now + timedelta(minutes=step["minutes"]))
        before, self.seen = self.seen, self.look_around(0)
        expect_same(before, self.seen, "time alone changed something")

    def do_restart(self, step: dict[str, Any]) -> None:
        n = self.server_of(step)
        if step["kill"]:
            self.servers[n].kill()
        else:
            self.servers[n].close()
        self.servers[n] = self.start(n)
        before, self.seen = self.seen, self.look_around(n)
        expect_same(before, self.seen, "a restart changed something")

    def do_kill(self, step: dict[str, Any]) -> None:
        """A server dies in a call, which then has happened or has not."""
        n, call = self.server_of(step), step["call"]
        self.send(n, call["tool"], self.filled(call["arguments"]))
        time.sleep(step["milliseconds"] / 1000)
        self.servers[n].kill()
        self.servers[n] = self.start(n)
        self.is_sealed = True
        self.sweep()
        self.seen = self.look_around(n)
        self.forget_changes()

    def sweep(self) -> None:
        """Waits until the servers have removed what a killed one left in the folder."""
        end = time.monotonic() + 15
        while time.monotonic() < end and set(os.listdir(self.folder)) - {"Carafe.json"}:
            time.sleep(0.1)

    def do_travel(self, step: dict[str, Any]) -> None:
        """All computers come to another time zone; the drinks stay on the days they were logged for."""
        for server in self.servers:
            server.close()
        self.zone = step["zone"]
        self.servers = [self.start(n) for n in range(len(self.servers))]
        before, self.seen = self.seen, self.look_around(0)
        expect_same(before, self.seen, "a journey changed something")

    def do_edit(self, step: dict[str, Any]) -> None:
        """Somebody edits the file by hand: a line more, a line less, or another value in one."""
        how, kind = step["how"].split()
        if not self.file.exists():
            return
        value = json.loads(self.file.read_bytes())
        section = "shopping" if kind == "item" else "water"
        records = [record for record in live(value[section]) if "id" in record]
        if how == "add":
            moment = self.now.astimezone(ZoneInfo(self.zone)).isoformat()
            record = {"name": "hand " + step["name"]} if kind == "item" else {"at": moment, "ml": 123}
            value[section].append(record)
        elif not records:
            return
        else:
            record = records[step["pick"] % len(records)]
            if how == "remove":
                value[section] = [other for other in value[section] if other is not record]
            elif kind == "item":
                record["name"] = "hand " + step["name"]
            else:
                record["ml"], record["as"] = 234, "234 ml"
        if self.is_sealed:
            self.changed_by_hand.clear()
        self.write(value)
        self.is_sealed = False
        self.seen = self.look_around(0)
        self.check_edit(how, kind, record)
        self.changed_by_hand |= {record["id"]} if how == "change" else set()
        self.forget_changes()

    def write(self, value: dict[str, Any]) -> None:
        """The file as before, one record per line."""
        head = {key: part for key, part in value.items() if not isinstance(part, list) and key != "seal"}
        lines = [json.dumps(head)[:-1] + ","]
        for key, records in ((key, part) for key, part in value.items() if isinstance(part, list)):
            lines.append(f'"{key}":[')
            lines.append(",\n".join(json.dumps(record, ensure_ascii=False) for record in records))
            lines.append("],")
        new = self.root / "edited.json"
        new.write_text("\n".join([*lines, f'"seal":"{value["seal"]}"' + "}", ""]), encoding="utf-8")
        new.replace(self.file)

    def check_edit(self, how: str, kind: str, record: dict[str, Any]) -> None:
        twice = " after it was changed by hand" if record.get("id") in self.changed_by_hand else ""
        if kind == "item":
            names = [item["name"] for item in self.seen.items]
            if how != "remove":
                expect(record["name"] in names, "an item edited by hand is not shown", record, names)
            else:
                expect(not self.seen.row(record["id"]), "an item removed by hand is shown" + twice, record)
        elif how == "remove":
            expect(record["id"] not in self.seen.entries, "a drink removed by hand is shown" + twice, record)
        else:
            amounts = [entry["milliliters"] for entry in self.seen.entries.values()]
            hidden = record["at"][:10] > self.seen.today
            expect(hidden or record["ml"] in amounts, "a drink edited by hand is not shown", record, amounts)

    # In and out

    def do_exchange(self, step: dict[str, Any]) -> None:
        """What is exported and imported elsewhere is exported alike; importing again adds nothing."""
        parts = {"water": bool(self.seen.entries), "list": bool(self.seen.items)}
        for what in [[], *([part] for part in parts)]:
            if not all(parts[part] for part in what or parts):
                continue
            there = Path(tempfile.mkdtemp(dir=self.root))
            elsewhere = self.environment(0) | {"HOME": str(there), "CARAFE_FOLDER": str(there / "folder")}
            exported = self.command(["export", *what], self.environment(0))
            file = there / ("export.json" if not what else "export.csv")
            file.write_text(exported, encoding="utf-8", newline="")
            told = self.command(["import", str(file)], elsewhere)
            expect("Not read" not in told, "an export is not all read again", told)
            again = self.command(["export", *what], elsewhere)
            expect(without_ids(again) == without_ids(exported), f"export {what} and import differ", exported, again)
            self.command(["import", str(file)], elsewhere)
            twice = self.command(["export", *what], elsewhere)
            expect(twice == again, f"a second import {what} changed something", again, twice)

    def command(self, arguments: list[str], environment: dict[str, str]) -> str:
        done = subprocess.run([BINARY, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8")
        expect(done.returncode == 0, f"carafe {arguments[0]} failed", done.stderr, done.stdout)
        return done.stdout

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


def request_id(arguments: dict[str, Any]) -> str | None:
    id = arguments.get("request_id")
    return id if isinstance(id, str) and id.strip() else None


def without_ids(export: str) -> Any:
    """An export without the ids, which are new elsewhere."""
    if not export.startswith("{"):
        return [line.split(",", 1)[-1] for line in export.split("\n")]
    value = json.loads(export)
    for section in ("water", "list"):
        for record in value[section]:
            record.pop("id", None)
    return value
