"""A server as a process that takes lines and gives lines, for checks that need no client library."""

import ctypes
import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.path.abspath(os.environ.get("CARAFE_BINARY", ROOT / ".build/release/carafe"))
VERSION = "2025-11-25"


class Server:
    """One process on `folder`, with a home of its own; `environment` adds to what it is told."""

    def __init__(
        self, folder: Path, home: Path, environment: dict[str, str] | None = None, errors: Any = None
    ) -> None:
        for path in (folder, home):
            path.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            [BINARY],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if errors is None else errors,
            env={"HOME": str(home), "CARAFE_FOLDER": str(folder), "TZ": "UTC", "LANG": "en_US.UTF-8"}
            | (environment or {}),
        )
        self.buffer = bytearray()
        self.last_id = 0

    def write(self, data: bytes) -> None:
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self, timeout: float = 10) -> bytes:
        """The next line. Raises EOFError when the server has gone, TimeoutError when it says nothing."""
        end = time.monotonic() + timeout
        searched = 0
        while (at := self.buffer.find(b"\n", searched)) < 0:
            searched = len(self.buffer)
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise TimeoutError(f"no line within {timeout} s")
            chunk = os.read(self.process.stdout.fileno(), 1 << 20)
            if not chunk:
                raise EOFError(f"the server ended with status {self.process.wait()}")
            self.buffer += chunk
        line = bytes(self.buffer[:at])
        del self.buffer[: at + 1]
        return line

    def request(
        self, method: str, params: dict[str, Any] | None = None, timeout: float = 10
    ) -> dict[str, Any]:
        """The result of a request; raises RuntimeError on an error reply."""
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params or {}}
        self.write(json.dumps(message).encode() + b"\n")
        while (reply := json.loads(self.read(timeout))).get("id") != self.last_id:
            pass
        if "error" in reply:
            raise RuntimeError(reply["error"]["message"])
        return reply["result"]

    def handshake(self) -> "Server":
        client = {"name": "robustness", "version": "1"}
        self.request("initialize", {"protocolVersion": VERSION, "capabilities": {}, "clientInfo": client})
        self.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
        return self

    def call(self, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """The structured content of a call that must succeed."""
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        assert not result.get("isError"), f"{tool} {arguments}: {result['content'][0]['text']}"
        return result["structuredContent"]

    def memory(self, field: str) -> int:
        """`VmRSS` (now) or `VmHWM` (the peak), in kB, as the system counts it."""
        if sys.platform == "darwin":
            return darwin_memory(self.process.pid, field)
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(field))

    def close(self) -> None:
        """End of input; the server must end well within a second."""
        self.process.stdin.close()
        status = self.process.wait(1)
        self.process.stdout.close()
        assert status == 0, f"the server ended with status {status}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def darwin_memory(process: int, field: str) -> int:
    """What `Server.memory` gives, on a Mac: from `proc_pid_rusage` of <libproc.h>."""
    version, counts = 4, (ctypes.c_uint64 * 37)()  # rusage_info_v4: a UUID, then 35 numbers
    if ctypes.CDLL("/usr/lib/libproc.dylib").proc_pid_rusage(process, version, counts) != 0:
        raise OSError("proc_pid_rusage fails")
    ri_resident_size, ri_lifetime_max_phys_footprint = 2 + 6, 2 + 28
    return counts[ri_resident_size if field == "VmRSS" else ri_lifetime_max_phys_footprint] // 1024
