"""Listens to WeasyPrint's log and turns what it says into diagnostics."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.source import TextSource, position_at
from cardpress.press.face import Reported
from cardpress.press.fonts.glyphs import FIRST_CODE_POINT
from cardpress.press.layout.limits import SECONDS
from cardpress.press.look import Stylesheet

PICTURES = ("Icons", "Drawings")
"""Families whose characters are pictures; a text that names them is still read in another font."""

_AT = re.compile(r" (?:at|on line) (\d+):(\d+)")
_IGNORED = re.compile(r"^Ignored (`.*`) at \d+:\d+, (.*)$", re.DOTALL)
_REFUSED = re.compile(r"Failed to load (\S+) at '?(.*?)'? ?: (?:\w+: )?(.*)", re.DOTALL)
_ALLOWED = "a file below templates/shared/ or the game's own templates"
_NOTDEF = re.compile(r'"(.+)" \(U\+([0-9A-F]+)\)', re.DOTALL)


class _Ear(logging.Handler):
    """Keeps the messages of warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextmanager
def collect_warnings() -> Iterator[list[str]]:
    """Collects what WeasyPrint warns of inside the block; nothing of it reaches the terminal."""
    logger, ear = logging.getLogger("weasyprint"), _Ear()
    propagate, logger.propagate = logger.propagate, False
    logger.addHandler(ear)
    try:
        yield ear.heard
    finally:
        logger.removeHandler(ear)
        logger.propagate = propagate


def in_stylesheet(message: str, path: str, source: str) -> Diagnostic:
    """The diagnostic for a warning about a stylesheet; its place is read out of the message."""
    if refused := _REFUSED.search(message):
        at = source.find(Path(refused[2]).name)
        return _resource_refused(refused, position_at(path, source, at) if at >= 0 else Position(path))
    ignored, found = _IGNORED.search(message), _AT.search(message)
    words = f"{ignored[1]} is ignored: {ignored[2]}" if ignored else _AT.sub("", message)
    position = Position(path)
    if found:
        width = len(ignored[1]) - 2 if ignored else 1
        position = TextSource(path, source, "").position(int(found[1]), int(found[2]), width)
    message = f"the stylesheet is not understood: {words.rstrip('.')}"
    return Diagnostic("css-ignored", message, position, hint="use only CSS that WeasyPrint supports")


def about(reported: Reported, message: str) -> Diagnostic:
    """The diagnostic for a warning that a face or document caused."""
    missing = _NOTDEF.search(message) if message.startswith(".notdef") else None
    if missing:
        return missing_glyph(reported, missing[1], ())
    if refused := _REFUSED.search(message):
        return _resource_refused(refused, reported.place(Path(refused[2]).name), f"{reported.label}: ")
    ignored = _IGNORED.search(message)
    words = f"{ignored[1]} is ignored: {ignored[2]}" if ignored else _AT.sub("", message)
    hint = "mend the style in the template"
    at = reported.place(ignored[1].strip("`") if ignored else "")
    return Diagnostic("css-ignored", f"{reported.label}: {words.rstrip('.')}", at, hint=hint)


def _resource_refused(refused: re.Match[str], position: Position, start: str = "") -> Diagnostic:
    what, address, reason = refused.groups()
    if "No such file" in reason:
        reason = "there is no such file"
    elif "disallowed protocol" in reason:
        reason = "nothing is read from the network"
    is_file = address.startswith("file:")
    shown = Path(address).name if is_file else address
    if is_file and not reason.strip():
        message, hint = f"{start}the {what} {shown} cannot be read", "save it again in the program that made it"
        return Diagnostic("broken-drawing", message, position, "a picture: SVG, PNG or JPEG", hint)
    message = f"{start}the {what} {shown} is refused: {reason}"
    return Diagnostic("resource-refused", message, position, expected=_ALLOWED)


def missing_glyph(reported: Reported, character: str, families: Sequence[str]) -> Diagnostic:
    """A character that the text's fonts cannot show."""
    read = [family for family in families if family not in PICTURES] or families
    where = ", ".join(read) if families else "any font of the game"
    what, hint = f'"{character}" (U+{ord(character):04X}) is', "use another character, or a font that has it"
    if ord(character) >= FIRST_CODE_POINT:
        what, hint = "icons are", 'name "Icons" (for drawings "Drawings") in the font-family of this text'
    return Diagnostic("missing-glyph", f"{reported.label}: {what} not in {where}", reported.position, hint=hint)


def not_one_page(reported: Reported, pages: int) -> Diagnostic:
    """A face of which there is more than one page, or none."""
    return Diagnostic(
        "not-one-page",
        f"{reported.label}: the template prints {pages} pages",
        reported.place("<article"),
        expected='one page: a single <article class="face"> of the face\'s size',
    )


def too_much(reported: Reported, reason: str) -> Diagnostic:
    """A face or document that grows beyond all use."""
    hint = "look at what was changed last in the texts, the template and its CSS"
    return Diagnostic("too-much", f"{reported.label}: {reason}", reported.position, hint=hint)


def sheet_too_much(sheet: Stylesheet, every: Sequence[Stylesheet], reason: str) -> Diagnostic:
    """A stylesheet that grows beyond all use, or that which sets the variable that the reason names."""
    position = position_at(sheet.path, sheet.text, 0)
    if named := re.search(r"--[\w-]+", reason):
        setting = next((each for each in every if f"{named[0]}:" in each.text), sheet)
        at = max(setting.text.find(f"{named[0]}:"), 0)
        position = position_at(setting.path, setting.text, at, width=len(named[0]))
    return Diagnostic("too-much", f"the stylesheet is not used: {reason}", position)


def endless(reported: Reported) -> Diagnostic:
    """A face or document that is not finished when its time is up."""
    reason = f"it is not finished after {SECONDS:g} s of processor time, a hundred times what faces take"
    return too_much(reported, reason)


def layout_failed(reported: Reported, reason: str) -> Diagnostic:
    """A face or document over which WeasyPrint itself stumbles."""
    return Diagnostic(
        "layout-failed",
        f"{reported.label}: WeasyPrint cannot set this: {reason}",
        reported.place(""),
        hint="look at what was changed last in the template and its CSS: sizes out of all reason, nested boxes",
    )
