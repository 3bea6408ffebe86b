"""Pages of the site that are made from code: command line, JSON fields, Python API."""

from __future__ import annotations

import argparse
import io
import json
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from cardpress.commands import parser
from cardpress_engines.cardplay import cli as cardplay

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = (
    "cardpress.diagnostics",
    "cardpress.pipeline",
    "cardpress.targets",
    "cardpress_engines.kernel",
    "cardpress_engines.adapters",
)
"""Packages whose modules people import: who adds an output, writes an engine, plays from a program."""

PLAYING = ("play", "simulate", "report", "fit", "replay", "scenario")
"""Commands of cardplay."""


def pages() -> dict[str, str]:
    """Markdown of each page by its name."""
    return {"command-line": command_line(), "json-fields": json_fields(), "python-api": python_api()}


def command_line() -> str:
    """Every command with its options, out of the parsers."""
    lines = ["# Command line", ""]
    lines += command(parser.parser(), 2)
    for words in ((), *((name,) for name in PLAYING)):
        lines += [f"## {' '.join(('cardplay', *words))}", "", "```text", printed_help(words), "```", ""]
    return "\n".join(lines)


def printed_help(words: Sequence[str]) -> str:
    """What `cardplay WORDS --help` prints: which options there are depends on the games."""
    out = io.StringIO()
    with redirect_stdout(out), suppress(SystemExit):
        cardplay.main([*words, "--help"])
    return out.getvalue().rstrip()


def command(parser: argparse.ArgumentParser, level: int) -> Iterator[str]:
    """Sections of a command and of the commands in it."""
    yield from (f"{'#' * level} {parser.prog}", "", parser.description or "", "")
    if parser.epilog:
        yield from (f"`{parser.epilog}`", "")
    rows = [option(action) for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    if rows:
        yield from ("| option | what it does |", "|---|---|", *rows, "")
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from command(inner, min(level + 1, 6))


def option(action: argparse.Action) -> str:
    """The row of one option."""
    names = ", ".join(action.option_strings) or str(action.metavar or action.dest)
    value = "" if action.nargs == 0 or not action.option_strings else f" {action.metavar or action.dest.upper()}"
    if action.choices:
        value = " " + "\\|".join(map(str, action.choices))
    return f"| `{names}{value}` | {cell(action.help or '')} |"


def cell(text: str) -> str:
    """Text that cannot end a cell of a table."""
    return text.replace("%%", "%").replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def json_fields() -> str:
    """Every field of the files that people write, out of the published schemas that all games share."""
    lines = ["# JSON fields", "", "Made from `schemas/json`; a field in bold has to be there.", ""]
    for file in sorted((ROOT / "schemas" / "json").glob("*.schema.json")):
        schema = json.loads(file.read_text("utf-8"))
        lines += [f"## {file.name.removesuffix('.schema.json')}", "", cell(schema.get("description", "")), ""]
        lines += list(fields(schema))
        for name, part in sorted(schema.get("$defs", {}).items()):
            if part.get("properties"):
                lines += [f"### {name}", "", cell(part.get("description", "")), "", *fields(part)]
    return "\n".join(lines)


def fields(schema: Mapping[str, Any]) -> Iterator[str]:
    """The table of the fields of one object."""
    needed = set(schema.get("required", ()))
    rows = []
    for name, part in schema.get("properties", {}).items():
        shown = f"**`{name}`**" if name in needed else f"`{name}`"
        rows.append(f"| {shown} | {kind(part)} | {cell(part.get('description', ''))} |")
    if rows:
        yield from ("| field | is | what it says |", "|---|---|---|", *rows, "")


def kind(part: Mapping[str, Any]) -> str:
    """What may stand in a field, in a word or two."""
    if "const" in part:
        return f"`{part['const']}`"
    if "enum" in part:
        return " or ".join(f"`{each}`" for each in part["enum"][:12])
    if "$ref" in part:
        return part["$ref"].rpartition("/")[2]
    if several := part.get("anyOf") or part.get("oneOf"):
        return " or ".join(dict.fromkeys(kind(each) for each in several))
    return str(part.get("type", "anything"))


def python_api() -> str:
    """Modules that people import, with what their docstrings say."""
    lines = ["# Python API", ""]
    for package in PUBLIC:
        for name in module_names(package):
            lines += [f"## {name}", "", "```{eval-rst}", f".. automodule:: {name}", "   :members:", "```", ""]
    return "\n".join(lines)


def module_names(package: str) -> Iterator[str]:
    """A package and the modules in it."""
    yield package
    path = getattr(import_module(package), "__path__", ())
    yield from sorted(
        f"{package}.{found.name}" for found in pkgutil.iter_modules(path) if not found.name.startswith("_")
    )
