"""Looks over the text of a laid-out face: characters its fonts lack, sizes too small, text too near the cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import one_of
from cardpress.models.game import Size
from cardpress.press.face import Reported
from cardpress.press.fonts.families import GENERIC, unknown_font
from cardpress.press.fonts.glyphs import FIRST_CODE_POINT
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.layout import log_diagnostics
from cardpress.press.layout.boxtree import MM_PER_PX, POINTS_PER_PX, PageReading, TextRun
from cardpress.press.layout.copyfitting import FLOOR_PT
from cardpress.press.pdf.fragment import Note

SAFE_MM = 3.0
"""Nothing to be read may be nearer to the cut."""
_HAIR = 1e-6
_SHAPELESS = frozenset(map(ord, "\n\t\u00ad\u200b\u200c\u200d\u2060\ufeff"))


class Inspector:
    """Knows the characters of each font family of a look."""

    def __init__(self, typefaces: Iterable[Typeface]) -> None:
        self._families: dict[str, frozenset[int]] = {}
        self._names: set[str] = set()
        for typeface in typefaces:
            self._names.update(typeface.families)
            for family in typeface.families:
                known = self._families.get(family.lower(), frozenset())
                self._families[family.lower()] = known | typeface.characters
        self._stacks: dict[tuple[str, ...], frozenset[int]] = {}

    def problems(self, reading: PageReading, reported: Reported) -> list[Diagnostic]:
        """Everything wrong with the text of a face, each fault once."""
        found: dict[Diagnostic, None] = {}
        for run in reading.runs:
            found.update(dict.fromkeys(self._missing_glyphs(run, reported)))
            if _is_small(run):
                found[_too_small(run, reported)] = None
        return list(found)

    def _missing_glyphs(self, run: TextRun, reported: Reported) -> list[Diagnostic]:
        if not run.text.strip():
            return []
        named = [family for family in run.families if family.lower() not in GENERIC]
        unknown = [family for family in named if family.lower() not in self._families]
        if unknown or not named:
            return [self._unknown_font(unknown, reported) if unknown else self._no_font(run, reported)]
        lacking = {*map(ord, run.text)} - self._characters_of(run.families) - _SHAPELESS
        return [log_diagnostics.missing_glyph(reported, chr(character), named) for character in sorted(lacking)]

    def _unknown_font(self, families: Sequence[str], reported: Reported) -> Diagnostic:
        message, expected, hint = unknown_font(families[0], self._names)
        return Diagnostic(
            "unknown-font", f"{reported.label}: {message}", reported.place(families[0]), expected, hint
        )

    def _no_font(self, run: TextRun, reported: Reported) -> Diagnostic:
        message = f'{reported.label}: "{run.text.strip()[:30]}" is set in {run.families[0]}, no font of the game'
        expected, hint = one_of(sorted(self._names)), "give it a font-family in the stylesheet"
        return Diagnostic("unknown-font", message, reported.place("<article"), expected, hint)

    def _characters_of(self, families: tuple[str, ...]) -> frozenset[int]:
        if families not in self._stacks:
            sets = (self._families.get(family.lower(), frozenset()) for family in families)
            self._stacks[families] = frozenset().union(*sets)
        return self._stacks[families]


def near_the_cut(reading: PageReading, size: Size) -> tuple[Note, ...]:
    """Notes on text outside the safe zone, one for each slot; text under a transform is not judged."""
    outside = dict.fromkeys(
        run.slot
        for run in reading.runs
        if run.text.strip() and not (run.turned or _is_picture(run)) and _inset(run, size) < SAFE_MM - _HAIR
    )
    return tuple(
        ("outside-safe-zone", f"text{_of(slot)} is less than {SAFE_MM:g} mm from the cut") for slot in outside
    )


def _inset(run: TextRun, size: Size) -> float:
    """How far in mm the rectangle around a run lies inside the trim."""
    corners = product((run.left, run.right), (run.baseline - _rise(run), run.baseline))
    return min(size.inset(*(px * MM_PER_PX - size.bleed_mm for px in corner)) for corner in corners)


def _of(slot: str) -> str:
    return f' of "{slot}"' if slot else ""


def _rise(run: TextRun) -> float:
    """About the height of a capital, in px."""
    return 0.65 * run.size_pt / POINTS_PER_PX


def _is_picture(run: TextRun) -> bool:
    return all(ord(character) >= FIRST_CODE_POINT for character in run.text)


def _is_small(run: TextRun) -> bool:
    return run.size_pt < FLOOR_PT - 0.01 and bool(run.text.strip()) and not _is_picture(run)


def _too_small(run: TextRun, reported: Reported) -> Diagnostic:
    where = f'the text of "{run.slot}"' if run.slot else f'the text "{run.text.strip()[:30]}"'
    return Diagnostic(
        "text-too-small",
        f"{reported.label}: {where} is set in {run.size_pt:.3g} pt",
        reported.place(run.slot),
        expected=f"{FLOOR_PT} pt or more",
    )
