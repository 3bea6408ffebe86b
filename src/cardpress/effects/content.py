"""The rules content of a game as plain JSON values, and its hash: what every rules-data target writes.

Words and pictures are no part of it, so a translation or a new drawing leaves the hash as it was. A field that
has its default is left out, at every depth; effects read as they do in the sources.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from pydantic import TypeAdapter

from cardpress import __version__
from cardpress.effects.models import defaults, rules_fields
from cardpress.effects.nodes import Operation
from cardpress.effects.rewrite import rewrite
from cardpress.effects.vocabulary import Vocabulary, course_words_of, vocabulary_of
from cardpress.effects.walk import trees
from cardpress.models.component import Component, kind_name
from cardpress.models.project import ComponentText, Game, GameTexts, Loaded, Texts
from cardpress.models.variant import Variant

SCHEMA_VERSION: Final = 1
"""Version of the form of rules data; it rises when a reader of it must change."""
Rewritten = Mapping[str, Mapping[str, Mapping[str, Operation]]]
"""Variant id to component id to the key of a tree to the effect the variant makes of it."""


@lru_cache(maxsize=4)
def rewritten(game: Game) -> Rewritten:
    """What each variant changes: only effects that differ from the printed ones, in id order."""
    if not game.variants:
        return {}
    words = vocabulary_of(game.schema)
    return {name: _changes(game, variant, words) for name, variant in sorted(game.variants.items())}


def _changes(game: Game, variant: Variant, words: Vocabulary) -> dict[str, dict[str, Operation]]:
    changes: dict[str, dict[str, Operation]] = {}
    for id_, loaded in sorted(game.components.items()):
        for key, _, effect in trees(loaded.model):
            if (other := rewrite(effect, variant, words)) != effect:
                changes.setdefault(id_, {})[key] = other
    return changes


def content(game: Game) -> dict[str, Any]:
    """Components by kind and id, decks, rules numbers and variants of a game, as JSON values."""
    # What reads a game writes it: a model that wrote itself would first make ready all it holds once more.
    reader, words = game.reader, vocabulary_of(game.schema)
    components: dict[str, dict[str, Any]] = {kind_name(kind): {} for kind in game.schema.KINDS}
    for id_, loaded in game.components.items():
        components[loaded.model.kind][id_] = component_value(reader, loaded)
    return {
        **_course(game),
        "components": components,
        "defaults": defaults(game.schema.KINDS, words),
        "decks": {deck.id: [{"card": card, "copies": n} for card, n in deck.cards.items()] for deck in game.decks},
        "game": game.id,
        "rules": {topic: dict(rules.values) for topic, rules in game.rules.items()},
        "variants": {
            variant: {
                card: {key: effect_value(words, effect) for key, effect in effects.items()}
                for card, effects in cards.items()
            }
            for variant, cards in rewritten(game).items()
        },
    }


def _course(game: Game) -> dict[str, Any]:
    """The course of play of a game that has one; all is said where its words are not those of cards.

    Nothing else would say what a field means that is left out.
    """
    if game.play is None:
        return {}
    is_apart = course_words_of(game.schema) is not vocabulary_of(game.schema)
    dumped = game.play.model.model_dump(
        mode="json", by_alias=True, exclude_defaults=not is_apart, exclude_none=is_apart
    )
    return {"play": dumped}


def components_by_id(value: Mapping[str, Any]) -> dict[str, Any]:
    """The components of a game's content, of every kind."""
    return {id_: one for kind in value["components"].values() for id_, one in kind.items()}


def provenance(game: Game, value: object) -> dict[str, str]:
    """What a game's content is of: the game, its version, the version of the tool, and a digest of the content."""
    return {
        "game": game.id,
        "game_version": game.settings.version,
        "compiler_version": __version__,
        "content_sha256": content_hash(value),
    }


def component_value(reader: TypeAdapter[Component], loaded: Loaded[Component]) -> dict[str, Any]:
    """The rules fields of a component and the file it is written in."""
    fields = set(rules_fields(type(loaded.model)))
    value: dict[str, Any] = reader.dump_python(
        loaded.model, mode="json", by_alias=True, exclude_defaults=True, include=fields
    )
    return value | {"file": loaded.source.path}


def effect_value(words: Vocabulary, effect: Operation) -> dict[str, Any]:
    """An effect tree of a vocabulary as its JSON source reads."""
    value: dict[str, Any] = words.reader.dump_python(effect, mode="json", by_alias=True, exclude_defaults=True)
    return value


def text_values(game: Game, words: GameTexts) -> dict[str, dict[str, Any]]:
    """The words of components by language, with the texts that variants change."""
    return {
        language: {
            "components": {id_: _text_value(one) for id_, one in spoken.components.items()},
            "variants": {
                variant: _changed_texts(words.variants[variant][1][language], changes)
                for variant, changes in rewritten(game).items()
                if variant in words.variants
            },
        }
        for language, spoken in sorted(words.texts.items())
    }


def _text_value(words: ComponentText) -> dict[str, Any]:
    flavor = {"flavor": words.flavor} if words.flavor else {}
    own = {name: text for name, text in words.own.items() if text}
    value = {"name": words.name, "rules": dict(words.rules), **flavor, **({"own": own} if own else {})}
    return (
        value | {"sections": {id_: asdict(one) for id_, one in words.sections.items()}}
        if words.sections
        else value
    )


def _changed_texts(texts: Texts, changes: Mapping[str, Mapping[str, Operation]]) -> dict[str, dict[str, str]]:
    """Component to the key of a tree to its text, for what a variant changes."""
    return {id_: {key: texts.components[id_].rule(key) for key in effects} for id_, effects in changes.items()}


def canonical(value: object) -> str:
    """The one text of a JSON value: sorted keys, no spaces, characters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def content_hash(value: object) -> str:
    """SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def operations_in(game: Game, value: Mapping[str, Any]) -> frozenset[str]:
    """Names of the operations that a game's content uses; of a course of play those whose words cards have too."""
    named = value if game.played_course else {name: part for name, part in value.items() if name != "play"}
    return frozenset(_operations(named))


def _operations(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("op"), str):
            yield value["op"]
        yield from _operations([*value.values()])
    elif isinstance(value, list):
        for part in value:
            yield from _operations(part)
