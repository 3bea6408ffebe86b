"""A translator's file judged whole, before a byte of it is written."""

from __future__ import annotations

import difflib
import hashlib
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from cardpress.diagnostics import MOST, Diagnostic, Position, Severity
from cardpress.diagnostics.printable import ACCENTS, first_control, first_pile
from cardpress.models.source import TextSource
from cardpress.translate.formats import Answer, Translation
from cardpress.translate.material import FOLDERS, Material
from cardpress.translate.pieces import UnreadableError, pieces, readable
from cardpress.translate.text_problems import is_meant, text_problems
from cardpress.translate.units import Unit, key_of, pieces_of

_LATER = frozenset({"missing-translation", "missing-message"})
"""What is said of texts that are not there yet: a file may come back half done."""
EXPORTED = "a file as `cardpress translate export` writes it"


def file_problems(given: Translation, material: Material, language: str, file: str) -> Iterator[Diagnostic]:
    """What keeps all of a file from being brought back: it says that it is of another language or game."""
    told = given.language.replace("_", "-").casefold()
    asked = language.casefold()
    if (
        told
        and told != asked
        and not f"{told}-".startswith(f"{asked}-")
        and not f"{asked}-".startswith(f"{told}-")
    ):
        message = f"the file says it is in {given.language!r}, not in {language!r}"
        yield Diagnostic(
            "wrong-translation", message, Position(file, 1), EXPORTED, "import it into its own language"
        )
    if given.game and given.game != material.id:
        message = f"the file says it is of {given.game!r}, not of {material.id!r}"
        yield Diagnostic("wrong-translation", message, Position(file, 1), EXPORTED, "import it into its own game")


def answer_problems(
    answers: Sequence[Answer], units: Sequence[Unit], material: Material, language: str, file: str
) -> Iterator[Diagnostic]:
    """What is wrong with each text by itself: its key, its characters, its Fluent, its placeholders."""
    known = {unit.key: unit for unit in units}
    notes = {key_of(folder, key): piece.note for folder in FOLDERS
             for key, piece in pieces_of(material, folder, language).items()}  # fmt: skip
    lines: dict[str, int] = {}
    unknown = 0
    for answer in answers:
        at = Position(file, answer.line)
        if answer.key not in known:
            unknown += 1
            yield _unknown(answer.key, at, known if unknown <= MOST else ())
            continue
        if (first := lines.setdefault(answer.key, answer.line)) != answer.line:
            message, hint = (
                f'"{answer.key}" stands twice',
                f"the first one stands in line {first}; delete one of them",
            )
            yield Diagnostic("duplicate-message", message, at, None, hint)
        unit = known[answer.key]
        if answer.target and answer.target != unit.target:
            meant = is_meant(unit.note, notes.get(unit.key, ""))
            yield from _text_problems(unit, answer.target, at, meant=meant)


def _unknown(key: str, at: Position, known: Collection[str]) -> Diagnostic:
    near = difflib.get_close_matches(key[:200], known, 1)
    hint = f'did you mean "{near[0]}"?' if near else None
    return Diagnostic("unknown-message", f'the game has no text "{key}"', at, "a key of the export", hint)


def _text_problems(unit: Unit, target: str, at: Position, *, meant: bool) -> Iterator[Diagnostic]:
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
    for code, message, hint in text_problems(unit, target, is_meant=meant):
        yield Diagnostic(code, message, at, None, hint)


def checked_problems(  # noqa: PLR0913 what is judged, and what it would become
    root: Path,
    material: Material,
    language: str,
    *,
    files: Mapping[str, str],
    answers: Sequence[Answer],
    file: str,
) -> Iterator[Diagnostic]:
    """What `cardpress check` would say of the texts, were they written; `files` are those by kind of words."""
    from cardpress.incremental.session import session  # noqa: PLC0415 as above
    from cardpress.pipeline import check  # noqa: PLC0415 brings the stages, which a file that is refused does not need

    if material.game is None:
        return
    paths = {folder: material.file(folder, language) for folder, text in files.items() if text}
    home = f"content/{material.id}/"
    texts = {
        path.removeprefix(home): TextSource(
            path, files[folder], hashlib.sha256(files[folder].encode()).hexdigest()
        )
        for folder, path in paths.items()
    }
    with session() as opened:
        report = check(root, [material.id], opened, texts={material.id: texts}).report
    lines = {answer.key: answer.line for answer in answers if answer.target}
    folders = {path: folder for folder, path in paths.items()}
    for problem in report:
        at = problem.position
        if problem.severity is Severity.ERROR and problem.code not in _LATER and at.file in folders and at.line:
            key = key_of(folders[at.file], _key_at(files[folders[at.file]], at.line))
            if key in lines:
                yield Diagnostic(
                    problem.code, problem.message, Position(file, lines[key]), problem.expected, problem.hint
                )


def _key_at(text: str, line: int) -> str:
    """The key of the text that stands in a line of a file."""
    found = [*pieces(text).values()]
    place = bisect_right([piece.line for piece in found], line) - 1
    return found[place].key if place >= 0 else ""
