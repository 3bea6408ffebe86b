"""Stage 2, check: sources to models; every file by itself gets the shape its folder stands for."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from cardpress.course.play_files import FOLDER as PLAY
from cardpress.diagnostics import Diagnostic, Report
from cardpress.effects.vocabulary import course_words_of, vocabulary_of
from cardpress.language.packs import terms_shape, words_shape
from cardpress.models.component import Component, kind_name, reader_of
from cardpress.models.folders import EXAMPLES
from cardpress.models.game import Deck, GameSettings, Rules
from cardpress.models.json_schema import json_schema
from cardpress.models.project import Loaded, Models
from cardpress.models.rulebook_outline import FOLDER as RULEBOOK
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.models.source import GameSources, Source, Sources, TextSource
from cardpress.models.table_layout import TableLayout
from cardpress.models.variant import Variant
from cardpress.tables.combinations import CombinedSource
from cardpress.tables.importing import WHOLE
from cardpress.tables.rows import RowSource

M = TypeVar("M", bound=BaseModel)

Checked = dict[str, Loaded[Any]]
"""Models by the path of their file, so that a second check skips sources that stayed the same objects."""


def check(sources: Sources, report: Report, *, known: Checked | None = None) -> dict[str, Models]:
    """Validate every file of every game; a game without usable settings is checked but not returned."""
    checked = {} if known is None else known
    games = [_Checker(game, sources.root, report, checked).models() for game in sources.games.values()]
    return {game.id: game for game in games if game}


class _Checker:
    """Validates the files of one game and notes their problems."""

    def __init__(self, game: GameSources, root: Path, report: Report, known: Checked) -> None:
        self._game = game
        self._root = root
        self._report = report
        self._known = known
        self._folders = {kind_name(kind): kind.folder for kind in game.schema.KINDS}
        self._by_folder: dict[str, list[Source]] = {}
        for path, source in sorted(game.files.items()):
            self._by_folder.setdefault(path.partition("/")[0], []).append(source)

    def models(self) -> Models | None:
        """Every file as its model; None without settings."""
        game = self._game
        settings = self._settings()
        components: list[Loaded[Component]] = []
        for kind in game.schema.KINDS:
            components += self._folder(kind.folder, kind)
        decks = self._folder("decks", Deck)
        if settings and not self._sources("decks"):
            decks = self._whole(settings.source, components)
        rules = self._folder("rules", Rules)
        variants = self._folder("variants", Variant)
        terms = {_stem(source): source for source in self._sources("terms") if self._terms(source)}
        lexicons = {_stem(source): source for source in self._sources("lexicon") if self._lexicon(source)}
        texts, sentences = self._texts("text"), self._texts("sentences")
        if not vocabulary_of(game.schema).operations:  # without effects nothing asks for nouns
            terms = {language: _no_terms(game.id, language) for language in texts} | terms
        table = self._game.files.get("table.json")
        layout = self._check_source(table, TableLayout) if table else None
        if settings is None:
            return None
        parts = (settings, tuple(components), decks, rules, terms, texts, game.schema, variants)
        last = (self._texts("terminal"), layout, self._play(rules), self._outline())
        examples = {_stem(source): source for source in self._sources(EXAMPLES)}
        return Models(game.id, *parts, sentences, lexicons, *last, examples)

    def _outline(self) -> Loaded[RulebookOutline] | None:
        """What stands in the rulebook, where a file says it."""
        return next(iter(self._folder(RULEBOOK, RulebookOutline)), None)

    def _play(self, rules: Sequence[Loaded[Rules]]) -> tuple[Loaded[Any], ...]:
        """The course of play, file by file, with the numbers of the rules it names."""
        shape = course_words_of(self._game.schema).annotations.get("play_file")
        if shape is None:
            return ()
        from cardpress.course.rule_numbers import numbers_of, with_rule_numbers  # noqa: PLC0415 only games that play

        numbers, found = numbers_of({one.model.id: one.model.values for one in rules}), list[Loaded[Any]]()
        for file in self._sources(PLAY):
            source, problems = with_rule_numbers(file, numbers)
            self._report.extend(problems)
            if not problems and (loaded := self._check_source(source, shape)):
                found.append(loaded)
        return tuple(found)

    def _settings(self) -> Loaded[GameSettings] | None:
        source = self._game.files.get("game.json")
        settings = self._check_source(source, GameSettings) if source else None
        if settings and settings.model.id != self._game.id:
            self._unlike(settings, f"the folder is called {self._game.id}")
        return settings

    def _folder(self, folder: str, model: type[M]) -> tuple[Loaded[M], ...]:
        found = [self._check_source(source, model) for source in self._sources(folder)]
        return tuple(loaded for loaded in found if loaded and self._well_named(loaded))

    def _whole(self, at: Source, components: Sequence[Loaded[Component]]) -> tuple[Loaded[Deck], ...]:
        """The one deck of a game without a folder of decks: every component once, or as often as its row says."""
        asked = {loaded.model.id: self._game.copies.get(loaded.model.id, 1) for loaded in components}
        cards = {id_: copies for id_, copies in asked.items() if copies}
        return (Loaded(Deck(id=WHOLE, position=0, cards=cards), at),) if cards else ()

    def _terms(self, source: Source) -> Loaded[Any] | None:
        return self._check_source(source, terms_shape(_stem(source), self._root))

    def _lexicon(self, source: Source) -> Loaded[Any] | None:
        return self._check_source(source, words_shape(_stem(source), self._root))

    def _texts(self, folder: str) -> dict[str, TextSource]:
        found = sorted(self._game.texts.items())
        return {PurePosixPath(path).stem: text for path, text in found if path.startswith(f"{folder}/")}

    def _sources(self, folder: str) -> list[Source]:
        return self._by_folder.get(folder, [])

    def _check_source(self, source: Source, model: type[M]) -> Loaded[M] | None:
        known = self._known.get(source.path)
        if known and known.source is source and type(known.model) is model:
            return known
        kind = source.value.get("kind") if isinstance(source.value, dict) else None
        if (
            issubclass(model, Component)
            and isinstance(kind, str)
            and kind in self._folders.keys() - {kind_name(model)}
        ):
            self._report.add(self._wrong_folder(source, kind, model))
            return None
        try:
            loaded = Loaded(self._read(source, model), source)
        except ValidationError as error:
            from cardpress.models.validation_messages import misfits  # noqa: PLC0415 only for what is wrong

            found = misfits(source, error, json_schema(model))
            self._report.extend(map(self._field_not_described, found) if issubclass(model, Component) else found)
            return None
        self._known[source.path] = loaded
        return loaded

    def _read(self, source: Source, model: type[M]) -> M:
        """The model of a file; a component's own kind says what is wrong with it."""
        if issubclass(model, Component):
            with suppress(ValidationError):
                component = reader_of(self._game.schema.KINDS).validate_json(source.text)
                if isinstance(component, model):
                    return component
        return model.model_validate_json(source.json)

    def _field_not_described(self, problem: Diagnostic) -> Diagnostic:
        """In a game without a schema a field is less likely wrong than not described yet."""
        from cardpress.schema_language.schema import is_bare  # noqa: PLC0415 only for what is wrong

        if problem.code != "unknown-field" or not is_bare(self._game.schema):
            return problem
        return replace(problem, hint=f"describe it in schemas/{self._game.id}.json, or remove it")

    def _well_named(self, loaded: Loaded[Any]) -> bool:
        many = isinstance(loaded.source, RowSource | CombinedSource)
        stem = loaded.model.id if many else _stem(loaded.source)
        if loaded.model.id != stem:
            self._unlike(loaded, f"the file is called {stem}.json")
        return bool(loaded.model.id == stem)

    def _unlike(self, loaded: Loaded[Any], called: str) -> None:
        message = f'id is "{loaded.model.id}", but {called}'
        hint = "rename one of them"
        self._report.add(Diagnostic("file-name", message, loaded.source.position("/id"), None, hint))

    def _wrong_folder(self, source: Source, kind: str, model: type[Component]) -> Diagnostic:
        message = f'kind is "{kind}", but the file lies in {model.folder}/'
        hint = f"move the file to {self._folders[kind]}/, or change its kind"
        return Diagnostic("wrong-folder", message, source.position("/kind"), f'"{kind_name(model)}"', hint)


def _no_terms(game: str, language: str) -> Source:
    return Source(f"content/{game}/terms/{language}.json", "{}", {}, "")


def _stem(source: Source) -> str:
    return source.path.rpartition("/")[2].removesuffix(".json")
