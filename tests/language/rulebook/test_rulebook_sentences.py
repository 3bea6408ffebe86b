"""Sentences of rulebooks that could be read in two ways are said so that they cannot."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.language.rulebook.test_rulebook_leaves import book_of, course, play_of, words_of

from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.phrasebook import phrasebook
from cardpress.language.rulebook.lacking_nouns import lacking_nouns
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.models.source import TextSource

EMPTY = {"condition": "exists", "what": {"pick": "all", "zone": "table"}}
RICH = {"condition": "number", "of": {"counter": "scopa"}, "at_least": 1}
POOR = {"condition": "number", "of": {"counter": "scopa"}, "at_most": 5}


def _told(name: str, language: str = "en", **changes: Any) -> str:
    """The rulebook of a game with changes of its play file, with nouns that are made up."""
    words, play = words_of(name), course(name, {**play_of(name), **changes})
    return rulebook_in(with_course(book_of(language), play, words, ()), play).plain().replace("\u00a0", " ")


def _allowed_if(condition: dict[str, Any]) -> str:
    actions = copy.deepcopy(play_of("scopa")["actions"])
    actions["play"]["if"] = condition
    return next(
        line for line in _told("scopa", actions=actions).splitlines() if line.startswith("You may do this")
    )


@pytest.mark.parametrize(
    ("outer", "inner", "said"),
    [
        ("any_of", "all_of", "A, or else B and C"),
        ("all_of", "any_of", "A, and also B or C"),
        ("all_of", "all_of", "A and B and C"),
    ],
)
def test_and_within_or_is_told_apart(outer: str, inner: str, said: str) -> None:
    """Where "and" and "or" meet, the outer of them is said with more words and after a comma."""
    told = _allowed_if({"condition": outer, "of": [EMPTY, {"condition": inner, "of": [RICH, POOR]}]})
    for letter, clause in (
        ("A", "there are no cards in the table"),
        ("B", "you have at least 1 scopa"),
        ("C", "you have at most 5 scopas"),
    ):
        told = told.replace(clause, letter)

    assert told == f"You may do this only if {said}."


@pytest.mark.parametrize(("language", "of_two", "of_three"), [
    ("en", "the larger of", "the largest of"), ("pl", "większa wartość spośród", "najwyższa wartość spośród"),
])  # fmt: skip
def test_of_two_numbers_one_is_the_larger(language: str, of_two: str, of_three: str) -> None:
    """Of more than two it is the largest."""
    numbers = [{"counter": "scopa"}, {"seat": "you"}, {"turn": True}]
    scores = [_told("scopa", language, score={"larger": numbers[:count]}) for count in (2, 3)]

    assert [[words in told for words in (of_two, of_three)] for told in scores] == [[True, False], [False, True]]


def test_several_chosen_cards_are_the_first_and_the_second() -> None:
    """One chosen card is the chosen card; of two the second is not taken for the first."""
    actions = copy.deepcopy(play_of("scopa")["actions"])
    once, twice = {"pick": "one", "zone": "hand", "as": "card"}, {"pick": "one", "zone": "table", "as": "other"}
    actions["play"] = {
        "choose": [once, twice],
        "do": [{"op": "put", "to": "won", "what": {"ref": name}} for name in ("card", "other")],
    }
    told = _told("scopa", actions=actions)

    assert "Put the first chosen card into your won.\nPut the second chosen card into your won." in told
    assert "Put the chosen card into your won." in _told("scopa")


def test_differences_in_differences_are_set_apart() -> None:
    """What is taken off a difference stands in brackets, or behind a comma."""
    coins = {"counter": "scopa"}
    score = {"difference": [{"difference": [9, coins]}, {"difference": [5, coins]}]}

    assert (
        "Your score is (9 minus the number of your scopas), minus (5 minus the number of your scopas)."
        in _told("scopa", score=score)
    )


def test_a_field_called_number_does_not_stand_for_the_number_of_things() -> None:
    """A game's noun for a field is not taken for the word of the language in "the number of"."""
    terms = {
        name: {"gender": "f", "forms": {number: " ".join([name] * 6) for number in ("sg", "pl")}}
        for name in ("number", "chip", "taken", "offer", "pot", "removed", "deck", "player")
    }
    blank = book_of("pl")
    book = phrasebook(blank.pack, blank.texts.file, Terms(terms), ())
    play = course("no_thanks", play_of("no_thanks"))

    told = rulebook_in(with_course(book, play, words_of("no_thanks"), ()), play).plain()
    assert "minus liczba twoich chip" in told


def test_spaces_without_ways_and_numbers_of_top_cards_are_told() -> None:
    """A board whose spaces lead nowhere, and so many cards of a heap as were chosen, are said everywhere."""
    assert "Spaces without ways to others: A, B, C, and D." in _told("nim")
    assert "Put as many of the top cards on the chosen space as that number into the box." in _told("nim")
    for language in ("de", "pl"):
        assert _told("nim", language)


def test_all_lacking_nouns_are_found() -> None:
    """A game whose nouns are not there yet hears of every one of them at once."""
    blank = book_of("en")
    book = phrasebook(blank.pack, read_fluent(TextSource("text.ftl", "", "")), Terms({}), ())
    play = course("no_thanks", play_of("no_thanks"))
    found = [one.args[0] for one in lacking_nouns(with_course(book, play, words_of("no_thanks"), ()), play)]

    assert sorted(found) == ["chip", "deck", "offer", "pot", "removed", "taken"]


@pytest.mark.parametrize("names", [("rival", "rival"), ("first", "second")])
def test_players_chosen_in_separate_cases_are_not_others(names: tuple[str, str]) -> None:
    """Who is chosen only if something holds is not told apart from who is chosen if something else does."""
    choices = [{"op": "choose_player", "who": {"one": "opponent", "as": name}} for name in names]
    gains = [{"op": "gain", "amount": 1, "resource": "scopa", "who": {"ref": name}} for name in names]
    actions = copy.deepcopy(play_of("scopa")["actions"])
    actions["play"]["do"] = [
        {"op": "if", "condition": condition, "do": [choice, gain]}
        for condition, choice, gain in zip((RICH, POOR), choices, gains, strict=True)
    ]
    told = _told("scopa", actions=actions)

    assert told.count("choose an opponent") == len(names)
    assert "another" not in told
    assert "second opponent" not in told


def _steps(*steps: dict[str, Any], language: str = "en") -> str:
    """What is told of an action with these steps, after a card was chosen that is called `card`."""
    actions = copy.deepcopy(play_of("scopa")["actions"])
    actions["play"] = {"choose": {"pick": "one", "zone": "hand", "as": "card"}, "do": list(steps)}
    return _told("scopa", language, actions=actions)


@pytest.mark.parametrize(
    ("test", "said"),
    [
        ("none", "cards from the table other than the chosen card"),
        ("either", "cards from the table (the chosen card)"),
    ],
)
def test_things_that_were_named_are_told_as_things(test: str, said: str) -> None:
    """What must be a card that was named, or none of several, is said by its name and not as a condition."""
    others = {"pick": "any", "zone": "table", "where": {test: [{"is": {"ref": "card"}}]}}

    assert said in _steps({"op": "pick", "what": others})


@pytest.mark.parametrize(("language", "said"), [("en", "If you do, work out"), ("pl", "Jeśli to zrobisz, oblicz")])
def test_nothing_is_paid_in_order_to_work_something_out(language: str, said: str) -> None:
    """What a cost is for is its purpose only where somebody can wish it; a number is worked out afterwards."""
    pay = {"op": "lose", "resource": "scopa", "amount": 1}
    cost = {"op": "cost", "pay": pay, "do": {"op": "let", "as": "left", "be": {"sum": [1, {"counter": "scopa"}]}}}

    assert said in _steps(cost, language=language)


def _compared(bound: str, limit: Any) -> dict[str, Any]:
    return {"condition": "number", "of": {"counter": "scopa"}, bound: limit}


HAND = {"count": {"pick": "all", "zone": "hand"}}


@pytest.mark.parametrize(
    ("language", "bound", "limit", "said"),
    [
        ("en", "at_most", {"difference": [HAND, 1]}, "is less than the number of cards in your hand."),
        ("en", "at_least", {"sum": [HAND, 1]}, "is more than the number of cards in your hand."),
        ("en", "at_most", {"difference": [HAND, 2]}, "is at most the number of cards in your hand minus 2."),
        ("pl", "at_most", {"difference": [HAND, 1]}, " wynosi mniej niż liczba "),
        ("de", "at_most", {"difference": [HAND, 1]}, " weniger als die Anzahl "),
    ],
)
def test_at_most_one_less_is_less(language: str, bound: str, limit: Any, said: str) -> None:
    """Nobody has to subtract one in order to know that something is less."""
    actions = copy.deepcopy(play_of("scopa")["actions"])
    actions["play"]["if"] = _compared(bound, limit)

    assert said in _told("scopa", language, actions=actions)


def test_a_card_costs_less_than_there_are_others() -> None:
    """A field of a card is compared in the same way."""
    cheap = {"stat": "value", "at_most": {"difference": [HAND, 1]}}
    steps = {"op": "pick", "what": {"pick": "one", "zone": "table", "where": [cheap]}}

    assert "with a value less than the number of cards in your hand" in _steps(steps)


@pytest.mark.parametrize(
    ("bound", "number", "said"),
    [("at_least", 3, "there are at least 3 players"), ("is", 1, "there is 1 player")],
)
def test_players_are_counted_as_people_count_them(bound: str, number: int, said: str) -> None:
    """How many play is said of the players, not of their number."""
    assert (
        _allowed_if({"condition": "number", "of": {"players": "each_player"}, bound: number})
        == f"You may do this only if {said}."
    )


def test_each_of_three_alternatives_is_told_apart() -> None:
    """Of three alternatives the middle one, which asks for two things, does not run into the first."""
    both = {"condition": "all_of", "of": [RICH, POOR]}
    told = _allowed_if({"condition": "any_of", "of": [both, both, EMPTY]})

    assert told.count(", or else ") == 2


def test_a_counter_is_set_to_what_its_own_card_has() -> None:
    """The card that was named just before is not named again for its number."""
    played = {"op": "set", "resource": "scopa", "amount": {"stat": "value", "of": {"ref": "card"}}}

    assert "to its value." in _steps({**played, "of": {"ref": "card"}})
    assert "to the value of the chosen card" not in _steps({**played, "of": {"ref": "card"}})


EVERYBODYS = {"count": {"pick": "all", "zone": "hand", "owner": "each_player"}}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the total number of cards in each player’s hand is at least 3"),
        ("pl", "łączna liczba "),
        ("de", "die Gesamtzahl der "),
    ],
)
def test_what_all_players_have_is_counted_together(language: str, said: str) -> None:
    """How many cards lie before all players is not asked of each of them."""
    actions = copy.deepcopy(play_of("scopa")["actions"])
    actions["play"]["if"] = {"condition": "number", "of": EVERYBODYS, "at_least": 3}

    assert said in _told("scopa", language, actions=actions)


def test_there_are_so_many_of_all_players_together() -> None:
    """That so many cards or points are there is said of the sum, as it is counted, and not of each player."""
    cards = {"condition": "exists", "what": EVERYBODYS["count"], "at_least": 3}
    points = {"condition": "number", "of": {"counter": "scopa", "who": "each_player"}, "at_least": 3}

    assert "the total number of cards in each player’s hand is at least 3" in _allowed_if(cards)
    assert "the total number of scopas of each player is at least 3" in _allowed_if(points)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the number of your scopas plus 2."), ("pl", " plus 2."), ("de", " plus 2.")],
)
def test_a_number_is_added_with_a_word(language: str, said: str) -> None:
    """So many more than something is that and so many, and no sum of two things."""
    assert said in _told("scopa", language, score={"sum": [{"counter": "scopa"}, 2]})


@pytest.mark.parametrize(
    ("bound", "number", "said"),
    [
        ("at_least", 3, "With 3 or more players, draw 1 card."),
        ("is", 2, "With 2 players, draw 1 card."),
        ("at_most", 4, "With up to 4 players, draw 1 card."),
        ("not", 2, "If there are more or fewer than 2 players, draw 1 card."),
    ],
)
def test_what_goes_for_a_number_of_players_is_said_as_rulebooks_do(bound: str, number: int, said: str) -> None:
    """What is done with so many players begins with them, not with a condition."""
    condition = {"condition": "number", "of": {"players": "each_player"}, bound: number}

    assert said in _steps({"op": "if", "condition": condition, "do": {"op": "draw", "amount": 1}})


def test_steps_for_a_number_of_players_stand_below_it() -> None:
    """Several steps for so many players are announced by these words, and the others by otherwise."""
    condition = {"condition": "number", "of": {"players": "each_player"}, "at_least": 3}
    draw = {"op": "draw", "amount": 1}

    told = _steps({"op": "if", "condition": condition, "do": [draw] * 3, "otherwise": draw})

    assert "With 3 or more players:" in told
    assert "Otherwise:" in told
