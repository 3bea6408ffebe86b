"""Every leaf of a course of play is said: another word, number or flag that may stand there changes the rulebook.

Nouns of the games are made up here, so that any game can be told in any language; what is said is not read.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from tests.engines.described.folders import JUDGED, LIBRARY, POTIONS, described_games
from tests.sampling import IS_WHOLE, in_turn

from cardpress.course.merging import joined_play
from cardpress.diagnostics import Report
from cardpress.effects.course.play import Play
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import SHIPPED, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.models.project import Loaded
from cardpress.models.source import Source, TextSource
from cardpress.schema_language.schema import described_schema

LANGUAGES = ("de", "en", "pl")
GAMES = (
    "breakthrough",
    "coup",
    "cribbage",
    "crazy_eights",
    "hearts",
    "leduc_poker",
    "liars_dice",
    POTIONS,
    "scopa",
)
BOUND = {"as", "ref", "value", "param", "amount_as", "$schema"}
"""Names that an earlier part gives and a later one uses: the rulebook says what they stand for."""
SHARE, FEW = 20, 1
"""One leaf of so many is changed in each game; in soak every one. So many at least have another value."""
ALIKE = {"each_player", "each_remaining"}
"""The same where nobody leaves before the end."""
CASES = {"pl": ("nom", "gen", "dat", "acc", "ins", "loc"), "de": ("nom", "acc", "dat", "gen")}
At = tuple[str | int, ...]


def _folder(name: str) -> tuple[Path, str]:
    root = described_games()[name]
    return root, name if root in {JUDGED, LIBRARY} else "GAME"


@cache
def play_of(name: str) -> dict[str, Any]:
    """What the play file of a game says."""
    root, folder = _folder(name)
    found: dict[str, Any] = json.loads(next((root / f"content/{folder}/play").iterdir()).read_text("utf-8"))
    return {member: said for member, said in found.items() if member != "$schema"}


@cache
def words_of(name: str) -> Vocabulary:
    """The words a game may use."""
    root, folder = _folder(name)
    said = json.loads((root / f"schemas/{folder}.json").read_text("utf-8"))
    said.pop("$schema", None)
    sources = [Source("play.json", json.dumps(play_of(name)), play_of(name), "")]
    schema = described_schema(folder, Source("schema.json", json.dumps(said), said, ""), sources)
    assert not isinstance(schema, list), schema
    return vocabulary_of(schema)


class MadeUpNouns(dict[str, Any]):
    """A noun for whatever is asked for, with forms that all differ."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __contains__(self, term: object) -> bool:
        return True

    def __missing__(self, term: str) -> Any:
        if self._language == "en":
            return {"one": term, "other": f"{term}s"}
        forms = {
            number: {case: f"{term}{number}{case}" for case in CASES[self._language]} for number in ("sg", "pl")
        }
        return {"forms": forms, "gender": "f"}


@cache
def book_of(language: str) -> Phrasebook:
    """What a language says, with nouns that are made up."""
    pack = load_pack(language, SHIPPED, Report())
    assert pack
    return phrasebook(pack, read_fluent(TextSource("text.ftl", "", "")), Terms(MadeUpNouns(language)), ())


def leaves(value: Any, at: At = ()) -> Iterator[tuple[At, Any]]:
    """Every word, number and flag, with its place."""
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(one, (*at, key))
    else:
        yield at, value


def key_of(at: At) -> str:
    """The member a leaf is of."""
    return next((str(each) for each in reversed(at) if isinstance(each, str)), "")


@cache
def known_words() -> Mapping[str, dict[str, None]]:
    """The words that stand in play files, by the member they stand in."""
    found: dict[str, dict[str, None]] = {}
    for name in described_games():
        for at, value in leaves(play_of(name)):
            if isinstance(value, str):
                found.setdefault(key_of(at), {})[value] = None
    return found


def others(play: Mapping[str, Any], at: At, value: Any) -> Iterator[Any]:
    """What might stand in place of a leaf."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    else:
        own = [each for place, each in leaves(play) if isinstance(each, str) and key_of(place) == key_of(at)]
        declared = [name for sort in ("zones", "counters", "markers", "actions") for name in play.get(sort, ())]
        known = dict.fromkeys((*own, *known_words()[key_of(at)], *declared))
        yield from (each for each in known if each != value and {each, value} != ALIKE)


def changed(play: dict[str, Any], at: At, value: Any) -> dict[str, Any]:
    """A play file with another leaf."""
    other = copy.deepcopy(play)
    _inside(other, at[:-1])[at[-1]] = value
    return other


def course(name: str, play: Mapping[str, Any]) -> Play:
    """The course of play of a file; raises ValidationError for one that is not valid."""
    file = _reader(name).validate_json(to_json(play))
    return joined_play((Loaded(file, Source("play.json", "", play, "")),), "play", words_of(name)).model


@cache
def _reader(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(words_of(name).annotations["play_file"])


def mutations(name: str) -> Iterator[tuple[At, Any, Play]]:
    """For each leaf that is said by itself another value with which the file is still valid, if there is one."""
    play = play_of(name)
    for place, (at, value) in enumerate(leaves(play)):
        if not IS_WHOLE and place % SHARE:
            continue
        for other in others(play, at, value) if key_of(at) not in BOUND and not is_unsaid(play, at) else ():
            try:
                yield at, other, course(name, changed(play, at, other))
            except ValidationError:
                continue
            break


def is_unsaid(play: Mapping[str, Any], at: At) -> bool:
    """Leaves that the rulebook has no need to say."""
    if at[0] == "bodies":
        return True  # an operation of the game's own has a sentence of its own
    if at[0] == "markers" and "shows" in at:
        return True  # what a marker shows is said where it is put
    if key_of(at) == "pick" and at[-2] == "has":
        return True  # that something stands there, whether one or all are meant
    return "who" in at and _is_idle(play, _inside(play, at[: at.index("who")]))


def _is_idle(play: Mapping[str, Any], operation: Mapping[str, Any]) -> bool:
    """Whether it is all the same who does it: dealing to a zone that all share, or what others do instead."""
    if operation.get("op") in {"deal", "draw"}:
        return not play["zones"][operation.get("to", "hand")].get("owned")
    done = operation.get("do")
    return operation.get("op") == "by" and isinstance(done, list) and all("who" in each for each in done)


def _inside(value: Any, at: At) -> Any:
    """What stands at a place of a file."""
    for key in at:
        value = value[key]
    return value


def _rules(book: Phrasebook, play: Play, words: Vocabulary) -> str:
    return rulebook_in(with_course(book, play, words, ()), play).plain()


@pytest.mark.parametrize(("language", "name"), in_turn(LANGUAGES, GAMES))
def test_every_leaf_is_said(language: str, name: str) -> None:
    """A leaf that is another one changes some sentence of the rulebook, in every language."""
    book, words = book_of(language), words_of(name)
    told = _rules(book, course(name, play_of(name)), words)
    found = [*mutations(name)]
    silent = [
        f"{'/'.join(map(str, at))}: {other!r}" for at, other, play in found if _rules(book, play, words) == told
    ]

    assert silent == []
    assert len(found) >= FEW
