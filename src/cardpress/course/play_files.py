"""The files of content/<game>/play/, and the shapes of a game whose vocabulary they widen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from cardpress.course.declared_words import FieldWords, declared_names, fields_of
from cardpress.diagnostics import Diagnostic
from cardpress.effects.declared import Declared, use_composition
from cardpress.effects.vocabulary import COURSE, EMPTY, Vocabulary, VocabularyParts, vocabulary_of
from cardpress.models.folders import PLAY, entries
from cardpress.models.schema_module import import_schema, same_schema
from cardpress.models.source import Source, TextSource
from cardpress.models.source_reader import SourceReader

FOLDER = PLAY
"""The folder of a game with its course of play."""


def play_sources(root: Path, game: str, reader: SourceReader) -> list[Source]:
    """The play files of a game in order of their names; those that are no JSON objects are told elsewhere."""
    folder = f"content/{game}/{FOLDER}"
    names = [entry.name for entry in entries(root / folder) if entry.name.endswith(".json") and not entry.is_dir()]
    found = [reader.json(f"{folder}/{name}") for name in names]
    return [source for source in found if source and isinstance(source.value, dict)]


def key_of(declared: Declared | None) -> str:
    """What tells vocabularies apart that the same schema has with different play files."""
    return "" if declared is None else sha256(repr(declared).encode()).hexdigest()[:16]


def declared_by(play: Sequence[Source], fields: FieldWords) -> Declared | None:
    """What play files declare; None without any."""
    return declared_names(play, fields) if play else None


def has_words_apart(root: Path, game: str, reader: SourceReader) -> bool:
    """Whether the cards of a game say nothing in words of the course of play."""
    path = f"content/{game}/game.json"
    settings = reader.json(path) if (root / path).is_file() else None
    return settings is not None and isinstance(settings.value, dict) and settings.value.get("words_apart") is True


def python_schema(
    game: str, source: TextSource, play: Sequence[Source], *, words_apart: bool = False
) -> ModuleType | Diagnostic:
    """The module of schemas/<game>.py with the words of the play files, or what is wrong with it.

    With `words_apart` cards keep the words of the schema, and play files have all.
    """
    module = import_schema(game, source)
    if isinstance(module, Diagnostic) or not play:
        return module
    words = declared_names(play, fields_of(module.KINDS))
    with use_play_words(words):
        made = import_schema(game, source, variant=key_of(words), is_read_with=not words_apart)
    if isinstance(made, ModuleType) and vocabulary_of(made) is EMPTY:
        made.__dict__["VOCABULARY"] = play_vocabulary(words)
    if not words_apart or isinstance(made, Diagnostic):
        return made
    cards = same_schema(module, f"{key_of(words)}-cards")
    cards.__dict__[COURSE] = vocabulary_of(made)
    return cards


@contextmanager
def use_play_words(words: Declared) -> Iterator[None]:
    """Let every vocabulary that is composed meanwhile be that of a game that plays, with the words it declares."""
    from cardpress.effects.course.vocabulary import course_vocabulary  # noqa: PLC0415 only games that play need it

    with use_composition(lambda parts: course_vocabulary(parts, words)):
        yield


def play_vocabulary(words: Declared) -> Vocabulary:
    """The vocabulary of a game whose schema composes none."""
    from cardpress.effects.course.vocabulary import course_vocabulary  # noqa: PLC0415 only games that play need it

    return course_vocabulary(VocabularyParts(), words)
