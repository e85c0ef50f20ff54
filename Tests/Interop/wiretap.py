"""Records every line between a client and the server, and validates each against its version.

The tap lies outside both: the client starts `sh`, which copies both pipes into files with `tee`, so
what is checked is the bytes on the wire and not what a library made of them.
"""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
from mcp_types import JSONRPCError, methods

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = Path(os.environ.get("CARAFE_SHARED", ROOT.parent / "shared")) / "schema"
SHELL = 'tee "$0.in" | { "$@"; echo $? >"$0.status"; } | tee "$0.out"'
MODERN = "2026-07-28"
VERSION_KEY = "io.modelcontextprotocol/protocolVersion"


def tapped(command: list[str], record: Path) -> list[str]:
    """The command that runs `command` and leaves RECORD.in, RECORD.out and RECORD.status behind."""
    return ["/bin/sh", "-c", SHELL, str(record), *command]


def validate_record(record: Path) -> int:
    """Asserts that every recorded message is valid in its version. Returns how many there were."""
    sent = list(messages(record.with_suffix(".in")))
    received = list(messages(record.with_suffix(".out")))
    status = record.with_suffix(".status").read_text().strip()
    assert status == "0", f"the server ended with status {status}"

    negotiated = handshake_version(sent, received) or MODERN
    asked: dict[Any, tuple[str, str]] = {}
    for message in sent:
        if "method" in message:
            version = (message.get("params") or {}).get("_meta", {}).get(VERSION_KEY) or negotiated
            if "id" in message:
                asked[message["id"]] = (message["method"], version)
                methods.validate_client_request(message["method"], version, message.get("params"))
            else:
                methods.validate_client_notification(message["method"], version, message.get("params"))
            check_schema(version, request_definition(version, message["method"]), message)

    asked_of_client: dict[Any, str] = {}
    for message in received:
        if "method" in message:
            version = negotiated
            if "id" in message:
                asked_of_client[message["id"]] = message["method"]
                methods.parse_server_request(message["method"], version, message.get("params"))
            else:
                methods.parse_server_notification(message["method"], version, message.get("params"))
            check_schema(version, request_definition(version, message["method"]), message)
        elif "error" in message:
            JSONRPCError.model_validate(message, by_name=False)
        else:
            method, version = asked[message["id"]]
            methods.validate_server_result(method, version, message["result"])
            check_schema(version, result_definition(version, method, message["result"]), message["result"])

    for message in sent:
        if "method" not in message and "result" in message:
            method = asked_of_client[message["id"]]
            methods.validate_client_result(method, negotiated, message["result"])
            check_schema(
                negotiated, result_definition(negotiated, method, message["result"]), message["result"]
            )
    return len(sent) + len(received)


def messages(file: Path) -> Iterator[dict[str, Any]]:
    data = file.read_bytes()
    assert not data or data.endswith(b"\n"), f"{file.name} ends in the middle of a line"
    for line in data.decode("utf-8").split("\n")[:-1]:
        message = json.loads(line)
        assert message["jsonrpc"] == "2.0", line
        yield message


def handshake_version(sent: list[dict], received: list[dict]) -> str | None:
    """The version that `initialize` settled on, or None where there was no handshake."""
    ids = [message["id"] for message in sent if message.get("method") == "initialize"]
    for message in received:
        if message.get("id") in ids and "result" in message:
            return message["result"]["protocolVersion"]
    return None


# --- JSON Schema ---


@cache
def schema(version: str) -> dict[str, Any]:
    return json.loads((SCHEMAS / f"mcp-{version}.json").read_text())


def definitions(version: str) -> dict[str, Any]:
    return schema(version).get("$defs") or schema(version)["definitions"]


@cache
def request_definition(version: str, method: str) -> str | None:
    """The definition of the request or notification with that method."""
    if not SCHEMAS.is_dir():
        return None
    for name, definition in definitions(version).items():
        if definition.get("properties", {}).get("method", {}).get("const") == method:
            return name
    raise AssertionError(f"{version} has no {method}")


def result_definition(version: str, method: str, result: dict[str, Any]) -> str | None:
    if result.get("resultType") == "input_required":
        return "InputRequiredResult"
    request = request_definition(version, method)
    if request is None:
        return None
    name = request.removesuffix("Request") + "Result"
    return name if name in definitions(version) else "EmptyResult"


@cache
def validator(version: str, definition: str) -> Any:
    document = schema(version)
    key = "$defs" if "$defs" in document else "definitions"
    kind = jsonschema.validators.validator_for(document)
    return kind({**document, "$ref": f"#/{key}/{definition}"})


def check_schema(version: str, definition: str | None, value: Any) -> None:
    """Validates against ../shared/schema; nothing where that folder is absent."""
    if not SCHEMAS.is_dir() or definition is None:
        return
    for error in validator(version, definition).iter_errors(value):
        raise AssertionError(f"{definition} of {version}: {error.message} at {error.json_path}")
