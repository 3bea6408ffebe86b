"""Writes schemas/json/: the JSON Schema of every kind of file, made from the models. `--check` only compares.

A project with the page docs/effects.md gets it too: what its effects can say, with examples; and beside it
what a template is given.

`python -m cardpress.generated_docs.schemas [--check] [--root DIR]` runs it; editors complete and check with these
files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType

from pydantic import BaseModel

from cardpress.course.play_files import declared_by, has_words_apart, play_sources, play_vocabulary, python_schema
from cardpress.course.rule_numbers import for_rule_numbers
from cardpress.diagnostics import Diagnostic, Report
from cardpress.diagnostics.as_text import report_as_text
from cardpress.effects.data_shape import data_model
from cardpress.effects.vocabulary import Vocabulary, course_words_of, vocabulary_of
from cardpress.generated_docs import play_words, template_values
from cardpress.generated_docs.vocabulary import PAGE, page
from cardpress.language.lexicon.lexicons import Lexicon, words_model
from cardpress.language.lexicon.term_schema import terms_model
from cardpress.language.packs import SHIPPED, Settings, shipped_pack
from cardpress.models.component import kind_name
from cardpress.models.folders import entries
from cardpress.models.game import Deck, GameSettings, Rules
from cardpress.models.json_schema import Node, json_schema
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.models.source import Source
from cardpress.models.source_reader import SCHEMA, SourceReader
from cardpress.models.table_layout import TableLayout
from cardpress.models.terms import TermsFile
from cardpress.models.variant import Variant
from cardpress.schema_language.schema import described_schema
from cardpress.schema_language.schema_file import SchemaFile
from cardpress.tables.combinations import Combinations

FOLDER = "schemas/json"
PACKS = {folder.name: shipped_pack(folder.name).words for folder in sorted(SHIPPED.iterdir()) if folder.is_dir()}
SHARED: dict[str, type[BaseModel]] = {
    "combinations": Combinations,
    "deck": Deck,
    "game": GameSettings,
    "kinds": SchemaFile,
    "language": Settings,
    "outline": RulebookOutline,
    "pack-lexicon": Lexicon,
    "rules": Rules,
    "table": TableLayout,
    "terms": TermsFile,
    "variant": Variant,
    **{f"lexicon-{code}": words_model(words) for code, words in PACKS.items()},
    **{f"terms-{code}": terms_model(words) for code, words in PACKS.items()},
}
"""What every game and every language pack has; the schemas lie directly in schemas/json/. Terms and
words have one for each shipped language, terms also one for any other."""


def published_files(root: Path, report: Report) -> dict[str, str]:
    """Path from the root to the text of every published file; a broken schema or language is reported."""
    schemas = {
        f"{FOLDER}/{name}.schema.json": json.dumps(
            _schema(name, model),
            indent=2,
            sort_keys=True,
            ensure_ascii=False,
        )
        + "\n"
        for name, model in (*SHARED.items(), *_games(root, report))
    }
    if not (root / PAGE).is_file():
        return schemas
    return schemas | {
        PAGE: page(root, report),
        template_values.PAGE: template_values.page(),
        play_words.PAGE: play_words.page(),
    }


def _schema(name: str, model: type[BaseModel]) -> Node:
    """The schema of a kind of file as editors read it; in play files numbers of the rules stand for numbers."""
    made = json_schema(model)
    if name.endswith("/data"):
        return made
    return for_editors(for_rule_numbers(made) if name.endswith("/play") else made)


def for_editors(schema: Node) -> Node:
    """A schema whose files may name it: with "$schema" beside their fields."""
    named = {"type": "string", "description": "the JSON Schema of this file, for editors"}
    names = (
        {"propertyNames": {"anyOf": [{"const": SCHEMA}, schema["propertyNames"]]}}
        if "propertyNames" in schema
        else {}
    )
    return {**schema, **names, "properties": {SCHEMA: named, **schema.get("properties", {})}}


def stale(root: Path, wanted: Mapping[str, str]) -> list[str]:
    """Paths that differ from what is to be published, or that nothing stands behind."""
    there = [*(root / FOLDER).glob("**/*.json"), *(file for name in wanted if (file := root / name).is_file())]
    texts = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in there}
    return sorted(name for name in wanted.keys() | texts.keys() if wanted.get(name) != texts.get(name))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the schemas, or with --check name the stale ones; 1 when there are any."""
    parser = argparse.ArgumentParser(prog="python -m cardpress.generated_docs.schemas", description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(), help="the project folder (default: here)")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    arguments = parser.parse_args(argv)
    report, root = Report(), arguments.root.resolve()
    wanted = published_files(root, report)
    changed = stale(root, wanted)
    if len(report):
        print(report_as_text(report), file=sys.stderr)
        return 1
    if not arguments.check:
        _write(root, wanted, changed)
    for name in changed:
        print(f"{name}: {'stale; run make schemas' if arguments.check else 'written'}")
    return 1 if arguments.check and changed else 0


def write(root: Path) -> list[str]:
    """Publish the schemas of a project, whatever else is wrong in it; gives the paths of those that changed."""
    wanted = {name: text for name, text in published_files(root, Report()).items() if name.startswith(FOLDER)}
    changed = [name for name in stale(root, wanted) if name in wanted]
    _write(root, wanted, changed)
    return changed


def _games(root: Path, report: Report) -> Iterator[tuple[str, type[BaseModel]]]:
    reader = SourceReader(root, report, {})
    bare = {entry.name for entry in entries(root / "content") if entry.is_dir()}
    for file in sorted(each for each in (root / "schemas").glob("*.*") if each.suffix in {".json", ".py"}):
        play = play_sources(root, file.stem, reader)
        module = _module(file, play, reader, words_apart=has_words_apart(root, file.stem, reader))
        bare.discard(file.stem)
        if isinstance(module, list):
            report.extend(module)
        elif module:
            cards, course = vocabulary_of(module), course_words_of(module)
            yield f"{file.stem}/data", data_model(module.KINDS, cards, plays_apart=course is not cards)
            yield from _play(file.stem, course)
            yield from ((f"{file.stem}/{kind_name(kind)}", kind) for kind in module.KINDS)
    for game in sorted(bare):
        if words := declared_by(play_sources(root, game, reader), {}):
            yield from _play(game, play_vocabulary(words))


def _play(game: str, vocabulary: Vocabulary) -> Iterator[tuple[str, type[BaseModel]]]:
    """The files of play/ of a game that plays."""
    if vocabulary.declared:
        yield f"{game}/play", vocabulary.annotations["play_file"]


def _module(
    file: Path, play: Sequence[Source], reader: SourceReader, *, words_apart: bool
) -> ModuleType | list[Diagnostic] | None:
    """The shapes of one file of schemas/, or what is wrong with it."""
    path = f"schemas/{file.name}"
    if file.suffix == ".json":
        described = reader.json(path)
        return described_schema(file.stem, described, play) if described else None
    written = reader.text(path)
    module = python_schema(file.stem, written, play, words_apart=words_apart) if written else None
    return [module] if isinstance(module, Diagnostic) else module


def _write(root: Path, wanted: Mapping[str, str], changed: Sequence[str]) -> None:
    for name in changed:
        file = root / name
        if name in wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[name], "utf-8")
        else:
            file.unlink()


if __name__ == "__main__":
    sys.exit(main())
