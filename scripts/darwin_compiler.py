"""The compiler for a version of macOS, on Linux and without Apple's SDK. See scripts/darwin-check."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

PROJECT = Path(__file__).resolve().parents[1]
SDK = PROJECT / "scripts" / "darwin-sdk"
WORK = PROJECT / ".build" / "darwin-check"
# An Intel Mac, since the interfaces come from x86-64 and mention its Float80. Where a pointer is as wide
# and a C type is the same, as everywhere on a Mac, the answer is that for Apple silicon.
ARCHITECTURE = "x86_64"
# In the order in which they need each other: the toolchain's, ours, the toolchain's on top of them.
MODULES = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_Builtin_float"]
OVERLAYS = ["Darwin", "os", "Foundation"]
MORE = ["Synchronization", "Testing"]


def run(*command: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command], check=False, capture_output=True, text=True)


def fail(what: str, said: str = "") -> NoReturn:
    print(f"scripts/darwin-check: {what}\n{said}", file=sys.stderr)
    sys.exit(2)


def toolchain() -> Path:
    compiler = shutil.which("swiftc") or fail("there is no swiftc")
    return Path(compiler).resolve().parents[1]


SWIFT = toolchain()


class Mac:
    """The compiler for one version of macOS, with the modules of its SDK."""

    def __init__(self, version: str) -> None:
        self.triple = f"{ARCHITECTURE}-apple-macosx{version}"
        seen = hashlib.sha256(run(SWIFT / "bin/swiftc", "--version").stdout.encode())
        for path in sorted([Path(__file__), *SDK.rglob("*")]):
            if path.is_file():
                seen.update(path.read_bytes())
        self.key = f"{self.triple}-{seen.hexdigest()[:16]}"
        self.cache = WORK / self.key
        self.modules = self.cache / "modules"

    def frontend(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        # Without Objective-C, since the interfaces were made on a system that has none.
        return run(
            SWIFT / "bin/swift-frontend", *arguments, "-target", self.triple, "-sdk", SDK,
            "-disable-objc-interop", "-resource-dir", SWIFT / "lib/swift", "-I", self.modules,
            "-module-cache-path", self.cache / "clang")

    def prepare(self) -> None:
        """Builds the modules of the SDK, once for each toolchain and each change of the SDK."""
        if (self.cache / "done").exists():
            return
        for old in WORK.glob(f"{self.triple}-*"):
            shutil.rmtree(old)
        self.modules.mkdir(parents=True)
        for name in MODULES:
            self.build_interface(name)
        for name in OVERLAYS:
            self.build_overlay(name)
        for name in MORE:
            self.build_interface(name)
        (self.cache / "done").touch()

    def build_interface(self, name: str) -> None:
        folder = SWIFT / "lib/swift/linux" / f"{name}.swiftmodule"
        source = next(p for p in folder.glob("*.swiftinterface") if ".private." not in p.name)
        text = self.cache / f"{name}.swiftinterface"
        text.write_text(for_mac(source.read_text(), self.triple))
        self.build(name, "-compile-module-from-interface", text,
                   *(["-parse-stdlib"] if name == "Swift" else []))

    def build_overlay(self, name: str) -> None:
        self.build(name, "-emit-module", SDK / f"{name}.swift", "-parse-as-library",
                   "-swift-version", "6",
                   *(["-import-underlying-module"] if name == "Darwin" else []))

    def build(self, name: str, *arguments: object) -> None:
        result = self.frontend(
            *arguments, "-module-name", name, "-o", self.modules / f"{name}.swiftmodule")
        if result.returncode:
            fail(f"the module {name} cannot be built", result.stdout + result.stderr)


def for_mac(interface: str, triple: str) -> str:
    """An interface made on Linux, such that it compiles for a Mac."""
    lines = interface.split("\n")
    kept = []
    for at, line in enumerate(lines):
        if line.startswith("// swift-module-flags:"):
            # What is older than the deployment target may mention what is newer, as in Apple's own.
            line = re.sub(r"-target \S+", f"-target {triple} -disable-availability-checking", line)
            line = line.replace(" -static ", " ").replace(" -O ", " -Onone ")  # nobody runs it
        if line == "import Glibc":
            # Of the module Synchronization, whose lock on Linux needs the number of a thread.
            line = "import Darwin\n@usableFromInline internal func _swift_stdlib_gettid() -> Swift.UInt32"
        if line.lstrip().startswith("@backDeployed"):
            # Where there is no body, it was compiled out on Linux.
            declaration = next(
                l for l in lines[at + 1 :] if re.search(r"\b(func|var|init|subscript)\b", l))
            if not declaration.rstrip().endswith("{"):
                continue
        kept.append(line)
    return "\n".join(kept)
