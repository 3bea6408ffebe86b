"""Language packs: the folder of a language that holds what is the same for every game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.language.fluent import FluentFile, read
from cardpress.models.source import TextSource

SHIPPED = Path(__file__).parent / "packs"


@dataclass(frozen=True)
class Pack:
    """A language's own words: settings, lexicon, sentences about effects, words of every game's interface."""

    code: str
    shipped: bool
    settings: Mapping[str, Any]
    lexicon: Mapping[str, Any]
    effects: FluentFile
    ui: FluentFile

    @property
    def one_letter_words(self) -> tuple[str, ...]:
        """Words that must not end a line."""
        return tuple(self.settings.get("one_letter_words", ()))

    @cached_property
    def plural(self) -> Mapping[str, str]:
        """Plural category to its CLDR rule."""
        rules: Mapping[str, str] = self.settings["plural"]
        return rules


def folder(code: str, root: Path) -> Path:
    """Where a language's pack lies: in the project's languages/, else among the shipped ones."""
    own = root / "languages" / code
    return own if own.is_dir() else SHIPPED / code


def load(code: str, root: Path, report: Report) -> Pack | None:
    """The pack of a language, or None and a problem: no such language, a file missing or broken."""
    at = folder(code, root)
    shipped = at.parent == SHIPPED
    shown = f"languages/{code}" if not shipped else f"<cardpress>/languages/{code}"
    texts: dict[str, str] = {}
    for name in ("language.json", "lexicon.json", "effects.ftl", "ui.ftl"):
        try:
            texts[name] = (at / name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            report.add(_broken(f"{shown}/{name}", str(error.__class__.__name__), code))
    if len(texts) < 4:
        return None
    values: dict[str, Any] = {}
    for name in ("language.json", "lexicon.json"):
        try:
            values[name] = json.loads(texts[name])
        except json.JSONDecodeError as error:
            position = Position(f"{shown}/{name}", error.lineno, error.colno)
            report.add(Diagnostic("bad-json", f"this is not JSON: {error.msg}", position))
    if len(values) < 2:
        return None
    effects, ui = (read(TextSource(f"{shown}/{name}", texts[name], "")) for name in ("effects.ftl", "ui.ftl"))
    report.add(*effects.problems, *ui.problems)
    return Pack(code, shipped, values["language.json"], values["lexicon.json"], effects, ui)


def reference() -> Pack:
    """The shipped pack every other one is compared with."""
    pack = load("en", SHIPPED, Report())
    if pack is None:
        raise RuntimeError("the English pack is missing")
    return pack


def _broken(path: str, why: str, code: str) -> Diagnostic:
    return Diagnostic(
        "missing-language",
        f"language {code} has no readable {path.rpartition('/')[2]} ({why})",
        Position(path),
        expected=f"a language pack: languages/{code}/ with language.json, lexicon.json, effects.ftl and ui.ftl",
        hint="copy the pack of the language that is built most like it",
    )
