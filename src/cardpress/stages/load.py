"""Stage 1, load: a project's folder to sources; knows the disk and nothing of what the files mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path, PurePosixPath
from types import ModuleType

from cardpress.course.play_files import FOLDER as PLAY
from cardpress.course.play_files import has_words_apart, play_sources, python_schema
from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.component import kind_name
from cardpress.models.file_names import id_problems, name_problems
from cardpress.models.folders import EXAMPLES, entries, files
from cardpress.models.rulebook_outline import FOLDER as RULEBOOK
from cardpress.models.source import GameSources, Source, Sources, TextSource
from cardpress.models.source_reader import Known, SourceReader
from cardpress.tables.combined_texts import Combined
from cardpress.tables.rows import Rows
from cardpress.tables.sheets import ENDINGS, sheets

_FILES = ("game.json", "table.json")
"""Files of a game that lie in no folder."""
_FOLDERS = {
    "decks": ".json",
    "rules": ".json",
    "variants": ".json",
    PLAY: ".json",
    RULEBOOK: ".json",
    EXAMPLES: ".json",
    "terms": ".json",
    "text": ".ftl",
    "sentences": ".ftl",
    "lexicon": ".json",
    "terminal": ".ftl",
    "golden": ".txt",
    "translated": ".json",
}
"""Folders every game may have, with the ending of their files; golden texts are only read by tests,
what texts were translated from only by `cardpress translate`."""


def load(
    root: Path, report: Report, games: Collection[str] | None = None, *, known: Known | None = None
) -> Sources:
    """Read every game of a project, or the named ones; `known` spares files unchanged since an earlier call."""
    reader = SourceReader(root, report, {} if known is None else known)
    found = [entry.name for entry in entries(root / "content") if entry.is_dir()]
    report.extend(name_problems("content", found))
    if not found:
        message = "no game found: content/ has no folder"
        report.add(Diagnostic("missing-content", message, Position("content"), "content/<game>/game.json"))
    for name in sorted(set(games or ()) - set(found)):
        hint = did_you_mean(name, found)
        report.add(Diagnostic("unknown-game", f'there is no game "{name}"', Position("content"), None, hint))
    wanted = [name for name in found if games is None or name in games]
    loaded = [_game(root, name, reader, report) for name in wanted]
    return Sources(root, {game.id: game for game in loaded if game})


def _game(root: Path, game: str, reader: SourceReader, report: Report) -> GameSources | None:
    home = f"content/{game}"
    if not reader.inside(home):
        return None
    play = play_sources(root, game, reader)
    schema = _schema(root, game, play, reader, report)
    kinds = [kind.folder for kind in schema.KINDS] if schema else None
    files: dict[str, Source] = {}
    texts: dict[str, TextSource] = {}
    for path in _files(root, home, kinds, reader, report):
        key = path[len(home) + 1 :]
        if path.endswith(".ftl"):
            if text := reader.text(path):
                texts[key] = text
        elif source := reader.json(path):
            files[key] = source
    if schema is None:
        return None
    rows = _rows(root, home, schema, reader)
    texts |= dict(rows.texts(texts, home))
    has_decks = any(key.startswith("decks/") for key in files)
    if rows.copies_head and has_decks:
        message, at = "decks/ says how often each component is printed", rows.copies_head
        rows.problems.append(Diagnostic("unexpected-file", message, at, "decks, or a column of copies"))
    report.extend(rows.problems)
    several = Combined(files, schema.KINDS, has_decks=has_decks)
    texts |= dict(several.texts(texts))
    report.extend(several.problems)
    made = rows.sources | several.sources
    for key, source in made.items():
        report.extend(id_problems(PurePosixPath(key.partition("#")[0]).stem, source.position("/id")))
    report.extend(_template_names(root, game))
    alone = {key: source for key, source in files.items() if source not in several.files}
    return GameSources(game, {**alone, **made}, texts, schema, {**rows.copies, **several.copies})


def _template_names(root: Path, game: str) -> Iterator[Diagnostic]:
    """What is wrong with the names of a game's templates and pictures."""
    names: dict[str, set[str]] = {}
    for path in files(root / "templates" / game, root):
        parts = Path(path).relative_to(root).parts
        for depth in range(2, len(parts)):
            names.setdefault("/".join(parts[:depth]), set()).add(parts[depth])
    for folder, found in sorted(names.items()):
        yield from name_problems(folder, sorted(found))


def _rows(root: Path, home: str, schema: ModuleType, reader: SourceReader) -> Rows:
    """The components that stand in tables of a game: a sheet for a kind, called like its folder."""
    rows, kinds = Rows(), {kind.folder: kind for kind in schema.KINDS}
    for entry in entries(root / home):
        path = f"{home}/{entry.name}"
        if not entry.name.endswith(ENDINGS) or (data := reader.data(path)) is None:
            continue
        found = list(sheets(path, data))
        for sheet in found:
            if isinstance(sheet, Diagnostic):
                rows.problems.append(sheet)
                continue
            stem = Path(entry.name).stem
            name = stem if len(found) == 1 and stem in kinds else sheet.name
            if name in kinds:
                rows.add(sheet, path, kinds[name], kind_name(kinds[name]))
            elif not name.startswith("#"):
                message, hint = f'no kind has the folder "{name}"', did_you_mean(name, kinds)
                expected = f"{one_of(sorted(kinds))}; a sheet that starts with # is passed over"
                rows.problems.append(Diagnostic("unknown-folder", message, Position(path), expected, hint))
    return rows


def _schema(
    root: Path, game: str, play: Sequence[Source], reader: SourceReader, report: Report
) -> ModuleType | None:
    """The shapes of a game: described as data, written in Python, or none but those its settings name."""
    described, written = f"schemas/{game}.json", f"schemas/{game}.py"
    there = [path for path in (described, written) if (root / path).exists()]
    if len(there) > 1:
        message = f"{written} describes the game as well"
        report.add(Diagnostic("unexpected-file", message, Position(described), "one of them"))
        return None
    if not there:
        return _bare(root, game, play, reader, report)
    if not reader.inside(there[0]):
        return None
    found: ModuleType | Diagnostic | list[Diagnostic]
    if there == [described]:
        from cardpress.schema_language.schema import described_schema  # noqa: PLC0415 not needed for one in Python

        found = described_schema(game, data, play) if (data := reader.json(described)) else []
    else:
        plain = has_words_apart(root, game, reader)
        found = python_schema(game, text, play, words_apart=plain) if (text := reader.text(written)) else []
    if isinstance(found, ModuleType):
        return found
    report.extend([found] if isinstance(found, Diagnostic) else found)
    return None


def _bare(
    root: Path, game: str, play: Sequence[Source], reader: SourceReader, report: Report
) -> ModuleType | None:
    """The kinds of a game that has no schema: those of its settings, with words and nothing else."""
    from cardpress.schema_language.schema import bare_schema  # noqa: PLC0415 not needed for a schema in Python

    known = [entry.name.rpartition(".")[0] for entry in entries(root / "schemas") if not entry.is_dir()]
    meant = did_you_mean(game, known)
    settings = reader.json(f"content/{game}/game.json") if (root / f"content/{game}/game.json").is_file() else None
    kinds = settings.value.get("kinds") if settings and isinstance(settings.value, dict) else None
    if meant or not isinstance(kinds, dict) or not kinds:
        path = f"schemas/{game}.json"
        expected = f"{path}, or schemas/{game}.py"
        report.add(Diagnostic("missing-schema", f"content/{game}/ has no schema", Position(path), expected, meant))
        return None
    return bare_schema(game, kinds, play)


def _files(root: Path, home: str, kinds: list[str] | None, reader: SourceReader, report: Report) -> Iterator[str]:
    """Paths of the files to read, in order of their names; everything else in the folder is a problem."""
    folders = _FOLDERS | dict.fromkeys(kinds or (), ".json")
    if not (root / home / "game.json").exists():
        message = "the game has no game.json"
        report.add(Diagnostic("missing-settings", message, Position(f"{home}/game.json")))
    found = entries(root / home)
    report.extend(name_problems(home, [entry.name for entry in found]))
    for entry in found:
        path = f"{home}/{entry.name}"
        if entry.is_symlink() and not reader.inside(path):
            continue
        if entry.name in _FILES and not entry.is_dir():
            yield path
        elif entry.name.endswith(ENDINGS) and not entry.is_dir():
            continue
        elif not entry.is_dir():
            report.add(_unexpected_file(path, [*_FILES], f"{one_of(_FILES)}, or a folder of the game"))
        elif entry.name in folders or kinds is None:
            yield from _folder(root, path, folders.get(entry.name, ".json"), reader, report)
        else:
            report.add(_unknown_folder(path, sorted(folders)))


def _folder(root: Path, path: str, ending: str, reader: SourceReader, report: Report) -> Iterator[str]:
    found = entries(root / path)
    report.extend(name_problems(path, [entry.name for entry in found]))
    for entry in found:
        file = f"{path}/{entry.name}"
        if entry.is_symlink() and not reader.inside(file):
            continue
        if entry.is_dir():
            report.add(_unknown_folder(file, []))
        elif not entry.name.endswith(ending):
            report.add(
                _unexpected_file(file, [Path(entry.name).stem + ending], f"a file whose name ends in {ending}")
            )
        elif ending != ".txt":
            yield file


def _unexpected_file(path: str, near: list[str], expected: str) -> Diagnostic:
    hint = did_you_mean(path.rpartition("/")[2], near)
    return Diagnostic("unexpected-file", "nothing reads this file", Position(path), expected, hint)


def _unknown_folder(path: str, known: list[str]) -> Diagnostic:
    name = path.rpartition("/")[2]
    expected = one_of(known) or "files only"
    hint = did_you_mean(name, known)
    return Diagnostic("unknown-folder", f'"{name}" is not a folder of this game', Position(path), expected, hint)
