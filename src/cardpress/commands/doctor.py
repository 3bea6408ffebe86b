"""`cardpress doctor`: what is installed here, what each command is missing, and what installs it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.shared_options import Commands, add_command

if TYPE_CHECKING:
    from cardpress.commands.installed_parts import Command, Findings


def add_doctor(commands: Commands) -> None:
    """Add the command and its options."""
    command = add_command(commands, "doctor", "cardpress doctor --json", run)
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
    command.add_argument(
        "--json", dest="format", action="store_const", const="json", help="short for --format json"
    )


def run(arguments: argparse.Namespace) -> int:
    """Look over this machine and print what there is; 1 when no game can be built here."""
    from cardpress.commands.installed_parts import findings

    found = findings()
    print(_as_json(found) if arguments.format == "json" else _as_text(found))
    return FINE if found.can_build else WRONG_CONTENT


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
