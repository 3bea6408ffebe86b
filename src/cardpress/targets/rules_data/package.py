"""The files of the generated package: a game's module, stub, classes, rows and texts, and what games share."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cached_property
from importlib import resources
from typing import cast

from cardpress.class_model.shapes import ClassShapes
from cardpress.class_model.topics import rules_shape, topic_shapes
from cardpress.effects.content import (
    SCHEMA_VERSION,
    canonical,
    content,
    operations_in,
    provenance,
    rewritten,
    text_values,
)
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.models.component import Component, kind_name
from cardpress.models.project import Game, GameTexts, Texts
from cardpress.press.fingerprint import fingerprint
from cardpress.targets.rules_data import module, python_source
from cardpress.targets.rules_data.module import KindView
from cardpress.targets.rules_data.rebuild import Row
from cardpress.targets.rules_data.rows import RowMaker, rules_row, shards

_CONSTANTS = {"COMPONENTS", "DECKS", "PLAY", "RULES", "VARIANTS", "OPERATIONS", "GAME"}


class Package:
    """The generated package of one game; nothing is written out before `files` is asked for."""

    def __init__(self, game: Game, words: GameTexts) -> None:
        self._game = game
        self._words = text_values(game, words)
        for language, texts in words.texts.items():
            self._words[language]["title"] = texts.messages.get("ui-game", game.id)
            if texts.terminal:
                self._words[language]["terminal"] = asdict(texts.terminal)
            if course := _course_words(game, texts):
                self._words[language]["play"] = course
        self._rewritten = rewritten(game)
        self._content = content(game)
        self._shapes = ClassShapes(game.schema.KINDS, vocabulary_of(game.schema))
        self._topics = topic_shapes(game.rules, self._shapes.names)
        self._rows = RowMaker(self._shapes)

    def recipe(self) -> str:
        """Fingerprint of everything that shapes the files."""
        parts = (self._constants, self._types, canonical(self._content), canonical(self._words))
        return fingerprint("rules_data", *parts)

    def files(self) -> dict[str, str]:
        """Text of every file of the game by its path in the package."""
        game, shape = self._game.id, self._shapes.play
        play = self._shapes.by_model[shape].name if shape and self._game.played_course else ""
        is_apart = self._game.play is not None and not play
        kinds = {kind: self._row_files(kind) for kind in self._game.schema.KINDS}
        views = [self._view(kind, tuple(files)) for kind, files in kinds.items()]
        return {
            f"{game}.py": module.module_source(game, self._constants, views, play, is_apart=is_apart),
            f"{game}.pyi": module.stub_source(game, views, play, is_apart=is_apart),
            f"_{game}_types.py": self._types,
            f"_{game}_tables.py": self._tables(),
            **{f"{name}.py": text for files in kinds.values() for name, text in files.items()},
            **{f"texts/{game}_{language}.json": self._text_file(language) for language in self._words},
        }

    @cached_property
    def _constants(self) -> dict[str, object]:
        return {
            "SCHEMA_VERSION": SCHEMA_VERSION,
            **{name.upper(): text for name, text in provenance(self._game, self._content).items()},
            "OPERATIONS": tuple(sorted(operations_in(self._game, self._content))),
        }

    @cached_property
    def _types(self) -> str:
        topics = [*self._topics.values(), rules_shape(self._topics)]
        return python_source.types_source(self._game.id, self._shapes, topics)

    def _row_files(self, kind: type[Component]) -> dict[str, str]:
        """Row modules of a kind by module name."""
        members = {id_: one for id_, one in self._game.components.items() if type(one.model) is kind}
        rows = {id_: self._rows.component(one) for id_, one in members.items()}
        name = f"_{self._game.id}_rows_{kind_name(kind)}"
        shape = self._shapes.by_model[kind]
        return {
            f"{name}__{shard}" if shard else name: python_source.rows_source(self._game.id, shape, part)
            for shard, part in shards(rows).items()
        }

    def _view(self, kind: type[Component], modules: tuple[str, ...]) -> KindView:
        constant = kind.folder.upper()
        free = f"{constant}_KIND" if constant in _CONSTANTS else constant
        return KindView(kind_name(kind), free, self._shapes.by_model[kind].name, modules)

    def _tables(self) -> str:
        """Decks, rules numbers and what variants change."""
        rules = [
            (shape, rules_row(self._game.rules[topic], self._rows, shape.name))
            for topic, shape in self._topics.items()
        ]
        variants = {
            variant: [
                (card, field, self._rows.value(effect))
                for card, fields in cards.items()
                for field, effect in fields.items()
            ]
            for variant, cards in self._rewritten.items()
        }
        play = cast("Row", self._rows.value(self._game.played_course.model)) if self._game.played_course else ()
        written = self._content["play"] if self._game.play and not play else play
        return module.tables_source(self._game.id, self._game.decks, rules, variants, written)

    def _text_file(self, language: str) -> str:
        value = self._words[language] | {"game": self._game.id, "language": language}
        return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _course_words(game: Game, texts: Texts) -> dict[str, object]:
    """What a language calls the parts of a course of play, and how it says its rules; nothing without one."""
    if game.play is None:
        return {}
    from cardpress.effects.course.play import Play  # noqa: PLC0415 only games that play need it
    from cardpress.language.rulebook.course_names import course_names  # noqa: PLC0415
    from cardpress.language.rulebook.course_texts import course_rules  # noqa: PLC0415

    if not isinstance(game.play.model, Play):
        return {}
    kinds, nouns = map(kind_name, game.schema.KINDS), game.terms[texts.language].value
    names = course_names(game.play.model, kinds, nouns, texts.messages)
    return {"names": names, **course_rules(texts.rulebook)}


def shared_files() -> dict[str, str]:
    """Files that are the same for every game."""
    runtime = resources.files(__package__).joinpath("rebuild.py").read_text("utf-8")
    return {
        "__init__.py": '"""Rules data of tabletop games, one module a game; generated by cardpress."""\n',
        "py.typed": "",
        "_rebuild.py": f"# Generated by cardpress. Do not edit.\n{runtime}",
    }
