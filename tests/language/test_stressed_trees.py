"""Random trees are told well: what readers of three hundred of them found does not come back."""

from __future__ import annotations

import json
import re

import pytest
from tests.language.stressed_trees import stressed_texts
from tests.sampling import IS_WHOLE

from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game

READ = range(300 if IS_WHOLE else 40)
"""Numbers of the trees that are told."""
KINDS = ("weapon", "spell", "item", "monster")
ITSELF = {"it": "self"}
TAKE = {"op": "take", "what": ITSELF}


def _told(game: Game, book: Phrasebook, *steps: object) -> str:
    value = steps[0] if len(steps) == 1 else {"op": "seq", "do": [*steps]}
    tree = vocabulary_of(game.schema).reader.validate_json(json.dumps(value))
    return book.rule(tree, "item", "").replace("\u00a0", " ")


def test_every_language_says_random_trees(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """No text of a random tree has a space too many, a mark twice, or a clause that is not closed."""
    found = list(stressed_texts(vocabulary_of(mephisto.schema), KINDS, "item", books, READ))
    odd = [
        text
        for _, _, texts in found
        for text in texts.values()
        if re.search(r"  | [,.;:]|[,;:]{2}|,\.|\.\.|, ile wynosi [^,.;]+ albo |[\ue000-\uf8ff]", text)
    ]

    assert len(found) > len(READ) // 2
    assert odd == []


def test_random_trees_are_the_same_every_time(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """A number stands for one tree, so that what somebody read can be read again."""
    words, polish = vocabulary_of(mephisto.schema), {"pl": books["pl"]}

    first, again = (list(stressed_texts(words, KINDS, "item", polish, range(5))) for _ in range(2))

    assert first == again


def test_as_much_as_something_is_closes_its_clause(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """A clause that says how much has a comma behind it where the sentence goes on."""
    worth = {"op": "gain", "resource": "favor", "amount": {"stat": "cost", "of": ITSELF}}

    said = _told(mephisto, books["pl"], {"op": "choose", "modes": [worth, {"op": "draw", "amount": 1}]})

    assert said == (
        "Wybierz jedno: zyskaj tyle punktów łaski [favor], ile wynosi koszt [cost] tego przedmiotu, "
        "albo dobierz 1 kartę."
    )


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("pl", "ile wynosi koszt [cost] tego przedmiotu."),
        ("de", "in Höhe der Kosten [cost] dieses Gegenstands."),
        ("en", "equal to its cost [cost]."),
    ],
)
def test_his_is_not_what_a_player_has(
    language: str, last: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """After somebody is named who is robbed, *jego* and *dessen* would be theirs; *its* is never a player's."""
    steal = {"op": "steal", "resource": "favor", "amount": 2, "from": "opponent"}
    gain = {"op": "gain", "resource": "favor", "amount": {"stat": "cost", "of": ITSELF}}

    assert _told(mephisto, books[language], TAKE, steal, gain).endswith(last)


@pytest.mark.parametrize(
    ("language", "middle"),
    [("pl", "Jeśli ten przedmiot leży pod bronią"), ("de", "Falls dieser Gegenstand unter einer Waffe liegt")],
)
def test_a_card_that_lies_somewhere_is_named(
    language: str, middle: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """Behind a sentence about a player *leży* would be said of the player."""
    lose = {"op": "lose", "resource": "favor", "amount": {"stat": "range", "of": ITSELF}, "who": "opponent"}
    asked = {"op": "if", "condition": {"condition": "attached"}, "do": TAKE}

    assert middle in _told(mephisto, books[language], lose, asked)
