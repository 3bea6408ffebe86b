"""Warnings about texts: made from an older source, never translated, with quotation marks of another language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.language.packs import load_pack, single_numbers
from cardpress.stages.load import load
from cardpress.translate.sources import FOLDERS, Material, of_game
from cardpress.translate.text_problems import invisible_problem, is_meant, text_problems
from cardpress.translate.units import State, Unit, key_of, pieces_of, source_of, units, within

QUOTES = set("“”„‟«»‹›‚‘")
"""Quotation marks of any language; apostrophes, and straight ones, which Fluent needs, are let be."""
SENTENCE = re.compile(r"\w+[^.!?]*\s\w+.*[.!?]$", re.DOTALL)
"""Two words at least and a full stop: a name can be the same in two languages, a sentence cannot."""


def doubts(root: Path, games: Collection[str]) -> dict[str, list[Diagnostic]]:
    """Game to warnings about its translations, at their lines."""
    loaded = load(root, Report(), games).games
    found = {name: of_game(game) for name, game in loaded.items()}
    return {name: [*_unseen(one), *_doubts(root, one), *_wrong_quotes(root, one)] for name, one in found.items()}


def _wrong_quotes(root: Path, material: Material) -> Iterator[Diagnostic]:
    """Texts with quotation marks that their language has not, where its pack says which it has."""
    for language in material.languages:
        pack = load_pack(language, root, Report())
        foreign = QUOTES - set(pack.settings.quotes) if pack and pack.settings.quotes else set[str]()
        for folder in FOLDERS:
            for key, piece in pieces_of(material, folder, language).items():
                if pack and (found := sorted(foreign & set(piece.text))):
                    message = f"{key_of(folder, key)} has quotation marks of another language: {' '.join(found)}"
                    hint = f"{pack.settings.name} has {' '.join(pack.settings.quotes)}"
                    yield _doubt(
                        "wrong-quotes", message, hint, Position(material.file(folder, language), piece.line)
                    )


def _doubts(root: Path, material: Material) -> Iterator[Diagnostic]:
    source = source_of(material)
    for language in material.languages:
        if source and language != source:
            single = single_numbers(language, root)
            lines = {folder: pieces_of(material, folder, language) for folder in FOLDERS}
            for unit in units(material, source, language):
                folder = next(folder for folder in FOLDERS if within(folder, {unit.key: ""}))
                piece = lines[folder].get(next(iter(within(folder, {unit.key: ""}))))
                if piece:
                    at = Position(material.file(folder, language), piece.line)
                    if problem := _state_problem(unit, source):
                        yield _doubt(*problem, at)
                    meant = is_meant(unit.note, piece.note)
                    for code, message, hint in text_problems(unit, unit.target, is_meant=meant, single=single):
                        yield _doubt(code, message, hint, at)


def _unseen(material: Material) -> Iterator[Diagnostic]:
    """Texts of the source language with characters that nobody sees; those of others are compared with it."""
    language = source_of(material)
    for folder in FOLDERS:
        for key, piece in pieces_of(material, folder, language).items():
            if problem := invisible_problem(key_of(folder, key), piece.text):
                yield _doubt(*problem, Position(material.file(folder, language), piece.line))


def _state_problem(unit: Unit, source: str) -> tuple[str, str, str] | None:
    """Code, message and hint where a text is stale, or the source itself."""
    if unit.state is State.STALE:
        message = f"{unit.key} was translated from another text of {unit.place}"
        return "stale-translation", message, "translate it anew, then cardpress translate accept, or import it"
    if unit.same and SENTENCE.search(unit.source):
        return "untranslated", f"{unit.key} is the same sentence as in {source}", "translate it"
    return None


def _doubt(code: str, message: str, hint: str, at: Position) -> Diagnostic:
    return Diagnostic(code, message, at, None, hint, Severity.WARNING)
