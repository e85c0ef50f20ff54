"""What must hold of a change: it does what its reply says, and nothing else."""

import json
from collections import Counter
from datetime import datetime, timedelta
from typing import Any

from session_seen import ROUNDING, Fault, Seen, expect, factor
from session_steps import DRINK_UNITS

BASES = {
    "": ("count", 1), "g": ("mass", 1), "kg": ("mass", 1000), "oz": ("mass", 28.349523125),
    "lb": ("mass", 453.59237), "ml": ("volume", 1), "l": ("volume", 1000),
}  # fmt: skip
CHANGES_WATER = {"log_water", "update_water_entry", "delete_water_entry"}
CHANGES_LIST = {
    "add_shopping_items", "check_off_items", "uncheck_items", "update_shopping_item", "remove_shopping_items",
    "clear_checked_items",
}  # fmt: skip


def check_change(
    tool: str, arguments: dict[str, Any], result: dict[str, Any], before: Seen, after: Seen
) -> None:
    """That a successful call changed what it says, and nothing else."""
    if tool not in CHANGES_LIST | {"undo_last_change"}:
        expect(before.items == after.items, f"{tool} changed the list", before.items, after.items)
    if tool not in CHANGES_WATER | {"undo_last_change"}:
        was, now = drinks(before), drinks(after)
        if tool == "change_settings":
            # Another start of the day may put a drink, after a journey, on a day that is still to come.
            was, now = {id: was[id] for id in was if id in now}, {id: now[id] for id in now if id in was}
        expect(was == now, f"{tool} changed drinks", was, now)
    if tool not in {"change_settings", "adjust_goal", "undo_last_change"}:
        expect(
            before.settings == after.settings, f"{tool} changed the settings", before.settings, after.settings
        )
    if tool in CHANGES_WATER:
        check_drink(tool, arguments, result, before, after)
    elif tool in CHANGES_LIST:
        check_rows(tool, result, before, after)
    elif tool == "undo_last_change":
        check_undone(result, after)
    elif tool == "change_settings":
        for key, value in after.settings.items():
            expect(result[key] == value, "the reply has another setting than a look at them", key, result)
    elif tool == "adjust_goal":
        check_goal(arguments, before, after)
    if tool not in {"adjust_goal", "undo_last_change"}:
        check_past_goals(tool, before, after)


def drinks(seen: Seen) -> dict[str, tuple[Any, ...]]:
    """The drinks, without the day, which the start of the day decides."""
    return {
        id: (entry["amount"], entry["unit"], entry["milliliters"], entry["time"])
        for id, entry in seen.entries.items()
    }


def check_drink(
    tool: str, arguments: dict[str, Any], result: dict[str, Any], before: Seen, after: Seen
) -> None:
    entry, today = result["entry"], after.days[-1]
    for key in ("total", "goal", "remaining", "percent", "goal_reached", "entries_count"):
        expect(
            result["today"][key] == today[key], f"the reply has another {key} than the history", result, today
        )
    was, now = dict(before.entries), dict(after.entries)
    old, new = was.pop(entry["id"], None), now.pop(entry["id"], None)
    expect(was == now, f"{tool} changed other drinks", entry)
    if tool == "delete_water_entry":
        is_future = entry["day"] > before.today
        expect(new is None and (is_future or old == entry), "a deleted drink is not gone", old, new)
        return
    expect(
        new == entry or entry["day"] > after.today, "the reply has another drink than the history", entry, new
    )
    amount, unit = arguments.get("amount"), arguments.get("unit")
    if isinstance(amount, (int, float)) and unit in DRINK_UNITS and unit not in containers(before):
        meant = amount * DRINK_UNITS[unit]
        expect(
            abs(entry["milliliters"] - meant) <= 0.001, f"{tool} understood another amount", arguments, entry
        )
    if tool == "log_water" and old is None and "at" not in arguments and entry["day"] == after.today:
        more = entry["milliliters"] / factor(after)
        expect(
            abs(today["total"] - before.days[-1]["total"] - more) <= 2 * ROUNDING,
            "the total did not grow",
            result,
        )
    if tool == "update_water_entry" and old and new:
        if "at" not in arguments:
            expect(old["time"] == new["time"], "an update of the amount moved the drink", old, new)
        if "amount" not in arguments and "unit" not in arguments:
            expect(
                old["milliliters"] == new["milliliters"], "an update of the time changed the amount", old, new
            )


def containers(seen: Seen) -> set[str]:
    return {text.split(" = ")[0] for text in seen.settings["containers"]}


def check_rows(tool: str, result: dict[str, Any], before: Seen, after: Seen) -> None:
    """The rows of the reply are as they are shown now, and the others as they were."""
    told: dict[str, dict[str, Any]] = {}
    if tool == "update_shopping_item":
        told[result["item"]["id"]] = result["item"]
    elif tool == "clear_checked_items":
        checked = sorted(item["id"] for item in before.items if item["checked"])
        removed = sorted(item["id"] for item in result["removed"])
        expect(removed == checked, "what was cleared is not what was checked", result)
    for one in result.get("results", []):
        if one.get("item"):
            told[one["item"]["id"]] = one["item"]
            told.update({one["item"]["id"]: {}} if one["outcome"] == "removed" else {})
    for id, item in told.items():
        expect(
            (after.row(id) or {}) == item,
            f"{tool} tells of a row otherwise than it is shown",
            item,
            after.row(id),
        )
    if "open_count" in result:
        count = sum(not item["checked"] for item in after.items)
        expect(result["open_count"] == count, f"{tool}: open_count is not the number of open rows", result)
    gone = {item["id"] for item in before.items} - {item["id"] for item in after.items}
    may_go = {"update_shopping_item": 1, "clear_checked_items": 1000}.get(tool, 0)
    expect(len(gone - set(told)) <= may_go, f"{tool}: a row went that it does not tell of", sorted(gone))
    for item in before.items:
        if item["id"] not in gone | set(told):
            expect(after.row(item["id"]) == item, f"{tool} changed another row", item, after.row(item["id"]))
    new = {item["id"] for item in after.items} - {item["id"] for item in before.items}
    expect(new <= set(told), f"{tool}: a new row that it does not tell of", sorted(new))


def check_undone(result: dict[str, Any], after: Seen) -> None:
    for item in result["items"]:
        expect(after.row(item["id"]) == item, "undo tells of a row otherwise than it is shown", item)
    for entry in result["entries"]:
        expect(
            after.entries.get(entry["id"], entry) == entry,
            "undo tells of a drink otherwise than it is",
            entry,
        )
    for id in result["removed_ids"]:
        expect(
            id not in after.entries and not after.row(id), "undo says that a thing is gone that is shown", id
        )


def check_goal(arguments: dict[str, Any], before: Seen, after: Seen) -> None:
    amount, unit = arguments["amount"], arguments.get("unit")
    if isinstance(amount, (int, float)) and unit in DRINK_UNITS and unit not in containers(before):
        goal = after.progress["goal"] * factor(after)
        expect(
            abs(goal - amount * DRINK_UNITS[unit]) <= ROUNDING * factor(after),
            "the goal is another",
            after.progress,
        )
    check_past_goals("adjust_goal", before, after)


def check_past_goals(tool: str, before: Seen, after: Seen) -> None:
    """Days since the first drink and before today keep their goals, whatever unit they are shown in."""
    first = min((entry["day"] for entry in before.entries.values()), default=None)
    if first is None or after.settings["day_starts_at"] != before.settings["day_starts_at"]:
        return
    now = {day["day"]: day["goal"] * factor(after) for day in after.days}
    for day in before.days[:-1]:
        if first <= day["day"] < after.today:
            same = abs(now[day["day"]] - day["goal"] * factor(before)) <= ROUNDING * (
                factor(after) + factor(before)
            )
            expect(same, f"{tool} changed the goal of a past day", day, now[day["day"]])


def check_sum(means: dict[str, Any], result: dict[str, Any], before: Seen) -> None:
    """A plain addition adds what it says to what is still to buy."""
    [one] = result["results"]
    expect(one["outcome"] in ("added", "merged", "reopened", "unchanged"), "a plain addition failed", one)
    old = before.row(one["item"]["id"]) or {"quantities": [], "checked": False}
    expected = amounts(old["quantities"])
    if "number" in means:
        more = amounts([{"value": means["number"], "unit": means["unit"]}])
        expected = more if old["checked"] else expected + more
    if one["outcome"] == "unchanged" and "number" in means:
        raise Fault(f"an addition with an amount changed nothing\n  {json.dumps(one)}")
    got = amounts(one["item"]["quantities"])
    same = all(abs(got[key] - expected[key]) <= 2e-3 * max(1, expected[key]) for key in {*got, *expected})
    expect(same, "the amounts do not add up", dict(expected), dict(got), one)


def amounts(quantities: list[dict[str, Any]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for quantity in quantities:
        kind, size = BASES.get(quantity.get("unit", ""), (quantity.get("unit", ""), 1))
        total[kind] += quantity.get("value", 0) * size
    return total


def check_time(text: str, minutes: int, entry: dict[str, Any], now: datetime) -> None:
    """A drink at a known moment is there, to the minute in which it was said."""
    off = abs((datetime.fromisoformat(entry["time"]) - (now - timedelta(minutes=minutes))).total_seconds())
    expect(off < 60, "the time was understood otherwise", text, entry)
