"""What the scripts would do on a Mac: its programs are stand-ins that note how they were called."""

import json
import os
import plistlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from wiretap import ROOT

STAND_IN = f"""#!{sys.executable}
import json, os, sys
from pathlib import Path
name, arguments = Path(sys.argv[0]).name, sys.argv[1:]
with open(os.environ["CALLS"], "a") as calls:
    calls.write(json.dumps([name, *arguments]) + "\\n")
if name in os.environ.get("BROKEN", "").split():
    sys.exit(1)
if name == "uname":
    print(os.environ["SYSTEM"])
elif name == "swift":
    scratch = arguments[arguments.index("--scratch-path") + 1] if "--scratch-path" in arguments else ".build"
    folder = Path(scratch, "release")
    if "--show-bin-path" in arguments:
        print(folder)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "carafe").write_text(scratch)
elif name == "lipo":
    *parts, _, whole = arguments[1:]
    Path(whole).write_text(" + ".join(Path(part).read_text() for part in parts))
elif name == "strip":
    path = Path(arguments[-1])
    path.write_text(path.read_text() + ", stripped")
elif name == "codesign" and "--sign" in arguments:
    path = Path(arguments[-1])
    path.write_text(path.read_text() + ", signed")
elif name == "ditto":
    Path(arguments[-1]).write_text("zip")
elif name == "xcrun":
    print(os.environ["ANSWER"])
elif name == "plutil":
    print(json.load(sys.stdin)[arguments[1]])
elif name == "hdiutil" and arguments[0] == "create":
    Path(arguments[-1] + ".sparseimage").write_text("")
"""
NAMES = ["uname", "swift", "lipo", "strip", "codesign", "ditto", "xcrun", "plutil", "hdiutil"]
BINARY = ".build/release/carafe"
VERSION = json.loads((ROOT / "manifest.json").read_text())["version"]


class Mac:
    """A copy of the scripts in a folder of its own, with the programs of a Mac in front of all others."""

    def __init__(self, root: Path) -> None:
        self.root = root / "a project"
        self.log = root / "calls"
        self.programs = root / "bin"
        for name in ["build", "sign", "notarize", "info-plist", "on-volume"]:
            self.copy(f"scripts/{name}")
        self.copy("Sources/CarafeIntents/Product.swift")
        self.programs.mkdir()
        for name in NAMES:
            (self.programs / name).write_text(STAND_IN)
            (self.programs / name).chmod(0o755)

    def copy(self, name: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, self.root / name)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        self.log.write_text("")
        path = f"{self.programs}:/usr/bin:/bin"
        return subprocess.run(
            [str(self.root / command[0]), *command[1:]],
            env={"PATH": path, "CALLS": str(self.log), "SYSTEM": "Darwin", "ANSWER": "{}"} | environment,
            cwd=self.root, capture_output=True, text=True,
        )  # fmt: skip

    def calls(self, *names: str) -> list[list[str]]:
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [line for line in lines if line[0] in names]

    def binary(self) -> str:
        return (self.root / BINARY).read_text()


@pytest.fixture
def mac(tmp_path: Path) -> Mac:
    return Mac(tmp_path)


def has(call: list[str], *words: str) -> bool:
    """Whether the words stand in a call one behind the other."""
    return any(call[at : at + len(words)] == list(words) for at in range(len(call)))


def test_a_universal_binary_is_joined_stripped_and_signed_in_this_order(mac: Mac) -> None:
    outcome = mac.run("scripts/build", "--universal", CARAFE_SIGN_IDENTITY="Developer ID: Anna")
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout == ""
    assert mac.binary() == ".build/universal/arm64 + .build/universal/x86_64, stripped, signed"
    builds = [call for call in mac.calls("swift") if "--show-bin-path" not in call]
    architectures = [call[call.index("--arch") + 1] for call in builds]
    assert architectures == ["arm64", "x86_64"]
    work = mac.calls("swift", "lipo", "strip", "codesign")
    names = [call[0] for call in work if "--show-bin-path" not in call]
    assert names == ["swift", "swift", "lipo", "strip", "codesign", "codesign"]
    sign, verify = mac.calls("codesign")
    assert sign == [
        "codesign", "--force", "--sign", "Developer ID: Anna", "--options", "runtime", "--timestamp", BINARY,
    ]  # fmt: skip
    assert verify == ["codesign", "--verify", "--strict", BINARY]


def test_every_build_on_a_mac_carries_the_information(mac: Mac) -> None:
    assert mac.run("scripts/build", "-v").returncode == 0
    (build,) = mac.calls("swift")
    linker = ["-sectcreate", "__TEXT", "__info_plist", str(mac.root / ".build/Info.plist")]
    assert has(build, *[word for part in linker for word in ("-Xlinker", part)])
    assert build[-1] == "-v"
    assert plistlib.loads((mac.root / ".build/Info.plist").read_bytes())["CFBundleVersion"] == VERSION
    assert mac.binary() == ".build, stripped, signed"


def test_without_an_identity_the_signature_is_ad_hoc_and_a_person_is_told(mac: Mac) -> None:
    outcome = mac.run("scripts/build", "--universal")
    assert outcome.returncode == 0
    assert mac.calls("codesign")[0] == ["codesign", "--force", "--sign", "-", BINARY]
    for word in ["macOS 26", "macOS 27", "CARAFE_SIGN_IDENTITY", "default folder"]:
        assert word in outcome.stderr


@pytest.mark.parametrize("left", ["nothing", "a folder", "a link to nowhere"])
def test_the_joined_binary_lies_where_the_bundle_is_packed_from(mac: Mac, left: str) -> None:
    place = mac.root / ".build/release"
    place.parent.mkdir()
    if left == "a folder":
        place.mkdir()
        (place / "carafe").write_text("old")
    elif left == "a link to nowhere":
        place.symlink_to("gone/release")
    assert mac.run("scripts/build", "--universal").returncode == 0
    assert "arm64" in mac.binary() and "old" not in mac.binary()


@pytest.mark.parametrize("program", ["swift", "lipo", "strip", "codesign"])
def test_a_step_that_fails_ends_the_build(mac: Mac, program: str) -> None:
    assert mac.run("scripts/build", "--universal", BROKEN=program).returncode != 0
    assert mac.calls("swift", "lipo", "strip", "codesign")[-1][0] == program


def test_linux_signs_nothing_and_makes_no_universal_binary(mac: Mac) -> None:
    assert mac.run("scripts/build", SYSTEM="Linux").returncode == 0
    assert not mac.calls("codesign", "strip", "lipo")
    assert not any("-sectcreate" in call for call in mac.calls("swift"))
    outcome = mac.run("scripts/build", "--universal", SYSTEM="Linux")
    assert outcome.returncode == 2 and "for a Mac" in outcome.stderr
    assert not mac.calls("swift")


def test_warnings_are_errors_in_ci_for_each_part(mac: Mac) -> None:
    assert mac.run("scripts/build", "--universal", CI="true").returncode == 0
    assert all(has(call, "-Xswiftc", "-warnings-as-errors") for call in mac.calls("swift"))


def information() -> dict[str, Any]:
    printed = subprocess.run([ROOT / "scripts/info-plist"], check=True, capture_output=True).stdout
    return plistlib.loads(printed)


def test_the_information_names_the_version_of_the_product() -> None:
    binary = os.environ.get("CARAFE_BINARY", ROOT / BINARY)
    said = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True).stdout
    properties = information()
    assert said == f"{properties['CFBundleName']} {properties['CFBundleShortVersionString']}\n"
    assert properties["CFBundleVersion"] == properties["CFBundleShortVersionString"] == VERSION


def test_the_information_says_why_for_each_guarded_folder() -> None:
    """The keys of Apple's "Protected resources" for files; a missing one is a denial without a question."""
    properties = information()
    for resource in [
        "FileProviderDomain", "DocumentsFolder", "DesktopFolder", "DownloadsFolder", "NetworkVolumes",
        "RemovableVolumes",
    ]:  # fmt: skip
        assert properties[f"NS{resource}UsageDescription"].startswith("Carafe ")
    assert properties["CFBundleIdentifier"]


def test_no_information_is_made_without_a_version(mac: Mac) -> None:
    (mac.root / "Sources/CarafeIntents/Product.swift").write_text("package static let version = other\n")
    outcome = mac.run("scripts/info-plist")
    assert outcome.returncode == 1 and outcome.stdout == ""
    assert mac.run("scripts/build").returncode == 1
    assert not mac.calls("swift")


KEYS = {"NOTARY_KEY": "key.p8", "NOTARY_KEY_ID": "ID", "NOTARY_ISSUER": "ISSUER"}


def test_only_an_accepted_binary_is_notarized(mac: Mac) -> None:
    accepted = mac.run("scripts/notarize", BINARY, ANSWER='{"status": "Accepted"}', **KEYS)
    assert accepted.returncode == 0, accepted.stderr
    pack, submit = mac.calls("ditto", "xcrun")
    assert pack[:-1] == ["ditto", "-c", "-k", "--keepParent", BINARY]
    assert submit[:3] == ["xcrun", "notarytool", "submit"] and submit[3] == pack[-1]
    assert "--wait" in submit and has(submit, "--key", "key.p8", "--key-id", "ID", "--issuer", "ISSUER")
    for answer in ["Invalid", "Rejected", "In Progress"]:
        refused = mac.run("scripts/notarize", BINARY, ANSWER=json.dumps({"status": answer}), **KEYS)
        assert refused.returncode == 1 and answer in refused.stderr
    assert mac.run("scripts/notarize", BINARY, BROKEN="xcrun", **KEYS).returncode != 0


@pytest.mark.parametrize("missing", KEYS)
def test_notarization_needs_its_keys(mac: Mac, missing: str) -> None:
    keys = {name: value for name, value in KEYS.items() if name != missing}
    outcome = mac.run("scripts/notarize", BINARY, **keys)
    assert outcome.returncode == 2 and missing in outcome.stderr
    assert not mac.calls("ditto", "xcrun")


def test_a_command_runs_on_a_volume_that_is_gone_after_it(mac: Mac, tmp_path: Path) -> None:
    show = 'echo "$TMPDIR|$TEST_FOLDER|$1"; test -d "$TMPDIR"'
    outcome = mac.run("scripts/on-volume", "HFS+", "bash", "-c", show, "-", "a b", TMPDIR=str(tmp_path))
    assert outcome.returncode == 0, outcome.stderr
    volume, same, argument = outcome.stdout.strip().split("|")
    assert volume == same and argument == "a b"
    create, attach, detach = mac.calls("hdiutil")
    assert has(create, "-fs", "HFS+") and has(attach, "-mountpoint", volume)
    assert attach[-1] == create[-1] + ".sparseimage" and detach[-1] == volume
    assert not Path(volume).parent.exists()


def test_a_failure_on_a_volume_is_one_and_what_is_mounted_still_is_not_deleted(
    mac: Mac, tmp_path: Path
) -> None:
    temporary = {"TMPDIR": str(tmp_path)}
    failed = mac.run("scripts/on-volume", "ExFAT", "false", **temporary)
    assert failed.returncode != 0 and mac.calls("hdiutil")[-1][1] == "detach"
    stuck = mac.run("scripts/on-volume", "ExFAT", "bash", "-c", 'echo x >"$TMPDIR/file"; echo "$TMPDIR"', **temporary)
    assert Path(stuck.stdout.strip(), "file").exists()
    assert mac.run("scripts/on-volume", "ExFAT", "true", BROKEN="hdiutil", **temporary).returncode != 0


def test_a_release_is_packed_under_the_version_and_only_of_its_own_tag() -> None:
    def pack(**environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [ROOT / "scripts/package", "some-platform"],
            env=os.environ | environment, capture_output=True, text=True,
        )  # fmt: skip

    assert pack(GITHUB_REF_TYPE="branch", GITHUB_REF_NAME="main").returncode == 0
    name = f"carafe-{VERSION}-some-platform"
    packed = ROOT / ".build/dist"
    assert sorted(path.name for path in packed.iterdir()) == [f"{name}.mcpb", f"{name}.tar.gz"]
    with tarfile.open(packed / f"{name}.tar.gz") as archive:
        assert archive.getnames() == ["LICENSE", "README.md", "carafe"]
        assert archive.getmember("carafe").mode & 0o111
    refused = pack(GITHUB_REF_TYPE="tag", GITHUB_REF_NAME="v9.9.9")
    assert refused.returncode == 1 and f"version {VERSION}" in refused.stderr
    assert pack(GITHUB_REF_TYPE="tag", GITHUB_REF_NAME=f"v{VERSION}").returncode == 0
    shutil.rmtree(packed)
