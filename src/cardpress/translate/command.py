"""The command `cardpress translate`: export, import, accept, proof, status."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.diagnostics.requests import RequestError, known_names
from cardpress.files.problems import unwritable
from cardpress.files.safe_read import read
from cardpress.files.safe_write import replace_file
from cardpress.language.draft_languages import FIRST
from cardpress.language.packs import single_numbers
from cardpress.models.source import GameSources
from cardpress.output import Console
from cardpress.stages.load import load
from cardpress.translate.fluent_units import rewritten
from cardpress.translate.language_tags import is_language
from cardpress.translate.sources import FOLDERS, Material, is_foreign, of_game, of_program
from cardpress.translate.status import rows
from cardpress.translate.units import State, digest, remember, units, within, write

if TYPE_CHECKING:
    from cardpress.translate.formats import Answer, Translation

FINE, WRONG_CONTENT = 0, 1


def run(arguments: argparse.Namespace) -> int:
    """One part of the command; 1 when a file is wrong, and then nothing is written.

    RequestError when something is asked for that there is not.
    """
    root = arguments.root.resolve()
    if arguments.part == "status":
        return _status(root, arguments)
    if arguments.part not in {"proof", "accept"} and find_spec("translate") is None:
        raise RequestError("this needs another package: pip install translate-toolkit")
    material, language = _sources_asked_for(root, arguments)
    if not is_language(language):
        raise RequestError(f"{language!r} is no language; it is called by a tag such as de or pt-BR")
    source = _source(material, arguments.source, language)
    report = Report()
    if arguments.part == "export":
        done = _export(root, material, (source, language), arguments, report)
    elif arguments.part == "proof":
        done = _proof(root, material, (source, language), arguments, report)
    elif arguments.part == "import":
        done = _import(root, material, (source, language), arguments.file, report)
    else:
        done = _accept(root, material, source, language, report)
    if Console(as_json=arguments.format == "json").stops(report):
        return WRONG_CONTENT
    print(json.dumps({"done": done}) if arguments.format == "json" else done)
    return FINE


def _sources_asked_for(root: Path, arguments: argparse.Namespace) -> tuple[Material, str]:
    """What is translated, and into which language: a game's words, or those of the program."""
    if (language := getattr(arguments, "program", None)) is not None:
        if arguments.game or arguments.language:
            raise RequestError("a game, or --program with a language: not both")
        if is_foreign(root, language) and arguments.part != "export":
            own = f"copy the whole pack to languages/{language}/ first"
            raise RequestError(f"the pack {language} came with cardpress; to change its words, {own}")
        return of_program(root), language
    if not (arguments.game and arguments.language):
        raise RequestError("name a game and a language, or the program's own words: --program LANG")
    return of_game(_game(root, arguments.game)), arguments.language


def _game(root: Path, name: str) -> GameSources:
    """A game's files, whatever else is wrong with them: a translation half done must not stop a translator."""
    known = [folder.name for folder in sorted((root / "content").glob("*")) if folder.is_dir()]
    known_names("game", [name], known)
    found = load(root, Report(), [name]).games
    if name not in found:
        raise RequestError(f"{name} cannot be read: cardpress check {name} says why")
    return found[name]


def _source(material: Material, asked: str | None, target: str) -> str:
    known = [language for language in material.languages if language != target]
    if asked and asked not in known:
        raise RequestError(f"{material.id} has no other language {asked!r}; there is {', '.join(known) or 'none'}")
    if not known:
        raise RequestError(f"{material.id} has no other language to translate from")
    return asked or (FIRST if FIRST in known else known[0])


def _export(
    root: Path, material: Material, languages: tuple[str, str], arguments: argparse.Namespace, report: Report
) -> str:
    from cardpress.translate.formats import FORMATS, Header  # noqa: PLC0415 brings an extra
    from cardpress.translate.unit_notes import annotate  # noqa: PLC0415 brings the press

    source, language = languages
    form = arguments.form
    path = arguments.output or Path(f"{material.id}.{language}.{form}")
    found = units(material, source, language)
    if material.game:
        found = annotate(root, material.game, source, found)
    data = FORMATS[form][0](found, Header(material.id, source, language))
    try:
        replace_file(path, data)
    except OSError as problem:
        report.add(unwritable(path, problem))
    left = sum(unit.state is State.MISSING for unit in found)
    done = f"{path}: {len(found)} texts from {source}, {left} of them without {language}"
    pictured = any(unit.picture for unit in found)
    return f"{done}\npictures: cardpress export {material.id} --to png --lang {source}" if pictured else done


def _import(root: Path, material: Material, languages: tuple[str, str], file: Path, report: Report) -> str:
    from cardpress.translate.judgement import answer_problems, origin_problems  # noqa: PLC0415 brings an extra

    source, language = languages
    given = _read_translation(file, report)
    if given is None:
        return ""
    known, answers = units(material, source, language), given.answers
    report.extend(origin_problems(given.origins, material.id, language, file.name))
    single = single_numbers(language, root)
    report.extend(answer_problems(answers, known, material, language, file.name, single=single))
    wanted, order = {answer.key: answer.target for answer in answers if answer.target}, [one.key for one in known]
    if not report.has_errors:
        from cardpress.translate.check_ahead import problems_ahead  # noqa: PLC0415 brings the stages

        files = {folder: _file(material, folder, language, order, wanted) for folder in FOLDERS}
        report.extend(problems_ahead(root, material, language, files=files, answers=answers, file=file.name))
    if report.has_errors:
        _count_translations(report, answers, file.name)
        return ""
    _write(root, material, language, files=files, answers=answers, report=report)
    return f"{material.id}: {len(wanted)} of {len(order)} texts in {language}"


def _write(  # noqa: PLR0913 what is written, of what
    root: Path,
    material: Material,
    language: str,
    *,
    files: Mapping[str, str],
    answers: Sequence[Answer],
    report: Report,
) -> None:
    """Write the files of a language by kind of words, and remember which sources they were made from."""
    made_from = {one.key: digest(one.source) for one in answers if one.target}
    try:
        for folder, text in files.items():
            if text:
                write(root, material.file(folder, language), text)
        remember(root, material, language, {**material.remembered.get(language, {}), **made_from})
    except OSError as problem:
        report.add(unwritable(root / material.memory(language), problem))


def _count_translations(report: Report, answers: Sequence[Answer], file: str) -> None:
    """Add how many translations of a file that is refused have no problem of their own."""
    wrong = {problem.position.line for problem in report if problem.severity is Severity.ERROR}
    given = [answer.line for answer in answers if answer.target]
    fine = sum(line not in wrong for line in given)
    message = f"nothing was imported; translations without a problem: {fine} of {len(given)}"
    report.add(Diagnostic("file-refused", message, Position(file), severity=Severity.WARNING))


def _file(material: Material, folder: str, language: str, order: Sequence[str], wanted: Mapping[str, str]) -> str:
    """What a file of a language becomes; "" when there is none and nothing for it."""
    there = material.texts.get((folder, language))
    own, keys = within(folder, wanted), [*within(folder, dict.fromkeys(order, ""))]
    text = rewritten(there.text if there else "", keys, own).strip("\n")
    return f"{text}\n" if text else ""


def _read_translation(file: Path, report: Report) -> Translation | None:
    from cardpress.translate.formats import FORMATS, UnreadableFileError, translation  # noqa: PLC0415 brings an extra

    ending = file.suffix.removeprefix(".").replace("xlf", "xliff")
    if ending not in FORMATS:
        raise RequestError(f"{file.name} ends in none of {', '.join(f'.{form}' for form in FORMATS)}")
    at = Position(file.name)
    try:
        return translation(read(file), ending)
    except UnreadableFileError as problem:
        expected = f"a file in UTF-8 as `cardpress translate export --as {ending}` writes it"
        report.add(Diagnostic("unreadable-file", f"this is no {ending} file: {problem}", at, expected))
    except OSError as problem:
        report.add(Diagnostic("unreadable-file", str(problem.strerror or problem), at))
    return None


def _proof(
    root: Path, material: Material, languages: tuple[str, str], arguments: argparse.Namespace, report: Report
) -> str:
    from cardpress.translate.proof_sheet import write_proof  # noqa: PLC0415 brings the press

    _check_language(material, languages[1])
    progress = Console(as_json=arguments.format == "json").progress()
    found, path = write_proof(root, material, languages, arguments.output, progress)
    report.extend(found)
    return path


def _accept(root: Path, material: Material, source: str, language: str, report: Report) -> str:
    _check_language(material, language)
    found = [unit for unit in units(material, source, language) if unit.target]
    try:
        remember(root, material, language, {unit.key: digest(unit.source) for unit in found})
    except OSError as problem:
        report.add(unwritable(root / material.memory(language), problem))
    return f"{material.id}: {len(found)} texts in {language} fit {source}"


def _check_language(material: Material, language: str) -> None:
    if language not in material.languages:
        raise RequestError(f"{material.id} has no texts in {language!r}")


def _status(root: Path, arguments: argparse.Namespace) -> int:
    names = arguments.games or [folder.name for folder in sorted((root / "content").glob("*")) if folder.is_dir()]
    asked = [of_program(root)] if arguments.program else [of_game(_game(root, name)) for name in names]
    found = [row for material in asked for row in rows(material, arguments.source)]
    if arguments.format == "json":
        print(json.dumps({"languages": [row.as_json() for row in found]}, indent=2))
    else:
        print("\n".join(row.as_text() for row in found) or "no game has a second language")
    return FINE
