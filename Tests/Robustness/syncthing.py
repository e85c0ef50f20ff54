"""Syncthing nodes on this machine that know nothing but each other: the loopback interface only."""

import copy
import json
import os
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

PORT = 32101
OPTIONS = {
    "globalAnnounceEnabled": "false",
    "localAnnounceEnabled": "false",
    "relaysEnabled": "false",
    "natEnabled": "false",
    "crashReportingEnabled": "false",
    "startBrowser": "false",
    "urAccepted": "-1",
    "autoUpgradeIntervalH": "0",
    "stunKeepaliveStartS": "0",
    "reconnectionIntervalS": "1",
}


class Node:
    """One Syncthing with one shared folder."""

    def __init__(self, number: int, home: Path, folder: Path) -> None:
        self.number, self.home, self.folder = number, home, folder
        (folder / ".stfolder").mkdir(parents=True)
        program = shutil.which("syncthing")
        assert program, "syncthing is not installed"
        self.program = program
        self.environment = {"HOME": str(home), "STNOUPGRADE": "1", "PATH": os.environ["PATH"]}
        generate = [program, "generate", "--home", str(home), "--no-default-folder"]
        subprocess.run(generate, check=True, capture_output=True, env=self.environment)
        self.config = ElementTree.parse(home / "config.xml")
        device = self.config.find("device")
        assert device is not None
        self.device = device
        self.key = self.text("gui/apikey").text
        self.address = f"127.0.0.1:{PORT + 100 + number}"

    def text(self, path: str) -> ElementTree.Element:
        element = self.config.find(path)
        assert element is not None, path
        return element

    def start(self, nodes: list["Node"]) -> None:
        """Writes the configuration that names all nodes, and starts the process."""
        self.text("gui/address").text = self.address
        self.text("options/listenAddress").text = f"tcp://127.0.0.1:{PORT + self.number}"
        for name, value in OPTIONS.items():
            self.text(f"options/{name}").text = value
        root = self.config.getroot()
        folder = copy.deepcopy(self.text("defaults/folder"))
        folder.attrib.update(id="carafe", path=str(self.folder), fsWatcherDelayS="1")
        for device in folder.findall("device"):
            folder.remove(device)
        for node in nodes:
            folder.append(ElementTree.Element("device", id=node.device.attrib["id"]))
            entry = self.device if node is self else copy.deepcopy(node.device)
            address = entry.find("address")
            assert address is not None
            address.text = f"tcp://127.0.0.1:{PORT + node.number}"
            if node is not self:
                root.append(entry)
        root.append(folder)
        self.config.write(self.home / "config.xml")
        serve = [self.program, "serve", "--home", str(self.home), "--no-browser", "--no-restart"]
        self.process = subprocess.Popen(serve, stdout=subprocess.DEVNULL, env=self.environment)
        end = time.monotonic() + 20
        while True:
            try:
                self.api("GET", "system/ping")
                return
            except OSError:
                assert time.monotonic() < end, f"node {self.number} does not answer"
                time.sleep(0.1)

    def api(self, method: str, path: str) -> Any:
        url = f"http://{self.address}/rest/{path}"
        request = urllib.request.Request(url, method=method, headers={"X-API-Key": self.key})
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.loads(response.read() or b"null")

    def go_offline(self) -> None:
        self.api("POST", "system/pause")

    def go_online(self) -> None:
        self.api("POST", "system/resume")

    def scan(self) -> None:
        self.api("POST", "db/scan?folder=carafe")

    def is_idle(self) -> bool:
        status = self.api("GET", "db/status?folder=carafe")
        return status["state"] == "idle" and status["needTotalItems"] == 0

    def stop(self) -> None:
        try:
            self.api("POST", "system/shutdown")
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
