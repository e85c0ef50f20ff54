"""Makes a Carafe.json of many years, sealed, in the format of docs/store.md."""

import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def seal(data: bytes) -> str:
    """The 64-bit FNV-1a hash, as 16 hex digits."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def write(file: Path, water: int, items: int) -> None:
    """`water` entries, nine a day up to an hour ago, and `items` on the list, half of them checked."""
    choose = random.Random(1)
    latest = datetime.now(UTC).replace(microsecond=0) - timedelta(hours=1)

    def record(moment: datetime, **fields: Any) -> dict[str, Any]:
        stamp = moment.strftime("%Y%m%dT%H%M%S000Z.0000.") + "".join(choose.choices(ALPHABET, k=8))
        return {"id": "".join(choose.choices(ALPHABET, k=10)), "made": stamp, **fields}

    entries = []
    for number in range(water):
        moment = latest - timedelta(minutes=160 * (water - 1 - number))
        entries.append(record(moment, at=moment.isoformat(), ml=250, **{"as": "250 ml"}))
    shopping = []
    for number in range(items):
        moment = latest - timedelta(hours=items - number)
        checked = {"checked": True} if number % 2 else {}
        shopping.append(record(moment, name=f"thing {number}", section="Pantry", **checked))

    parts = ['{"format":"carafe","version":1,"needs":{"read":1,"write":1},\n']
    for name, records in (("settings", []), ("goals", []), ("shopping", shopping), ("water", entries)):
        lines = [json.dumps(value, separators=(",", ":")) for value in records]
        parts.append(f'"{name}":[' + ",".join("\n" + line for line in lines) + "\n],\n")
    body = "".join(parts)
    file.write_text(f'{body}"seal":"{seal(body.encode())}"}}\n')
