"""Random sessions of everyday calls against the server: sessions.py SECONDS [SEED] or --replay FILE.

Each session has a fresh folder and one to three servers on it; after each step everything that is
shown is looked at and checked. What fails is cut down to the fewest steps that still fail, written to
.build/sessions-SEED.json and printed; `scripts/sessions --replay FILE` runs that file.
"""

import json
import re
import sys
import time
from pathlib import Path
from typing import Any

from lines import ROOT
from session import Session
from session_seen import Fault
from session_steps import Steps

# Faults that are known and not mended yet: a pattern of the fault's text, and why that is so.
# Take a line out when its fault is mended.
KNOWN = {
    "an item removed by hand is shown after it was changed by hand": "A line that one save changed and the "
    "next, made from the same version, leaves out: two devices may have saved that, so nothing is deleted.",
    "a drink removed by hand is shown after it was changed by hand": "The same with drinks.",
}


# Other work on the machine makes a reply slow too; so this is a fault only if it comes twice.
SLOW = "a slow reply"


def fault_of(session: dict[str, Any]) -> tuple[Fault | None, int]:
    """The fault of a session, if it has one, and how many calls it made."""
    run = Session(session["setting"])
    try:
        run.run(session["steps"])
        return None, run.calls
    except Fault as fault:
        return fault, run.calls
    except Exception as problem:
        return Fault(f"{type(problem).__name__}: {problem}"), run.calls
    finally:
        run.close()


def kind(fault: Fault | None) -> str:
    return str(fault).split("\n")[0] if fault else ""


def known(fault: Fault) -> bool:
    return any(re.match(pattern, str(fault), re.DOTALL) for pattern in KNOWN)


def reduced(session: dict[str, Any], fault: Fault, seconds: float = 60) -> dict[str, Any]:
    """The session with as few steps as still lead to the same kind of fault."""
    end = time.monotonic() + seconds

    def fails(steps: list[dict[str, Any]]) -> bool:
        found, _ = fault_of({**session, "steps": steps})
        return kind(found) == kind(fault)

    steps, size = session["steps"], max(1, len(session["steps"]) // 2)
    while time.monotonic() < end:
        at, shorter = 0, False
        while at < len(steps) and time.monotonic() < end:
            fewer = steps[:at] + steps[at + size :]
            if fails(fewer):
                steps, shorter = fewer, True
            else:
                at += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return {**session, "steps": steps}


def report(session: dict[str, Any], fault: Fault, name: str) -> None:
    """Prints a fault with its shortest session, and how to replay it."""
    short = reduced(session, fault)
    again, _ = fault_of(short)
    file = ROOT / ".build" / f"sessions-{name}.json"
    file.parent.mkdir(exist_ok=True)
    steps = ",\n".join(json.dumps(step) for step in short["steps"])
    file.write_text(f'{{"setting": {json.dumps(short["setting"])},\n"steps": [\n{steps}\n]}}\n')
    print(f"FAIL {again or fault}")
    print(f"{len(short['steps'])} of {len(session['steps'])} steps lead there:")
    print(file.read_text(), end="")
    print(f"replay: scripts/sessions --replay {file.relative_to(ROOT)}", flush=True)
    if not again:
        print("it did not come again when the session was run again", flush=True)


def replay(file: str) -> None:
    fault, calls = fault_of(json.loads(Path(file).read_text()))
    if fault:
        raise SystemExit(f"FAIL {fault}")
    print(f"{calls} calls: nothing found")


def main() -> None:
    if sys.argv[1:2] == ["--replay"]:
        replay(sys.argv[2])
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 10**9
    print(f"seed {seed}", flush=True)
    end = time.monotonic() + seconds
    sessions = calls = passed_over = slow = 0
    while time.monotonic() < end:
        session = Steps(seed + sessions).session()
        fault, made = fault_of(session)
        sessions, calls = sessions + 1, calls + made
        if fault and known(fault):
            passed_over += 1
        elif fault and kind(fault) == SLOW and kind(fault_of(session)[0]) != SLOW:
            slow += 1
        elif fault:
            report(session, fault, str(seed + sessions - 1))
            raise SystemExit(1)
    print(f"{calls} calls in {sessions} sessions: nothing new found")
    print(f"{passed_over} ended at a known fault, {slow} at a slow reply that was fast in a second run")


if __name__ == "__main__":
    main()
