"""Checks a translator's file whole, before a byte of it is written."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence

from cardpress.diagnostics import MOST, Diagnostic, Position, Severity
from cardpress.diagnostics.printable import ACCENTS, first_control, first_pile
from cardpress.translate.fluent_units import UnreadableError, readable
from cardpress.translate.formats import Answer, Origin
from cardpress.translate.sources import FOLDERS, Material
from cardpress.translate.text_problems import is_meant, text_problems
from cardpress.translate.units import Unit, key_of, pieces_of

_EXPORTED = "a file as `cardpress translate export` writes it"
_CODE = "wrong-translation"
LONGEST = 20_000
"""Letters a translation may have unless its source is a quarter as long: millions take minutes to read."""


def origin_problems(origins: Sequence[Origin], game: str, language: str, file: str) -> Iterator[Diagnostic]:
    """What keeps all of a file from being brought back: it says that it is of another language or game.

    A warning where it says nothing of one of them: then nobody can tell whether it is the right file.
    """
    for origin in origins:
        at = Position(file, origin.line)
        if origin.language and not _is_same_language(origin.language, language):
            message, hint = f"the file says it is in {origin.language!r}, not in {language!r}", "its own language"
            yield Diagnostic(_CODE, message, at, _EXPORTED, f"import it into {hint}")
        if origin.game and origin.game != game:
            message, hint = f"the file says it is of {origin.game!r}, not of {game!r}", "its own game"
            yield Diagnostic(_CODE, message, at, _EXPORTED, f"import it into {hint}")
    said = {"language": any(one.language for one in origins), "game": any(one.game for one in origins)}
    if lacking := " or ".join(name for name, is_said in said.items() if not is_said):
        message = f"the file does not say of which {lacking} it is; it is taken for {game}, {language}"
        yield Diagnostic(_CODE, message, Position(file), _EXPORTED, severity=Severity.WARNING)


def _is_same_language(one: str, other: str) -> bool:
    """Whether two tags are of one language, whatever region one of them adds: pl and pl_PL."""
    shorter, longer = sorted((one.replace("_", "-").casefold(), other.casefold()), key=len)
    return f"{longer}-".startswith(f"{shorter}-")


def answer_problems(  # noqa: PLR0913 what is judged, by what
    answers: Sequence[Answer],
    units: Sequence[Unit],
    material: Material,
    language: str,
    file: str,
    *,
    single: Collection[str],
) -> Iterator[Diagnostic]:
    """What is wrong with each text by itself: its key, its characters, its Fluent, its placeholders.

    A text that is as it was is not judged again. `single` are the plural categories that the language has for one
    number alone.
    """
    known = {unit.key: unit for unit in units}
    notes = {key_of(folder, key): piece.note for folder in FOLDERS
             for key, piece in pieces_of(material, folder, language).items()}  # fmt: skip
    first: dict[str, int] = {}
    unknown = twice = 0
    for answer in answers:
        at = Position(file, answer.line)
        if answer.key not in known:
            unknown += 1
            yield _unknown(answer.key, at, known if unknown <= MOST else ())
            continue
        if answer.key in first:
            twice += 1
            hint = f"the first one stands in line {first[answer.key]}; delete one of them"
            yield Diagnostic("duplicate-message", f'"{answer.key}" stands twice', at, None, hint)
            if twice > MOST:  # more problems of one file are not shown
                continue
        first.setdefault(answer.key, answer.line)
        unit = known[answer.key]
        if answer.target and answer.target != unit.target:
            meant = is_meant(unit.note, notes.get(unit.key, ""))
            yield from _text_problems(unit, answer.target, at, meant=meant, single=single)


def _unknown(key: str, at: Position, known: Collection[str]) -> Diagnostic:
    near = difflib.get_close_matches(key[:200], known, 1) if known else ()
    hint = f'did you mean "{near[0]}"?' if near else None
    return Diagnostic("unknown-message", f'the game has no text "{key}"', at, "a key of the export", hint)


def _text_problems(
    unit: Unit, target: str, at: Position, *, meant: bool, single: Collection[str]
) -> Iterator[Diagnostic]:
    if len(target) > (longest := max(LONGEST, 4 * len(unit.source))):
        yield Diagnostic("too-much", f"{unit.key} has {len(target)} letters", at, f"{longest} at most")
        return
    if (place := first_control(target)) is not None:
        message = f"{unit.key} has the control character U+{ord(target[place]):04X}"
        yield Diagnostic("control-character", message, at, None, "delete it")
        return
    if first_pile(target) is not None:
        yield Diagnostic("too-much", f"{unit.key} has more than {ACCENTS} accents on a letter", at)
        return
    try:
        readable(target)
    except (UnreadableError, RecursionError) as problem:
        message = f"{unit.key}: {problem}"
        yield Diagnostic("fluent-syntax", message, at, "a text with every { closed by }")
        return
    for code, message, hint in text_problems(unit, target, is_meant=meant, single=single):
        yield Diagnostic(code, message, at, None, hint)
