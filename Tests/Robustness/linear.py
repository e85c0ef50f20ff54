"""F81: work grows no faster than what is to be read: instructions, as valgrind counts them, at 1, 10 and 100 times
the length, for texts made to be slow to read. Arguments: names of groups; none for all."""

import json
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from instructions import CLIENT, counted

# From 10 to 100 times is 10 times as far as from 1 to 10; the rest is for what is read twice.
GROWTH = 15
SLACK = 3_000_000
# No request and no file takes more at its largest.
MOST_A_TEXT = 5_000_000_000

# Texts of about n scalars, each slow for one kind of reader: those that start again at each word, look
# for an end that never comes, or take a letter and its marks for one.
PIECES = [
    "1 ", "1", "a ", "a", " ", "(", ")", "((a) ", "1 + ", "1+", "1-2-", "1/", "1.", "1,", "1:", ", ", "a, ",
    "1 a, ", "a and ", "1 a and ", "and ", "x ", "2 x ", "x2 ", "half ", "one ", "one past ", "two hundred ",
    "of ", "of the ", "about ", "~", "water ", "ml ", "1 ml ", "1 ml + ", "half past ", "'", "\"", "“", "[", "{",
    "- ", "[x] ", "* ", "**", "#", ":", "|", "é", "e\u0301", "\u0301", "👨\u200d", "🇩", "\u200b", "三", "三個",
    "ago ", "last ", "1 (", "1 lb 2 oz ", "between 1 and ", "chopped, ", "=", "=1 ", "null", "-", "_", "\t",
]  # fmt: skip

# A few of them, for the lines of a list.
LINES = PIECES[::11]


def text(piece: str, size: int) -> str:
    """A text of exactly so many scalars, whose end differs from the rest."""
    return (piece * (size // len(piece) + 1))[: size - 1] + "!"


def calls(tool: str, size: int, arguments, step: slice = slice(None)) -> list[Any]:
    return [("tools/call", {"name": tool, "arguments": arguments(text(p, size))}) for p in PIECES[step]]


def nested(value: Any, depth: int) -> Any:
    for _ in range(depth):
        value = [value]
    return value


def junk(size: int) -> list[Any]:
    """Lines of JSON whose content nobody reads."""
    values = [
        "a" * size, "\\\"" * (size // 2), "é\u0001" * (size // 2), [1] * (size // 2), [[]] * (size // 3),
        {f"k{i}": i for i in range(size // 8)}, [nested([], 60)] * (size // 120),
        [1.5e300] * (size // 6), int("1" * min(size, 4000)), [{"a": {"b": [None]}}] * (size // 20),
    ]  # fmt: skip
    return [("tools/call", {"name": "show_list", "arguments": {"_junk": value}}) for value in values] + [
        ("ping", {"a" * size: "b" * size}),
        ("tools/call", {"name": "a" * size}),
        ("resources/read", {"uri": "carafe://" + "a" * size}),
        ("prompts/get", {"name": "log_water", "arguments": {"amount": "1 " * (size // 2)}}),
    ]


ROWS = [f"{n} lb thing {n}" for n in range(1, 31)] + ["milk", "oat milk (2%)", "a and a and a", "sugar, brown"]
# Name: the sizes, and the requests for one of them.
SERVED = {
    "amounts": ([2, 20, 200], lambda n: calls("log_water", n, lambda t: {"amount": t, "at": "!"})),
    "units": ([2, 20, 200], lambda n: calls("log_water", n, lambda t: {"amount": 1, "unit": t, "at": "!"})),
    "times": ([2, 20, 200], lambda n: calls("log_water", n, lambda t: {"amount": 250, "at": t})),
    "dates": ([2, 20, 200], lambda n: calls("show_history", n, lambda t: {"date": t})),
    "containers": ([9, 90, 900], lambda n: calls("change_settings", n, lambda t: {"containers": [t + " = "]})),
    "items": ([10, 100, 1000], lambda n: calls("add_shopping_items", n, lambda t: {"items": [t]}, slice(0, None, 4))),
    "item objects": ([2, 20, 200], lambda n: calls(
        "add_shopping_items", n, lambda t: {"items": [{"name": t, "quantity": t, "unit": t, "note": t}]}, slice(1, None, 3))),
    "look-ups": ([10, 100, 1000], lambda n: calls("check_off_items", n, lambda t: {"items": [t]}, slice(1, None, 5))),
    "references": ([10, 100, 1000], lambda n: calls(
        "update_shopping_item", n, lambda t: {"item": t, "note": "x"}, slice(2, None, 8))),
    "changes": ([2, 20, 200], lambda n: calls(
        "update_shopping_item", n, lambda t: {"item": "milk", "amount": t, "name": t, "note": t})),
    "lists": ([30, 300, 3_000], lambda n: [
        ("tools/call", {"name": "check_off_items", "arguments": {"items": ["\n".join([text(p, 30)] * (n // 30))]}})
        for p in PIECES[::20]]),
    # Without commas: how many things there are too many of is told sooner.
    "one line": ([1_100, 11_000, 110_000], lambda n: [
        ("tools/call", {"name": "add_shopping_items", "arguments": {"items": [text(p, n)]}})
        for p in ["(", "🇩"]]),
    "JSON": ([1_000, 10_000, 100_000], junk),
    "refused": ([10_001, 100_001, 1_000_001], lambda n: [
        ("tools/call", {"name": tool, "arguments": {name: text(p, n)}}) for p in [" ", "(", "1", "\u0301", "👨\u200d"]
        for tool, name in [("log_water", "amount"), ("log_water", "unit"), ("log_water", "at"),
                           ("show_history", "date"), ("update_shopping_item", "item"), ("show_list", "section")]]),
}  # fmt: skip

DRINK = '<Record type="HKQuantityTypeIdentifierDietaryWater" unit="%s" startDate="%s" value="%s"/>'


def repeated(piece: str, size: int) -> str:
    return piece * (size // len(piece) + 1)


# Name: the content of a file of about n bytes.
IMPORTED = {
    "CSV rows": lambda n: "time,ml,note\n" + repeated('2026-03-10 08:00,lots,"a""b"\n,,,\n\n"', n // 2)
    + repeated("1/2/3,,\n", n // 2),
    "CSV columns": lambda n: repeated("name,", n // 2) + "\n" + repeated(",", n // 2),
    "CSV cell": lambda n: "name,amount\n" + repeated("a (", n // 2) + '\n"' + repeated('""', n // 2),
    "lists of lines": lambda n: "\n".join(text(LINES[i % len(LINES)], 100) for i in range(n // 100)),
    "short lines": lambda n: repeated("1\n(\nsection:\n|-|\n# a\n[ ]\n\n", n),
    "one long line": lambda n: repeated("1 a, ", n),
    "JSON records": lambda n: "[" + ",".join(
        json.dumps({"name": text(LINES[i % len(LINES)], 100), "amount": text(LINES[i % 7], 50), "x": [[i]]})
        for i in range(n // 200)) + "]",
    "JSON lists": lambda n: "[" + ",".join(['{"items":[{"items":[{"items":[{"items":[1,[],{}]}]}]}]}'] * (n // 50)) + "]",
    "Health records": lambda n: "<HealthData>" + "".join(
        DRINK % (p.replace('"', "&") * 5, "&amp;" * 9, "&" * 40) for p in ["a", "1", "\u0301", "&lt;"]
    ) * (n // 100) + "</HealthData>",
    "Health tags": lambda n: repeated("<a b='", n // 3) + "'>" + repeated("<a>", n // 3) + repeated("<!--", n // 3),
}  # fmt: skip
FILE_SIZES = [200, 2_000, 20_000]
# Files that are beyond what is read of a line or a cell from the start, and cost little.
LONG_SIZES = [20_000, 200_000, 2_000_000]
LONG_FILES = {"CSV columns", "CSV cell", "one long line", "Health tags"}


def measured(name: str, size: int) -> tuple[int, int]:
    """The instructions for a group at a size, and how many texts it reads."""
    with tempfile.TemporaryDirectory() as folder:
        if name in IMPORTED:
            path = Path(folder, "file")
            path.write_text(IMPORTED[name](size), encoding="utf-8")
            return counted(["import", "--dry-run", str(path)], folder), 1
        start = [("initialize", CLIENT), ("tools/call", {"name": "add_shopping_items", "arguments": {"items": ROWS}})]
        requests = SERVED[name][1](size)
        return counted([], folder, start + requests), len(requests)


def main() -> None:
    if not shutil.which("valgrind"):
        print("valgrind is not installed")
        raise SystemExit(77)
    names = [name for name in [*SERVED, *IMPORTED] if not sys.argv[1:] or name in sys.argv[1:]]
    sizes = {name: SERVED[name][0] if name in SERVED else LONG_SIZES if name in LONG_FILES else FILE_SIZES
             for name in names}  # fmt: skip
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {name: [pool.submit(measured, name, size) for size in sizes[name]] for name in names}
        for name, (first, second, third) in runs.items():
            (one, _), (ten, _), (hundred, texts) = first.result(), second.result(), third.result()
            growth, each = (hundred - one) / max(ten - one, 1), (hundred - one) // texts
            print(f"{name:15} {one:13,} {ten:13,} {hundred:14,}  x {growth:4.1f}, {each:11,} a text", flush=True)
            if hundred - one > GROWTH * max(ten - one, 0) + SLACK or each > MOST_A_TEXT:
                failed.append(name)
    assert not failed, f"more work than the length explains: {', '.join(failed)}"


if __name__ == "__main__":
    main()
