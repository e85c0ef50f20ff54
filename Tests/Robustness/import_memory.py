"""F82: what an import holds in memory is at most three times its file, whatever is in that: peaks, as the system
counts them, for files of 10 MB in every form that hold much of what costs little to write."""

import os
import subprocess
import tempfile
from pathlib import Path

from lines import BINARY

SIZE = 10_000_000
MOST = 3
DRINK = b'<Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" startDate="2026-03-10" value="1"/>\n'


def write(path: Path, first: bytes, piece: bytes, last: bytes) -> None:
    """A file of so many bytes: the first piece, the second again and again, and the last; never whole in this
    process, whose own peak the one that it starts is said to have had too."""
    count = (SIZE - len(first) - len(last)) // len(piece)
    at_once = 1 + 50_000 // len(piece)
    with path.open("wb") as file:
        file.write(first)
        for _ in range(count // at_once):
            file.write(piece * at_once)
        file.write(piece * (count % at_once) + last)


FILES = {
    "blank lines": (b"", b"\n", b""),
    "blank lines of CSV": (b"time,ml\n", b"\n", b"2026-03-10 08:00,250\n"),
    "blank lines with CRLF": (b"time,ml\n", b"\r\n", b"2026-03-10 08:00,250\n"),
    "empty rows": (b"time,ml\n", b",\n", b""),
    "rows of nothing": (b"time,ml\n", b"x,\n", b""),
    "rows cut short": (b"time,ml,note\n", b"1\n", b""),
    "one long line": (b"", b"a", b""),
    "one long line of commas": (b"time,ml\n", b",", b""),
    "many columns": (b"time,ml", b",name", b"\n1,2,3\n"),
    "many empty columns": (b"", b",", b"\nname\nmilk\n"),
    "one long cell": (b'name,note\nmilk,"', b"a", b'"\n'),
    "a cell that never ends": (b'name,note\nmilk,"', b'""', b""),
    "another encoding": (b"name;note\n", "Käse;süß;;;\n".encode("latin-1"), b""),
    "UTF-16": (b"\xff\xfe", "x\n".encode("utf-16-le"), b""),
    "UTF-16 of long letters": (b"\xff\xfe", "語".encode("utf-16-le"), b""),
    "short lines": (b"", b"1\n", b""),
    "items without end": (b"", b"a\n", b""),
    "headings": (b"", b"a:\n", b""),
    "marks of a list": (b"", b"- [x] ", b""),
    "combining marks": (b"a", "\u0301".encode(), b""),
    "numbers in JSON": (b"[", b"1,", b"1]"),
    "lists in JSON": (b"[", b"[],", b"[]]"),
    "objects in JSON": (b"[", b"{},", b"{}]"),
    "a deep list": (b"[" * 100, b"[]," * 100, b"[]" + b"]" * 100),
    "one long text in JSON": (b'["', b"a", b'"]'),
    "one long record": (b'[{"name":"milk","x":[', b"1,", b"1]}]"),
    "many members": (b'{"a":[{', b'"k":1,', b'"k":1}]}'),
    "lists of lists": (b"[", b'{"items":[{"items":[1]}]},', b"1]"),
    "items in JSON without end": (b"[", b'"a",', b'"a"]'),
    "JSON that is none": (b"[", b"[{},", b"!"),
    "small tags": (b"<HealthData>", b"<a/>", b"</HealthData>"),
    "open tags": (b"<HealthData>", b"<", b"</HealthData>"),
    "deep tags": (b"<HealthData>", b"<a>", b"</HealthData>"),
    "one long tag": (b"<HealthData><Record x='", b"a", b"'/></HealthData>"),
    "one long comment": (b"<HealthData><!--", b"a", b"--></HealthData>"),
    "drinks that are none": (b"<HealthData>", DRINK, b"</HealthData>"),
    "zeros": (b"", b"\0", b""),
}  # fmt: skip


def peak(path: Path) -> int:
    """The most memory that the import of a file held, in bytes."""
    folder = str(path.parent)
    environment = {"HOME": folder, "CARAFE_FOLDER": folder + "/folder", "TZ": "UTC", "LANG": "en_US.UTF-8"}
    process = subprocess.Popen(
        [BINARY, "import", "--dry-run", str(path)], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    _, status, usage = os.wait4(process.pid, 0)
    assert os.WIFEXITED(status) and os.WEXITSTATUS(status) in (0, 1), f"it ended with {status}"
    return usage.ru_maxrss * 1024


def main() -> None:
    over = []
    for name, pieces in FILES.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "file")
            write(path, *pieces)
            times = peak(path) / path.stat().st_size
        print(f"{name:26} {times:5.2f} times the file", flush=True)
        if times > MOST:
            over.append(name)
    assert not over, f"more than {MOST} times the file: {', '.join(over)}"


if __name__ == "__main__":
    main()
