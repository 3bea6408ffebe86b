"""Polish forms, against a table that was read by a native speaker: polish.txt.

A row is `<what>: <forms>`; the heading above it says which forms. CARDPRESS_GOLDEN=write rewrites the forms:
read every one of them before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardpress.language.grammar.forms import Form
from cardpress.language.grammar.functions import Grammar
from cardpress.language.grammar.inflection import Inflection
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.phrases import Amount, Cards, Mention, Person, Phrase, This
from cardpress.language.plurals import Plurals
from cardpress.language.terms import Terms, UnknownTermError

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

OWNERS = {"you", "opponent", "each_opponent", "each_player", "anyone"}
FLAGS = {"own", "other", "each", "implied"}


class Polish:
    """What the functions of messages say, with its clauses closed."""

    def __init__(self, grammar: Grammar) -> None:
        self.functions, self._finish = grammar.functions, grammar.finish

    def __call__(self, function: str, phrase: object, **options: str) -> str:
        """The finished text of one call: `ACC($phrase, p: "na")`."""
        return self._finish(self.functions[function.upper()](phrase, **options))


@pytest.fixture(scope="module")
def polish(books: dict[str, Phrasebook]) -> Polish:
    """The functions over Mephisto's terms and the extra ones, with the symbol of favor."""
    pack, terms = books["pl"].pack, books["pl"].terms
    nouns = Terms({**{id_: terms[id_] for id_ in terms.ids}, **EXTRA})
    return Polish(Grammar(pack.words, Plurals(pack.settings.plural), nouns, {"favor"}))


@pytest.fixture(scope="module")
def inflection(books: dict[str, Phrasebook]) -> Inflection:
    """The single words of the same nouns."""
    terms = books["pl"].terms
    return Inflection(
        books["pl"].pack.words, Terms({**{id_: terms[id_] for id_ in terms.ids}, **EXTRA}), {"favor"}
    )


def _phrase(words: str) -> Phrase:
    """`2 card apiece`, `exactly 2 weapon/item own other`, `it weapon`, `that weapon 2`, `opponent will`."""
    head, *rest = words.split()
    if head.isdigit():
        return Amount(rest[0], int(head), "apiece" in rest)
    if head in {"it", "they", "that", "those"}:
        ordinal = next((int(word) for word in rest if word.isdigit()), 0)
        return Mention(
            tuple(rest[0].split("/")), head in {"they", "those"}, head in {"it", "they"}, ordinal, "each" in rest
        )
    if head == "this":
        return This(rest[0])
    if head in OWNERS:
        return Person(head, rest[0] if rest else "fin", chosen="chosen" in rest)
    number = int(rest.pop(0)) if rest[0].isdigit() else 1
    kinds = () if rest[0] == "them" else tuple(rest[0].split("/"))
    among = tuple(rest[-1].split("/")) if "of" in rest else ()
    owner = next((word for word in rest if word in OWNERS), "you" if "own" in rest else None)
    return Cards(head, kinds, number, owner=owner, among=among, **dict.fromkeys(FLAGS & set(rest), True))


def _forms(polish: Polish, heading: str, words: str) -> Iterator[str]:
    """The forms a heading asks for: cases, `z gen`-like prepositions with a case, a verb, a denied verb."""
    for form in heading.split(" | "):
        match form.split():
            case ["verb", verb]:
                phrase = _phrase(words)
                yield f"{polish('nom', phrase)} {polish('verb', phrase, v=verb)}".strip()
            case ["nie", verb]:
                yield f"nie {polish('verb', Person('you'), v=verb)} {polish('gen', _phrase(words))}"
            case ["whose"]:
                yield polish("of", _phrase(words))
            case ["adjective", adjective]:
                yield polish("adj", words, a=adjective, c="loc")
            case ["quality", case]:
                yield polish(case, words)
            case [preposition, case]:
                yield polish(case, _phrase(words), p=preposition)
            case [case]:
                yield polish(case, _phrase(words))


def _filled(polish: Polish, table: str) -> Iterator[str]:
    heading = ""
    for line in table.splitlines():
        if line.startswith("["):
            heading = line.strip("[]")
        if not line.strip() or line[0] in "#[":
            yield line
        else:
            words = line.partition(":")[0]
            forms = " | ".join(_forms(polish, heading, words)).replace("\u00a0", "~")
            yield f"{words}: {forms}"


def test_golden_forms(polish: Polish) -> None:
    """Counts, genders, quantities, pronouns, prepositions and agreement are as printed (~ is a hard space)."""
    filled = "\n".join(_filled(polish, TABLE.read_text("utf-8"))) + "\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text(filled, "utf-8")

    assert TABLE.read_text("utf-8").splitlines() == filled.splitlines()


@pytest.mark.parametrize("term", ["player", "monster", "item", "card", "wound", "favor"])
def test_every_count_is_governed_like_its_class(term: str, polish: Polish, inflection: Inflection) -> None:
    """Count sweep 0 to 130: a noun after a number has the form that the last digits and the gender ask for."""
    for number in range(131):
        for case in CASES:
            teen, last = number % 100 in {12, 13, 14}, number % 10
            few = last in {2, 3, 4} and not teen
            masculine_personal = term == "player"
            genitive = number != 1 and (not few or masculine_personal) and case in {"nom", "acc"}
            form = Form("gen" if genitive else case, "sg" if number == 1 else "pl")

            assert polish(case, Amount(term, number)) == f"{number} {inflection.noun(term, form)}"


def test_every_count_of_actors_takes_its_verb(polish: Polish) -> None:
    """Count sweep 0 to 130: only 2, 3 and 4 (not 12 to 14) that are not masculine personal take a plural verb."""
    for number in range(131):
        few = number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}

        assert polish("verb", Amount("player", number), v="otrzymać") == "otrzymuje"
        assert polish("verb", Amount("card", number), v="mieć") == ("mają" if few else "ma")


def test_numbers_of_the_rules_are_counted_in_terms(polish: Polish) -> None:
    """An interface message counts a number in a term: `ACC($favor-start, of: "favor")`."""
    assert polish("acc", 5, of="favor") == "5 punktów łaski\u00a0[favor]"
    assert polish("ins", 1, of="card", p="z") == "z 1 kartą"


def test_noun_without_a_needed_form_is_named(polish: Polish) -> None:
    """A term that must be counted and has no plural is an error that names term and form."""
    with pytest.raises(UnknownTermError) as caught:
        polish("acc", Amount("cost", 2))

    assert caught.value.args == ("cost", "pl")


def test_an_event_has_the_verb_its_subject_wants(polish: Polish) -> None:
    """What has just come true is said in the perfective, in the number of its subject."""
    said = [
        polish("verb", Cards("exactly", ("weapon",), number), v="rozpaść", mood="will") for number in (1, 2, 5)
    ]

    assert said == ["rozpadnie", "rozpadną", "rozpadnie"]


def test_the_highest_is_said_of_the_card(polish: Polish) -> None:
    """Whose the card is comes after its number, so that the number is not read as the player's."""
    cards = Cards("one", ("weapon",), owner="opponent", definite=True, tail="o najwyższym ataku")

    assert polish("gen", cards, p="z") == "z broni o najwyższym ataku u przeciwnika"
