"""Prints what of all that cardpress can use is on this machine."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from cardpress.doctor.findings import Command, Findings, findings


def run(arguments: argparse.Namespace) -> tuple[str, bool]:
    """What is printed, and whether games can be built here."""
    found = findings()
    return (_as_json(found) if arguments.format == "json" else _as_text(found)), found.can_build


def _as_json(found: Findings) -> str:
    commands = [{**asdict(command), "works": not command.missing} for command in found.commands]
    return json.dumps({**asdict(found), "commands": commands, "can_build": found.can_build}, indent=2)


def _as_text(found: Findings) -> str:
    rows = [(part.name, part.version or "there" if part.is_present else "missing") for part in found.parts]
    lines = [f"{name:35} {version}" for name, version in rows] + [""]
    for command in found.commands:
        lines.append(f"{command.name:35} {_state(command)}")
        lines += [f"{'':35} {line}" for line in command.install]
    return "\n".join(lines)


def _state(command: Command) -> str:
    return f"lacks {', '.join(command.missing)}; install:" if command.missing else "works"
