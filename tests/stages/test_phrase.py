"""The stage that makes texts: every component in every language, strict about what it is given."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter

from cardpress.diagnostics import Report
from cardpress.effects.variants import variant_games
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.rulebook import rulebook_texts
from cardpress.language.rulebook.rulebook_texts import rulebook_in
from cardpress.models.project import ComponentText, Game
from cardpress.models.rulebook import Rulebook
from cardpress.stages.check import check
from cardpress.stages.component_texts import phrase_component
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of, phrase

GOLDEN = Path(__file__).resolve().parents[2] / "content"
TEXTS = [
    (folder.name, text.stem, variant)
    for folder in sorted(GOLDEN.iterdir())
    for text in sorted((folder / "text").glob("*.ftl"))
    for variant in ("", *sorted(file.stem for file in (folder / "variants").glob("*.json")))
]
"""Each game in each of its languages, as printed and as each of its variants changes it."""


def _linked(name: str) -> Game:
    """A game of this repository nobody has phrased yet."""
    report = Report()
    return link(check(load(GOLDEN.parent, report, [name]), report), GOLDEN.parent, report)[name]


def _blocks(texts: Mapping[str, ComponentText]) -> str:
    """One block a component with rules: its id and name, its rule texts by field, its sections as printed."""
    return "\n".join(
        f"{id_}: {text.name}\n" + "".join(f"  {where}: {rule}\n" for where, rule in _rules(text))
        for id_, text in sorted(texts.items())
        if text.rules or text.sections
    )


def _rules(text: ComponentText) -> Iterator[tuple[str, str]]:
    yield from sorted(text.rules.items())
    yield from ((f"{id_} ({one.heading})", one.text) for id_, one in text.sections.items())


@pytest.mark.parametrize(("name", "language", "variant"), TEXTS)
def test_golden_texts(name: str, language: str, variant: str) -> None:
    """Every component prints the approved text; CARDPRESS_GOLDEN=write rewrites the files, to be read aloud."""
    game = _linked(name)
    game = variant_games(game)[variant] if variant else game
    file = GOLDEN / game.id / "golden" / f"{'.'.join(filter(None, [language, variant]))}.txt"
    printed = _blocks(phrase(game, language, Report()).components)
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(printed, "utf-8")

    assert printed.splitlines() == file.read_text("utf-8").splitlines()


def test_nearly_all_rules_are_made_from_trees(mephisto: Game) -> None:
    """At least nine of ten cards with rules have their text compiled, not written by hand."""
    ruled = [text for text in phrase(mephisto, "pl", Report()).components.values() if text.rules]

    assert sum(text.custom for text in ruled) <= len(ruled) / 10


def test_one_component_is_phrased_alone(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """A component has the same text alone as among all others."""
    alone = phrase_component(books["pl"], mephisto.components["witch"].model)

    assert alone == phrase(mephisto, "pl", Report()).components["witch"]
    assert alone.name == "Wiedźma"
    assert alone.flavor
    assert alone.rules.keys() == {"immediate", "ability"}


def test_custom_text_says_its_numbers(mephisto: Game) -> None:
    """A hand-written text prints the numbers of its effect and is marked as custom."""
    text = phrase(mephisto, "en", Report()).components["seance"]

    assert text.custom
    assert "the top 3\u00a0cards" in text.rules["effect"]


def test_interface_words_know_the_numbers_of_the_rules(mephisto: Game) -> None:
    """A message gets the rules' numbers as $topic-name; one that needs others is only spoken by `format`."""
    texts = phrase(mephisto, "en", Report())

    assert "{" not in "".join(texts.messages.values())
    assert "ui-sheet-label" not in texts.messages
    label = texts.format("ui-sheet-label", game="Mephisto", sheet=2, sheets=9, percent=100)
    assert label.replace("\u00a0", " ") == "Mephisto, sheet 2 of 9, print at 100%"


def _phrased(project: Path) -> list[tuple[str, str]]:
    report = Report()
    game = link(check(load(project, report), report), project, report)["mini"]
    for language in game.languages:
        phrase(game, language, report)
    return [(problem.code, problem.position.file) for problem in report]


def test_the_tiny_project_has_no_problem(project: Path) -> None:
    """Right texts in both languages bring no problem."""
    assert _phrased(project) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("ui-more = { $n", "fluent-syntax"),
        ("ui-more = 7 cards", "digit-in-text"),
        ("ui-more = { MANY_OF($n) }", "unknown-function"),
    ],
)
def test_faults_in_a_text_are_reported_once_with_their_file(line: str, code: str, project: Path) -> None:
    """A fault in one language's file is a problem of that file, also when other languages are phrased."""
    file = project / "content" / "mini" / "text" / "en.ftl"
    file.write_text(f"{file.read_text('utf-8')}{line}\n", "utf-8")
    other = file.with_name("pl.ftl")
    other.write_text(f"{other.read_text('utf-8')}ui-more = Więcej\n", "utf-8")

    assert (code, "content/mini/text/en.ftl") in _phrased(project)
    assert {file for _, file in _phrased(project)} <= {"content/mini/text/en.ftl", "content/mini/text/pl.ftl"}


def test_a_language_without_a_pack_is_an_error(project: Path) -> None:
    """A game may be written in any language that has a pack; otherwise the missing pack is named."""
    content = project / "content" / "mini"
    for folder, ending in (("text", ".ftl"), ("terms", ".json")):
        (content / folder / f"xx{ending}").write_bytes((content / folder / f"en{ending}").read_bytes())

    assert "missing-language" in {code for code, _ in _phrased(project)}


def test_a_variant_that_shows_only_some_components_is_fine(mephisto: Game) -> None:
    """Texts of components that a smaller game does not have are no problem of that game."""
    report = Report()
    for game in variant_games(mephisto).values():
        assert phrase(game, "pl", report).components.keys() == game.components.keys()

    assert list(report) == []


def _calls(work: Callable[[], object]) -> int:
    """How many Python functions are called: the same on a fast machine and on one that is busy."""
    called = Counter[str]()
    sys.setprofile(lambda frame, event, argument: called.update([event]))
    try:
        work()
    finally:
        sys.setprofile(None)
    return called["call"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_phrasing_is_quick(language: str) -> None:
    """A card costs some hundred calls, the parsing of its sentences included, and nearly none the next time."""
    game = _linked("mephisto")
    first, again = (_calls(lambda: phrase(game, language, Report())) for _ in range(2))

    assert 300 < first / len(game.components) < 3000
    assert again / len(game.components) < 30


def test_book_of_a_broken_game_is_none(project: Path, edit: Callable[..., None]) -> None:
    """Without readable texts there is no phrasebook, and the reason is in the report."""
    (project / "content" / "mini" / "text" / "en.ftl").write_text("rat = { $n", "utf-8")
    report = Report()
    game = link(check(load(project, report), report), project, report)["mini"]

    assert book_of(game, "en", report) is None
    assert "fluent-syntax" in {problem.code for problem in report}


def test_a_part_without_a_name_is_told_where_its_id_is_of_another_language(tmp_path: Path) -> None:
    """Rules in Polish that call an action by its id, which is English, are told of; those in English are not."""
    put_starter(tmp_path, "potions", "effects")
    for file in (tmp_path / "content/potions/text").glob("*.ftl"):
        file.write_text(re.sub(r"(?m)^ui-action-forage = .*\n", "", file.read_text("utf-8")), "utf-8")
    game = _starter(tmp_path)

    told = {language: Report() for language in ("en", "pl")}
    for language, own in told.items():
        phrase(game, language, own)

    assert [*told["en"]] == []
    assert [(one.message, one.expected) for one in told["pl"]] == [
        ('the rules in pl say "Forage", which is an id', "ui-action-forage = …")
    ]


def test_rules_are_put_into_words_anew_for_other_words_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later process finds the rules as they were; one with another name of an action tells them with it."""
    put_starter(tmp_path, "potions", "effects")
    text, made = tmp_path / "content/potions/text/pl.ftl", list[str]()

    def told() -> str:
        game, store = _starter(tmp_path), Store(Folder(tmp_path / "kept"))
        rules = phrase(game, "pl", Report(), PhraseCache(store, "basis")).rulebook
        store.save()
        book_of(game, "pl", Report()).rulebooks.clear()  # type: ignore[union-attr]  # as another process has none
        assert rules
        return rules.plain()

    def counted(book: Phrasebook, play: Any) -> Rulebook:
        made.append(book.pack.code)
        return rulebook_in(book, play)

    monkeypatch.setattr(rulebook_texts, "rulebook_in", counted)
    first = told()
    text.write_text(text.read_text("utf-8") + "\nui-book-more = Więcej\n", "utf-8")
    assert told() == first
    assert made == ["pl"]
    text.write_text(
        re.sub(r"(?m)^ui-action-forage = .*$", "ui-action-forage = Grzybobranie", text.read_text()), "utf-8"
    )
    assert "Grzybobranie" in told()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Gain 2 coins [coin] for this potion.", "Gain 2 coins [coin] for each potion in your hand."]),
        ("pl", ["Za ten wywar zyskaj 2 monety [coin].", "Za każdy wywar na ręce zyskaj 2 monety [coin]."]),
    ],
)
def test_so_many_for_each_of_whatever_is_selected_are_said(tmp_path: Path, language: str, told: list[str]) -> None:
    """Games that play count the card itself and what is picked, not only what a name stands for."""
    put_starter(tmp_path, "potions", "effects")
    game = _starter(tmp_path)
    book, reader = book_of(game, language, Report()), vocabulary_of(game.schema).reader
    assert book is not None
    counted = [{"it": "self"}, {"pick": "all", "kind": "potion", "zone": "hand"}]
    effects = [{"op": "gain", "resource": "coin", "amount": {"each": 2, "of": of}} for of in counted]
    said = [book.rule(reader.validate_python(each), "potion", "").replace("\u00a0", " ") for each in effects]
    assert said == told


def _starter(root: Path) -> Game:
    report = Report()
    return link(check(load(root, report, ["potions"]), report), root, report)["potions"]
