"""One run, side by side: the C floor, Carafe, and the same two tools with the official Python SDK.

Prints what it measured and writes docs/benchmarks.md. Called by scripts/bench, which compiles the C
programs. The servers take turns, so that a slow moment of the machine meets all of them.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import household

sys.path.append(str(Path(__file__).resolve().parents[1] / "Tests" / "Robustness"))
import instructions  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".build" / "benchmarks"
BINARY = Path(os.path.abspath(os.environ.get("CARAFE_BINARY", ROOT / ".build/release/carafe")))
REPORT = ROOT / "docs" / "benchmarks.md"
NOTES = ROOT / "Benchmarks" / "notes.md"  # what the numbers do not say of themselves
ROUNDS, STARTS, READS, WRITES = 12, 40, 1000, 40
SETTLE = 2.5  # a file changed less than 2 s ago is looked at again, by design


def request(id: int, method: str, params: dict[str, Any]) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params})


LINES = "\n".join([
    request(1, "initialize", {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"},
    }),
    json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
    request(2, "tools/call", {"name": "check_todays_progress", "arguments": {}}),
    request(3, "tools/call", {"name": "log_water", "arguments": {"amount": 8}}),
]) + "\n"  # fmt: skip


@dataclass
class Session:
    """How one kind of server is started on a folder, and how many calls are pipelined to it."""

    command: Callable[[Path], list[str]]
    pipelined: int = 4000
    silent: bool = False  # takes no notification, since it would answer it


def measure(session: Session, folder: Path, reads: int, writes: int, pipelined: int) -> dict[str, Any]:
    """One session from start to end of input, measured by Benchmarks/driver.c."""
    lines = folder / "lines"
    text = LINES.splitlines()
    lines.write_text("\n".join([text[0], "" if session.silent else text[1], *text[2:]]) + "\n")
    home = folder / "home"
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "CARAFE_FOLDER": str(folder), "PATH": os.environ["PATH"], "TZ": "UTC"}
    command = [str(TOOLS / "driver"), str(lines), str(reads), str(writes), str(pipelined)]
    run = subprocess.run(
        command + session.command(folder), env=environment, stdout=subprocess.PIPE, check=True, timeout=600
    )
    result = json.loads(run.stdout)
    assert result["status"] == 0, f"{session.command(folder)} ended with status {result['status']}"
    return result


SERVERS = {
    "C floor": Session(lambda _: [str(TOOLS / "floor")], 50_000, silent=True),
    "Carafe": Session(lambda _: [str(BINARY)], 20_000),
    "Python SDK": Session(lambda _: [sys.executable, str(ROOT / "Benchmarks/python_server.py")], 400),
}


class Series:
    """Measurements of one thing; shown as the median with the middle half of them."""

    def __init__(self, values: list[float]) -> None:
        self.middle = median(values)
        self.low, _, self.high = quantiles(values, n=4)

    def text(self, digits: int) -> str:
        return f"{self.middle:,.{digits}f} ({self.low:,.{digits}f} to {self.high:,.{digits}f})"


def side_by_side() -> dict[str, dict[str, Series]]:
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in SERVERS}
    firsts: dict[str, list[float]] = {name: [] for name in SERVERS}
    for _ in range(ROUNDS):
        for name, session in SERVERS.items():
            with tempfile.TemporaryDirectory() as folder:
                runs[name].append(measure(session, Path(folder), READS, WRITES, session.pipelined))
                firsts[name].append(runs[name][-1]["first"])
    for _ in range(STARTS):
        for name in ("C floor", "Carafe"):
            with tempfile.TemporaryDirectory() as folder:
                firsts[name].append(measure(SERVERS[name], Path(folder), 0, 0, 0)["first"])
    return {
        name: {
            "first": Series([value / 1000 for value in firsts[name]]),
            "read": Series([median(run["reads"]) for run in runs[name]]),
            "write": Series([median(run["writes"]) for run in runs[name]]),
            "per second": Series([run["per_second"] for run in runs[name]]),
            "memory": Series([run["peak_kb"] / 1024 for run in runs[name]]),
        }
        for name in SERVERS
    }


def on_a_file(water: int, items: int) -> dict[str, Series]:
    """Adds to a file of that size, Carafe and the C writer in turns; reads; the first call."""
    values: dict[str, list[float]] = {name: [] for name in ("carafe", "writer", "read", "first call")}
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "carafe")
        floor = Path(temporary, "floor")
        for path in (folder, floor, floor / "state"):
            path.mkdir()
        file = folder / "Carafe.json"
        household.write(file, water, items)
        carafe = SERVERS["Carafe"]
        measure(carafe, folder, 1, 1, 0)  # takes the file over: replica and history exist from here on
        writer = Session(
            lambda _: [str(TOOLS / "writer"), str(file), str(floor), str(floor / "state")], silent=True
        )
        for _ in range(ROUNDS // 2):
            time.sleep(SETTLE)
            run = measure(carafe, folder, 100, 20, 0)
            values["read"].append(median(run["reads"]))
            values["first call"].append(run["first_read"] / 1000)
            values["carafe"].append(median(run["writes"]) / 1000)
            values["writer"].append(median(measure(writer, floor, 1, 20, 0)["writes"]) / 1000)
        values["megabytes"] = [file.stat().st_size / 1e6] * 2
    return {name: Series(series) for name, series in values.items()}


def machine() -> str:
    name = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        name = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), name)
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def size(path: Path) -> str:
    files = path.rglob("*") if path.is_dir() else [path]
    return f"{sum(file.stat().st_size for file in files if file.is_file()) / 1e6:,.2f}"


def report(
    results: dict[str, dict[str, Series]], small: dict[str, Series], large: dict[str, Series], load: float
) -> str:
    floor, carafe, sdk = (results[name] for name in SERVERS)
    sizes = [size(TOOLS / "floor"), size(BINARY), size(Path(sys.prefix, "lib"))]
    rows = [
        ("start to first reply, ms", [server["first"].text(2) for server in (floor, carafe, sdk)]),
        ("read call, µs", [server["read"].text(0) for server in (floor, carafe, sdk)]),
        ("write call, µs", ["", *(server["write"].text(0) for server in (carafe, sdk))]),
        ("pipelined read calls a second", [server["per second"].text(0) for server in (floor, carafe, sdk)]),
        ("peak memory, MB", [server["memory"].text(1) for server in (floor, carafe, sdk)]),
        ("size, MB", [sizes[0], sizes[1], f"{sizes[2]} of packages, besides Python"]),
    ]
    store = [
        ("size of the file, MB", [f"{file['megabytes'].middle:.2f}" for file in (small, large)]),
        ("an add, ms", [file["carafe"].text(2) for file in (small, large)]),
        (
            "the same bytes and fsyncs by the C writer, ms",
            [file["writer"].text(2) for file in (small, large)],
        ),
        ("today's progress, file unchanged, µs", [file["read"].text(0) for file in (small, large)]),
        ("start to the first call's reply, ms", [file["first call"].text(1) for file in (small, large)]),
    ]
    megabytes = BINARY.stat().st_size / 1e6
    goals = [
        ("first reply, times the floor", carafe["first"].middle / floor["first"].middle, "<=", 2.5),
        ("read call, µs above the floor", carafe["read"].middle - floor["read"].middle, "<=", 45),
        (
            "calls a second, times the Python server's",
            carafe["per second"].middle / sdk["per second"].middle,
            ">=",
            20,
        ),
        ("pipelined read calls a second", carafe["per second"].middle, ">=", 50_000),
        ("peak memory, MB", carafe["memory"].middle, "<=", 10),
        ("binary, MB", megabytes, "<=", 11),
        (
            "add on the small file, times the C writer",
            small["carafe"].middle / small["writer"].middle,
            "<=",
            2,
        ),
        (
            "add on the ten-year file, times the C writer",
            large["carafe"].middle / large["writer"].middle,
            "<=",
            4,
        ),
        ("add on the ten-year file, ms", large["carafe"].middle, "<", 30),
        (
            "add at 30,000 entries, times the add at 300",
            large["carafe"].middle / small["carafe"].middle,
            "<=",
            15,
        ),
        ("today's progress on the ten-year file, ms", large["read"].middle / 1000, "<", 1),
        ("first call on the ten-year file, ms", large["first call"].middle, "<", 150),
    ]
    verdicts = []
    for name, value, relation, limit in goals:
        holds = {"<=": value <= limit, "<": value < limit, ">=": value >= limit}[relation]
        verdicts.append(
            (name, [f"{relation} {limit}", f"{value:,.2f}", "holds" if holds else "**does not hold**"])
        )
    counts = [
        (name, [f"{kind.goal:,}", f"{count / 1000:,.0f}", "holds" if count <= kind.goal * 1000 else "**does not hold**"])
        for (name, kind), count in zip(instructions.KINDS.items(), instructions.costs().values(), strict=True)
    ]
    parts = [
        "# Benchmarks",
        f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC by `scripts/bench` in one run on: {machine()}; "
        f"load before the run {load:.2f}. Each number is a median, with the middle half of the measures in "
        f"brackets. The servers took turns, {ROUNDS} rounds of {READS} reads and {WRITES} writes each.",
        "## Side by side",
        "The floor is a C program that reads a line and answers a constant one. The Python server has the "
        "same two tools, written with the official SDK. Carafe carries all its tools.",
        table(["", *SERVERS], rows),
        "## The store",
        "The C writer writes the same bytes with the same fsyncs as Carafe does, and does nothing else.",
        table(["", "300 entries, 20 items", "ten years: 30,000 entries, 500 items"], store),
        "## Goals",
        table(["", "goal", "measured", ""], verdicts),
        "## Instructions",
        "What a call costs in thousands of instructions, as valgrind counts them (`scripts/instructions`), which no "
        "noise of the machine disturbs. CI fails when one is a tenth above its recorded value.",
        table(["", "goal", "counted", ""], counts),
        NOTES.read_text().rstrip(),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: list[str], rows: list[tuple[str, list[str]]]) -> str:
    lines = [head, ["---"] * len(head), *([name, *cells] for name, cells in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    load = os.getloadavg()[0]
    results = side_by_side()
    text = report(results, on_a_file(300, 20), on_a_file(30_000, 500), load)
    REPORT.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
