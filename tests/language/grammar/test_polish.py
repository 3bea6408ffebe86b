"""Polish forms, against a table that was read by a native speaker: polish.txt.

CARDPRESS_GOLDEN=write rewrites the forms: read every one of them before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.language.grammar.table import Speaker, assert_as_read

from cardpress.language.grammar.agreement import Form
from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.phrases import Amount, Cards
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.grammar.terms import Terms, UnknownTermError
from cardpress.language.phrasebook import Phrasebook

TABLE = Path(__file__).with_name("polish.txt")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
WOUND = {
    "sg": ("obrażenie", "obrażenia", "obrażeniu", "obrażenie", "obrażeniem", "obrażeniu"),
    "pl": ("obrażenia", "obrażeń", "obrażeniom", "obrażenia", "obrażeniami", "obrażeniach"),
}
EXTRA = {
    "wound": {
        "gender": "n",
        "forms": {number: dict(zip(CASES, row, strict=True)) for number, row in WOUND.items()},
    }
}
"""Nouns the game has none of: a countable neuter one."""


@pytest.fixture(scope="module")
def polish(books: dict[str, Phrasebook]) -> Speaker:
    """The functions over Mephisto's terms and the extra ones, with the symbol of favor."""
    pack, terms = books["pl"].pack, books["pl"].terms
    nouns = Terms({**{id_: terms[id_] for id_ in terms.ids}, **EXTRA})
    return Speaker(Grammar(pack.words, Plurals(pack.settings.plural), nouns, {"favor"}), "loc")


@pytest.fixture(scope="module")
def inflection(books: dict[str, Phrasebook]) -> Inflection:
    """The single words of the same nouns."""
    terms = books["pl"].terms
    return Inflection(
        books["pl"].pack.words, Terms({**{id_: terms[id_] for id_ in terms.ids}, **EXTRA}), {"favor"}
    )


def test_golden_forms(polish: Speaker) -> None:
    """Counts, genders, quantities, pronouns, prepositions and agreement are as printed (~ is a hard space)."""
    assert_as_read(polish, TABLE)


@pytest.mark.parametrize("term", ["player", "monster", "item", "card", "wound", "favor"])
def test_every_count_is_governed_like_its_class(term: str, polish: Speaker, inflection: Inflection) -> None:
    """Count sweep 0 to 130: a noun after a number has the form that the last digits and the gender ask for."""
    for number in range(131):
        for case in CASES:
            teen, last = number % 100 in {12, 13, 14}, number % 10
            few = last in {2, 3, 4} and not teen
            masculine_personal = term == "player"
            genitive = number != 1 and (not few or masculine_personal) and case in {"nom", "acc"}
            form = Form("gen" if genitive else case, "sg" if number == 1 else "pl")

            assert polish(case, Amount(term, number)) == f"{number} {inflection.noun(term, form)}"


def test_every_count_of_actors_takes_its_verb(polish: Speaker) -> None:
    """Count sweep 0 to 130: only 2, 3 and 4 (not 12 to 14) that are not masculine personal take a plural verb."""
    for number in range(131):
        few = number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}

        assert polish("verb", Amount("player", number), v="otrzymać") == "otrzymuje"
        assert polish("verb", Amount("card", number), v="mieć") == ("mają" if few else "ma")


def test_numbers_of_the_rules_are_counted_in_terms(polish: Speaker) -> None:
    """An interface message counts a number in a term: `ACC($favor-start, of: "favor")`."""
    assert polish("acc", 5, of="favor") == "5 punktów łaski\u00a0[favor]"
    assert polish("ins", 1, of="card", p="z") == "z 1 kartą"


def test_noun_without_a_needed_form_is_named(polish: Speaker) -> None:
    """A term that must be counted and has no plural is an error that names term and form."""
    with pytest.raises(UnknownTermError) as caught:
        polish("acc", Amount("cost", 2))

    assert caught.value.args == ("cost", "pl")


def test_an_event_has_the_verb_its_subject_wants(polish: Speaker) -> None:
    """What has just come true is said in the perfective, in the number of its subject."""
    said = [
        polish("verb", Cards("exactly", ("weapon",), number), v="rozpaść", mood="will") for number in (1, 2, 5)
    ]

    assert said == ["rozpadnie", "rozpadną", "rozpadnie"]


def test_the_highest_is_said_of_the_card(polish: Speaker) -> None:
    """Whose the card is comes after its number, so that the number is not read as the player's."""
    cards = Cards("one", ("weapon",), owner="opponent", definite=True, tail="o najwyższym ataku")

    assert polish("gen", cards, p="z") == "z broni o najwyższym ataku u przeciwnika"
