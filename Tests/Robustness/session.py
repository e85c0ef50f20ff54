"""The steps of a session, each with its checks."""

import json
import os
import subprocess
import tempfile
import time
from datetime import timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from lines import BINARY
from session_calls import Calls, request_id
from session_changes import amounts, check_sum, check_time
from session_seen import Seen, expect, expect_same, live


class Session(Calls):
    """A session; `run` does the steps."""

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
        was, now = fruit(before), fruit(self.seen)
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
            expect(
                self.seen.row(row["id"]) == changed,
                f"{first} changed more than that",
                row,
                self.seen.row(row["id"]),
            )
            self.call(n, second, {"items": [row["id"]]})
            undone = True
        elif step["how"] == "remove":
            result, text = self.call(n, "remove_shopping_items", {"items": [named]})
            self.expect_found(row, named, result, text)
            expect(not self.seen.row(row["id"]), "a removed row is still there", row)
        else:
            result, text = self.call(n, "update_shopping_item", {"item": named, "section": "Somewhere"})
            expect(
                result and result["item"]["id"] == row["id"],
                "a row is not found as it is shown",
                named,
                row,
                text,
            )
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
            expect(
                without_ids(again) == without_ids(exported),
                f"export {what} and import differ",
                exported,
                again,
            )
            self.command(["import", str(file)], elsewhere)
            twice = self.command(["export", *what], elsewhere)
            expect(twice == again, f"a second import {what} changed something", again, twice)

    def command(self, arguments: list[str], environment: dict[str, str]) -> str:
        done = subprocess.run(
            [BINARY, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8"
        )
        expect(done.returncode == 0, f"carafe {arguments[0]} failed", done.stderr, done.stdout)
        return done.stdout


def fruit(seen: Seen) -> float:
    """The grams of fruit that are still to buy."""
    rows = [item for item in seen.items if item["name"] == "fruit" and not item["checked"]]
    return sum(amounts(item["quantities"])["mass"] for item in rows)


def without_ids(export: str) -> Any:
    """An export without the ids, which are new elsewhere."""
    if not export.startswith("{"):
        return [line.split(",", 1)[-1] for line in export.split("\n")]
    value = json.loads(export)
    for section in ("water", "list"):
        for record in value[section]:
            record.pop("id", None)
    return value
