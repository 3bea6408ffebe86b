"""Rule texts with spans: which words came from which part of a component's file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from tests.sampling import few_of

from cardpress.diagnostics import Report
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import value_at
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.component_texts import phrase_component
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of
from cardpress.stages.text_spans import marked_rules
from cardpress.starters import new_game, starters

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
Rules = Mapping[str, MarkedText]


def _linked(root: Path, name: str) -> Game:
    report = Report()
    return link(check(load(root, report, [name]), report), root, report)[name]


def _texts(game: Game) -> Iterator[tuple[str, str, object, MarkedText]]:
    """Texts of a game in all its languages: where each is, without marks, what its file says, with its spans."""
    for language in game.languages:
        book = book_of(game, language, Report())
        assert book is not None
        for id_ in few_of([*game.components], 25, (game.id, language)):
            loaded = game.components[id_]
            try:
                plain = phrase_component(book, loaded.model)
            except KeyError:  # a draft that lacks a word
                continue
            for key, marked in marked_rules(book, loaded).items():
                yield f"{game.id} {language} {id_} {key}", plain.rule(key), loaded.source.value, marked


def _is_apart_or_inside(marked: MarkedText) -> bool:
    return all(
        second.start >= first.end or second.end <= first.end for first, second in combinations(marked.spans, 2)
    )


def _wrong_texts(game: Game) -> list[str]:
    """Texts that marks change, whose spans cross, are empty, or are of what is not in the file."""
    return [
        where
        for where, plain, value, marked in _texts(game)
        if marked.text != plain
        or not marked.spans
        or not _is_apart_or_inside(marked)
        or any(span.start >= span.end or value_at(value, span.pointer) is None for span in marked.spans)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_marks_change_no_text_and_stay_nested_and_closed(name: str) -> None:
    """Every text of a game is to the letter the one without marks, and its spans lie one in another or apart."""
    assert _wrong_texts(_linked(ROOT, name)) == []


@pytest.mark.parametrize("starter", starters())
def test_marks_of_starters_are_nested_and_closed(
    starter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is true of every starter, whose rules are data."""
    monkeypatch.setattr("cardpress.starters._write_schemas", lambda _: [])  # editors read them, nothing here does
    new_game(tmp_path, "my_game", starter)

    assert _wrong_texts(_linked(tmp_path, "my_game")) == []


def _rules(books: Mapping[str, Phrasebook], game: Game, language: str, id_: str) -> Rules:
    return marked_rules(books[language], game.components[id_])


def test_words_are_known_by_what_says_them(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """An amount, what it is of, whose things are meant: each names its words, in every order of words."""
    english = _rules(books, mephisto, "en", "acid_vial")["effect"]
    polish = _rules(books, mephisto, "pl", "acid_vial")["effect"]

    assert english.words("/effect/do/amount") == ("1\u00a0durability\u00a0[durability]",)
    assert english.words("/effect/do/what/kind") == ("weapon or item",)
    assert english.words("/effect/do/what/owner") == ("an opponent’s",)
    assert polish.words("/effect/do/what/owner") == ("przeciwnika",)


def test_an_inner_part_is_told_before_the_whole(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """A letter belongs to the smallest part around it."""
    marked = _rules(books, mephisto, "en", "acid_vial")["effect"]
    at = marked.text.index("weapon")

    assert marked.innermost(at) == "/effect/do/what/kind"
    assert marked.innermost(0).startswith("/effect")
