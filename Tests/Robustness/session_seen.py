"""What a server shows at one moment, and what must hold of it and of the file."""

import json
import unicodedata
from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from session_steps import DRINK_UNITS

DISPLAY_UNITS = {"metric": "ml", "us": "fl_oz", "uk": "uk_fl_oz"}
# What a shown amount of water may be off: it is rounded to two decimals.
ROUNDING = 0.011


class Fault(Exception):
    """Something that must not be. The first line names the check."""


def expect(holds: Any, check: str, *facts: Any) -> None:
    if not holds:
        raise Fault("\n".join([check, *("  " + (f if isinstance(f, str) else json.dumps(f)) for f in facts)]))


@dataclass
class Seen:
    """All that a server shows at one moment."""

    items: list[dict[str, Any]]
    lines: list[str]
    entries: dict[str, dict[str, Any]]
    days: list[dict[str, Any]]
    settings: dict[str, Any]
    progress: dict[str, Any]

    @property
    def today(self) -> str:
        return self.progress["day"]

    def row(self, id: str) -> dict[str, Any] | None:
        return next((item for item in self.items if item["id"] == id), None)

    def until(self, day: str) -> dict[str, Any]:
        """What a change can change, as far as the days up to `day` tell."""
        return {
            "items": self.items,
            "entries": {id: entry for id, entry in self.entries.items() if entry["day"] <= day},
            "settings": self.settings,
        }


def goals(seen: Seen, first: str, last: str) -> dict[str, float]:
    return {day["day"]: day["goal"] for day in seen.days if first <= day["day"] <= last}


def expect_same(before: Seen, after: Seen, check: str) -> None:
    """Both show the same, but for the passing of time."""
    last = min(before.today, after.today)
    for part, value in before.until(last).items():
        now = after.until(last)[part]
        expect(
            now == value, f"{check} ({part})", f"before: {json.dumps(value)}", f"after:  {json.dumps(now)}"
        )
    first = max(before.days[0]["day"], after.days[0]["day"])
    was, now = goals(before, first, last), goals(after, first, last)
    expect(
        was == now,
        f"{check} (goals)",
        {day: [was[day], now.get(day)] for day in was if was[day] != now.get(day)},
    )


# What is shown at one moment


def check_seen(seen: Seen) -> None:
    check_list(seen)
    check_water(seen)


def fold(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def check_list(seen: Seen) -> None:
    names = Counter(fold(item["name"]) for item in seen.items if not item["checked"])
    expect(not names or max(names.values()) == 1, "two open rows have one name", names.most_common(2))
    ids = [item["id"] for item in seen.items]
    expect(len(set(ids)) == len(ids), "two rows have one id", ids)
    expect(len(seen.lines) == len(seen.items), "the text does not have a line for each row", seen.lines)
    for item, line in zip(seen.items, seen.lines, strict=True):
        for part in (item["name"], item["amount"], item.get("note", "")):
            expect(
                " ".join(part.split()) in " ".join(line.split()), "a line lacks a part of its row", line, item
            )
        expect(bool(item["quantities"]) or not item["amount"], "an amount without quantities", item)


def factor(seen: Seen) -> float:
    return DRINK_UNITS[seen.progress["unit"]]


def check_water(seen: Seen) -> None:
    progress, today = seen.progress, seen.days[-1]
    expect(today["day"] == progress["day"], "the history ends on another day than today", today, progress)
    for key in ("total", "goal", "remaining", "percent", "goal_reached", "unit"):
        expect(today[key] == progress[key], f"history and progress differ in {key}", today, progress)
    expect(
        progress["unit"] == DISPLAY_UNITS[seen.settings["units"]],
        "another unit than the settings say",
        progress,
    )
    for day in seen.days:
        check_day(day, [entry for entry in seen.entries.values() if entry["day"] == day["day"]], factor(seen))
    dates = [date.fromisoformat(day["day"]) for day in seen.days]
    expect(
        all(b - a == timedelta(1) for a, b in zip(dates, dates[1:], strict=False)),
        "a day is missing or twice",
    )
    expect(
        progress["streak"] == streak(seen.days),
        "the streak is not that of the days",
        progress,
        seen.days[-8:],
    )


def check_day(day: dict[str, Any], entries: list[dict[str, Any]], unit: float) -> None:
    total = sum(entry["milliliters"] for entry in entries) / unit
    expect(abs(day["total"] - total) <= ROUNDING, "a day's total is not the sum of its drinks", day, entries)
    expect(day["entries_count"] == len(entries), "a day's count is not that of its drinks", day, entries)
    left = max(0, day["goal"] - day["total"])
    expect(abs(day["remaining"] - left) <= 2 * ROUNDING, "remaining is not goal less total", day)
    expect(day["goal_reached"] == (day["percent"] >= 100), "percent and goal_reached disagree", day)
    expect(day["goal_reached"] == (day["remaining"] == 0), "remaining and goal_reached disagree", day)
    share = day["total"] / day["goal"] * 100
    expect(abs(day["percent"] - share) <= 1.01, "percent is not total by goal", day)


def streak(days: list[dict[str, Any]]) -> int:
    """The days at goal in a row up to today, or up to yesterday while today is not there yet."""
    reached = [day["goal_reached"] for day in days]
    if not reached[-1]:
        reached.pop()
    return next((n for n, is_reached in enumerate(reversed(reached)) if not is_reached), len(reached))


def check_history(result: dict[str, Any]) -> None:
    """Average and days of a reply of show_history."""
    logged = [day["total"] for day in result["days"] if day["entries_count"]]
    average = sum(logged) / len(logged) if logged else 0
    expect(result["days_logged"] == len(logged), "days_logged is not the number of days with drinks", result)
    expect(abs(result["average_per_logged_day"] - average) <= 2 * ROUNDING, "the average is wrong", result)


def check_look(tool: str, arguments: dict[str, Any], result: dict[str, Any], seen: Seen) -> None:
    """A look at a part shows that part of the whole."""
    if tool == "show_list":
        hidden = [] if arguments.get("include_checked") else [True]
        for item in result["items"]:
            expect(
                seen.row(item["id"]) == item, "show_list shows a row otherwise", item, seen.row(item["id"])
            )
            expect(item["checked"] not in hidden, "show_list shows a checked row that nobody asked for", item)
    elif tool == "check_todays_progress":
        expect(result == seen.progress, "the progress is another at a second look", result, seen.progress)
    elif tool == "show_history":
        check_history(result)
        known = {day["day"]: day for day in seen.days}
        for day in result["days"]:
            expect(known.get(day["day"], day) == day, "show_history shows a day otherwise", day)
        for entry in result.get("entries", []):
            expect(seen.entries.get(entry["id"]) == entry, "show_history shows a drink otherwise", entry)


# The file


def check_file(file: Path, sealed: bool) -> dict[str, Any]:
    """The file as JSON; whole, and with a right seal if a server wrote it last."""
    data = file.read_bytes()
    value = json.loads(data)
    expect(value["format"] == "carafe", "the file has lost its format")
    if sealed:
        body = data[: data.rindex(b'"seal"')]
        expect(value["seal"] == f"{hash_of(body):016x}", "the seal is wrong", value["seal"])
    return value


def hash_of(data: bytes) -> int:
    """The 64-bit FNV-1a hash."""
    result = 0xCBF29CE484222325
    for byte in data:
        result = (result ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return result


def live(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The records that are not deleted, by the rule of docs/store.md."""

    def newest(record: dict[str, Any]) -> str:
        stamps = [stamp for field, stamp in record.get("~", {}).items() if field != "checked"]
        return max([record.get("made", ""), *stamps])

    return [record for record in records if not record.get("del") or newest(record) > record["del"]]


def check_shown(seen: Seen, file: dict[str, Any]) -> None:
    """All that the file has is shown."""
    ids = {record["id"] for record in live(file["water"]) if "id" in record}
    shown = set(seen.entries)
    future = {id for id in ids - shown if not_yet(file, id, seen.today)}
    expect(ids - future <= shown, "a drink of the file is not shown", sorted(ids - shown))
    for record in live(file["shopping"]):
        name = fold(record["name"])
        expect(any(fold(item["name"]) == name or same_plural(item["name"], record["name"]) for item in seen.items),
               "an item of the file is not shown", record, [item["name"] for item in seen.items])  # fmt: skip


def not_yet(file: dict[str, Any], id: str, today: str) -> bool:
    """Whether a drink counts for a day that is still to come here, as it may after a journey."""
    at = next(record["at"] for record in file["water"] if record.get("id") == id)
    return at[:10] > today


def same_plural(one: str, other: str) -> bool:
    """Whether the names may differ in number only; the exact rule is the product's."""
    return fold(one)[:3] == fold(other)[:3]
