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


DRAW = {"op": "draw", "amount": 1}
WEAR = {"op": "wear", "amount": 1}
ANYONE_DECIDES = {"op": "may", "who": {"one": "opponent", "as": "a"}}


def test_a_decision_within_a_decision_keeps_its_verbs_together(
    mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """In German what is decided stands behind both verbs of the one who decides, however deep it is."""
    inner = {"op": "may", "who": {"one": "anyone", "as": "b"}, "do": DRAW}

    said = _told(mephisto, books["de"], {**ANYONE_DECIDES, "do": inner})

    assert said == (
        "Ein Gegner deiner Wahl darf entscheiden, dass ein Spieler deiner Wahl entscheiden darf, "
        "dass du 1 Karte ziehst."
    )


@pytest.mark.parametrize(
    ("language", "middle"),
    [
        ("pl", "broń o koszcie [cost] 2 lub mniejszym i o najwyższym ataku [attack]"),
        ("en", "the weapon with cost [cost] 2 or less and with the highest attack [attack]"),
        ("de", "die Waffe mit Kosten [cost] 2 oder weniger und mit dem höchsten Angriff [attack]"),
        ("uk", "зброю з вартістю [cost] 2 або менше й з найвищою атакою [attack]"),
    ],
)
def test_a_limit_and_a_superlative_are_joined(
    language: str, middle: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """Two measures of one card stand beside each other with a word between them, the limit first."""
    where, extreme = {"stat": "cost", "at_most": 2}, {"stat": "attack", "rank": "highest"}
    what = {"pick": "one", "kind": "weapon", "where": where, "extreme": extreme}

    assert middle in _told(mephisto, books[language], {"op": "break", "what": what})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Usuń 1 punkt trwałości [durability] z przedmiotu przeciwnika. Zniszcz tę kartę."),
        ("en", "Remove 1 durability [durability] from an opponent’s item. Break this item."),
        ("de", "Entferne 1 Haltbarkeit [durability] von einem Gegenstand eines Gegners. Zerstöre diese Karte."),
        ("uk", "Зніміть 1 очко міцності [durability] з предмета суперника. Знищте цю карту."),
    ],
)
def test_the_card_is_told_from_another_of_its_kind(
    language: str, said: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """After another item *this item* would be that one where one word is *this* and *that*: it is a card."""
    theirs = {"pick": "one", "kind": "item", "owner": "opponent"}

    assert _told(mephisto, books[language], {**WEAR, "what": theirs}, {"op": "break", "what": ITSELF}) == said


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("pl", "z tamtego przedmiotu."),
        ("en", "from that item."),
        ("de", "von jenem Gegenstand."),
        ("uk", "з того предмета."),
    ],
)
def test_another_card_is_told_from_this_one(
    language: str, last: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """On an item, an item that was named before is *tamten*: *ten przedmiot* would be the card itself."""
    theirs = {"pick": "one", "kind": "item", "owner": "opponent", "as": "theirs"}
    steps = ({**WEAR, "what": theirs}, {**WEAR, "what": {"pick": "one", "kind": "spell"}})

    assert _told(mephisto, books[language], *steps, {**WEAR, "what": {"ref": "theirs"}}).endswith(last)


def test_cards_of_two_kinds_are_all_meant(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """What was chosen among weapons or spells are, all together, those weapons and spells."""
    several = {"op": "discard", "what": {"pick": "any", "kind": ["weapon", "spell"], "as": "several"}}
    gain = {"op": "gain", "resource": "favor", "amount": 2, "who": {"one": "opponent", "as": "a"}}
    back = {"op": "put", "what": {"ref": "several"}, "to": "deck_top"}

    said = _told(mephisto, books["en"], several, gain, back)

    assert said.endswith("Put those weapons and spells on top of the deck in any order.")


def test_who_would_have_to_do_it_is_one_of_them(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """After each player pays, what follows is for that player, not for the case that all of them pay."""
    pay = {"op": "lose", "resource": "favor", "amount": 1, "who": {"each": "player", "as": "a"}}

    said = _told(mephisto, books["uk"], {"op": "cost", "pay": pay, "do": DRAW})

    assert said == "Кожен гравець витрачає 1 очко ласки [favor]. Якщо цей гравець це зробить, доберіть 1 карту."


def test_a_limited_command_is_a_statement_in_german(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Once a turn goes before its verb like any adverbial: no colon parts it from what is done."""
    limited = {"op": "limit", "per": "game", "do": {"op": "lose", "resource": "favor", "amount": 2}}

    assert _told(mephisto, books["de"], limited) == "Einmal pro Spiel verlierst du 2 Gunst [favor]."


def test_how_much_something_is_goes_last(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """In English, too, what something is taken off stands before how much that is, not behind it."""
    worn = {"op": "wear", "what": {"pick": "all", "kind": "weapon", "owner": "opponent", "as": "them"}}
    equal = {"stat": "cost", "of": ITSELF}

    said = _told(mephisto, books["en"], {**worn, "amount": equal})

    assert said == (
        "Remove from each of an opponent’s weapons durability [durability] equal to this item’s cost [cost]."
    )


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("pl", "wierzchnią broń", "wierzchni czar"), ("uk", "верхню зброю", "верхнє закляття")],
)
def test_an_adjective_before_two_genders_is_said_twice(
    language: str, first: str, second: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """What stands before nouns of two genders agrees with each of them."""
    top = {"op": "break", "what": {"pick": "top", "kind": ["weapon", "spell"], "zone": "discard_pile"}}

    said = _told(mephisto, books[language], top)

    assert first in said
    assert second in said
