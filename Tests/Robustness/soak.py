"""Many mixed calls in one process with flat memory, and very long lines: soak.py [CALLS]."""

import itertools
import sys
import tempfile
import time
from pathlib import Path

from lines import Server

SETTLED = 10_000
GROWTH_KB = 2_048
READS = [
    ("check_todays_progress", {}),
    ("show_list", {}),
    ("show_history", {"days": 7}),
    ("show_list", {"include_checked": True}),
    ("show_history", {"date": "2026-03-10"}),
]
# None adds a record for ever: what grows then is the process and not the data.
WRITES = [
    ("check_off_items", {"items": ["milk"]}),
    ("adjust_goal", {"amount": 60}),
    ("uncheck_items", {"items": ["milk"]}),
    ("adjust_goal", {"amount": 64}),
    ("update_shopping_item", {"item": "milk", "note": "cold"}),
    ("update_shopping_item", {"item": "milk", "note": "fresh"}),
]
CALLS = [call for write in WRITES for call in (*READS, *READS, write)]
LONG = [
    b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"%s"}}\n',
    b'{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add_shopping_items","arguments":'
    b'{"items":["%s"]}}}\n',
    b"{oops %s\n",
]
BAD = [b"{oops\n", b'{"jsonrpc":"2.0","id":"x","method":"nope"}\n']


def soak(server: Server, count: int) -> None:
    server.call("add_shopping_items", {"items": ["milk", "2 lbs chicken", "eggs"]})
    server.call("log_water", {"amount": 8})
    start = time.monotonic()
    settled = 0
    for number, (tool, arguments) in enumerate(itertools.islice(itertools.cycle(CALLS), count), 1):
        server.call(tool, arguments)
        if number % 100 == 0:
            server.write(BAD[number // 100 % 2])
            server.read()
            server.request("resources/read", {"uri": "carafe://shopping-item"})
        if number == SETTLED:
            settled = server.memory("VmRSS")
        if number % 10_000 == 0:
            rate = number / (time.monotonic() - start)
            print(f"{number} calls, {rate:.0f} a second, {server.memory('VmRSS')} kB", flush=True)
    growth = server.memory("VmRSS") - settled
    assert growth <= GROWTH_KB, f"memory grew by {growth} kB after the first {SETTLED} calls"


def long_lines(server: Server) -> None:
    """Lines of up to 32 MiB, good and bad: time and memory grow no faster than the line."""
    times: dict[int, float] = {}
    peaks: dict[int, int] = {}
    for mebibytes in (4, 8, 16, 32):
        body = b"a" * (mebibytes << 20)
        start = time.monotonic()
        for line in LONG:
            server.write(line % body)
            server.read(60)
        times[mebibytes] = time.monotonic() - start
        peaks[mebibytes] = server.memory("VmHWM")
        print(f"{mebibytes} MiB: {times[mebibytes]:.3f} s, peak {peaks[mebibytes]} kB", flush=True)
    assert times[32] <= 16 * max(times[4], 0.02), "a long line takes more than linear time"
    assert peaks[32] <= 8 * (32 << 10) + 20_000, "a long line takes too much memory"
    server.request("ping")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder, "folder"), Path(folder, "home")).handshake()
        soak(server, max(count, SETTLED))
        server.close()
        server = Server(Path(folder, "folder"), Path(folder, "home")).handshake()
        long_lines(server)
        server.close()


if __name__ == "__main__":
    main()
