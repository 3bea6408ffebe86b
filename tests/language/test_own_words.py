"""A game says what only it has: operations that hold effects, amounts and lists; events; conditions."""

from __future__ import annotations

import json
from typing import ClassVar, Literal

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.actors import Person
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import Condition, Event, Manner, Operation, Qualifier, Resource, Until
from cardpress.effects.selectors import Amount, Itself, Pick, Selector
from cardpress.effects.vocabulary import vocabulary
from cardpress.language import packs
from cardpress.language.clauses.effect_messages import ambiguous_words, messages_in_use, own_messages
from cardpress.language.grammar.terms import Terms
from cardpress.language.message_checks import check_effects
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.models.json_text import parse_json
from cardpress.models.source import Source, TextSource


class Spend(Operation):
    """A heading with a price."""

    op: Literal["spend"]
    manner: ClassVar[Manner] = Manner(heading=True)
    price: int
    do: Operation


class Roll(Operation):
    """A die decides."""

    op: Literal["roll"]
    at_least: int
    do: Operation
    otherwise: Operation | None = None


class Around(Operation):
    """Several effects of equal standing."""

    op: Literal["around"]
    steps: tuple[Operation, ...]


class Split(Operation):
    """Damage of several sizes while a condition holds."""

    op: Literal["split"]
    sizes: tuple[int, ...]
    condition: Condition


class Fray(Operation):
    """Things lose grip."""

    op: Literal["fray"]
    manner: ClassVar[Manner] = Manner(unit="grip", spread="apiece")
    amount: Amount
    what: Selector
    until: Until | None = None


class Pays(Operation):
    """A player pays for a person."""

    op: Literal["pays"]
    amount: Amount
    resource: Resource
    who: Person = "you"


class Dies(Event):
    """A beast dies."""

    event: Literal["dies"]
    what: Selector


class Shown(Event):
    """This card is turned up."""

    event: Literal["shown"]
    manner: ClassVar[Manner] = Manner(heading=True)


class Alone(Condition):
    """No other beast is there."""

    condition: Literal["alone"]
    what: Pick | Itself


GAME = vocabulary(
    operations=("gain", "seq", "when", "if", "limit", Spend, Roll, Around, Split, Fray, Pays),
    events=(Dies, Shown),
    conditions=(Alone,),
    people=("you", "opponent"),
    resources=("gold",),
    stats=("grip",),
    periods=("encounter",),
    until=("dusk",),
)
SENTENCES = """
spend = *{ $price }:* { DO($do) }
roll = roll a die; on { $at_least } or more, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise, { DO($otherwise) }
}
around = in any order { LIST($steps, by: "and", mood: "inf") }
split = deal { LIST($sizes, by: "and") } if { $condition }
fray = { $what-form ->
    [several] { VERB($who, v: "remove") } { NP($amount) } from every one of { NP($what) }
   *[plain] { VERB($who, v: "remove") } { NP($amount) } from { NP($what) }
}
pays = { SUBJ($who) } { VERB($who, v: "spend") } { NP($amount) }
event-dies = when { SUBJ($what) } { VERB($what, v: "break") }
when-shown = *Shown:* { DO($do) }
alone = { SUBJ($what) } { VERB($what, v: "be") } alone
limit-encounter = once per encounter, { DO($do) }
limit-encounter-tail = { DO($do) } (once per encounter)
until-dusk = { $clause } until dusk
"""
WORDS = '{"verbs": {"break": ["break", "breaks"], "remove": ["remove", "removes"]}}'
NOUNS = {
    "beast": {"one": "beast", "other": "beasts"},
    "gold": {"one": "gold", "other": "gold", "mass": True},
    "grip": {"one": "grip", "other": "grips"},
    "opponent": {"one": "opponent", "other": "opponents"},
    "card": {"one": "card", "other": "cards"},
}
GAIN = {"op": "gain", "amount": 2, "resource": "gold"}
BEAST = {"pick": "one", "kind": "beast"}
MINE = {"pick": "all", "kind": "beast", "owner": "you"}
TOLD = {
    "*3:* Gain 2 gold.": {"op": "spend", "price": 3, "do": GAIN},
    "Roll a die; on 4 or more, gain 2 gold.": {"op": "roll", "at_least": 4, "do": GAIN},
    "Roll a die; on 4 or more, gain 2 gold; otherwise, remove 1 grip from a beast.": {
        "op": "roll", "at_least": 4, "do": GAIN, "otherwise": {"op": "fray", "amount": 1, "what": BEAST},
    },
    "In any order gain 2 gold and remove 1 grip from a beast.": {
        "op": "around", "steps": [GAIN, {"op": "fray", "amount": 1, "what": BEAST}],
    },
    "In any order an opponent of your choice spends 2 gold and you gain 2 gold.": {
        "op": "around", "steps": [{"op": "pays", "resource": "gold", "amount": 2, "who": "opponent"}, GAIN],
    },
    "Deal 3, 2, and 1 if this beast is alone.": {
        "op": "split", "sizes": [3, 2, 1], "condition": {"condition": "alone", "what": {"it": "self"}},
    },
    "Remove 2 grips from a beast until dusk.": {"op": "fray", "amount": 2, "what": BEAST, "until": "dusk"},
    "Spend 2 gold for each of your beasts.": {
        "op": "pays", "resource": "gold", "amount": {"each": 2, "per": MINE},
    },
    "Once per encounter, when a beast breaks, gain 2 gold.": {
        "op": "limit", "per": "encounter",
        "do": {"op": "when", "event": {"event": "dies", "what": BEAST}, "do": GAIN},
    },
    "When this beast breaks, if it is alone, gain 2 gold.": {
        "op": "when", "event": {"event": "dies", "what": {"it": "self"}},
        "do": {"op": "if", "condition": {"condition": "alone", "what": {"it": "self"}}, "do": GAIN},
    },
    "When a beast breaks, if this beast is alone, gain 2 gold.": {
        "op": "when", "event": {"event": "dies", "what": BEAST},
        "do": {"op": "if", "condition": {"condition": "alone", "what": {"it": "self"}}, "do": GAIN},
    },
    "*Shown:* Gain 2 gold. Roll a die; on 2 or more, gain 2 gold.": {
        "op": "when", "event": {"event": "shown"},
        "do": {"op": "seq", "do": [GAIN, {"op": "roll", "at_least": 2, "do": GAIN}]},
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def book() -> Phrasebook:
    """The game in English."""
    words = Source("lexicon/en.json", "", parse_json("lexicon/en.json", WORDS)[0], "")
    pack = packs.extend_pack(packs.shipped_pack("en"), TextSource("sentences/en.ftl", SENTENCES, ""), words)
    return phrasebook(pack, read_fluent(TextSource("text/en.ftl", "", "")), Terms(NOUNS), ())


def _said(book: Phrasebook, tree: object) -> str:
    return book.rule(GAME.reader.validate_json(json.dumps(tree)), "beast", "wolf").replace("\u00a0", " ")


@pytest.mark.parametrize("text", TOLD)
def test_own_models_are_told(text: str, book: Phrasebook) -> None:
    """Effects, lists of them, amounts, lists of numbers, events and conditions come to the game's messages."""
    assert _said(book, TOLD[text]) == text


def test_every_leaf_of_an_own_model_is_changed(book: Phrasebook) -> None:
    """Sensitivity: a change of any leaf, in a list or a nested effect too, changes the text."""
    for text, tree in TOLD.items():
        for where, mutant in mutants(GAME.reader.validate_json(json.dumps(tree)), ("beast", "card"), GAME):
            said = book.rule(mutant, "beast", "wolf").replace("\u00a0", " ")
            assert said != text, f"{where}: {text}"


def test_a_game_must_say_its_own_words_and_no_others(book: Phrasebook) -> None:
    """Own models and own periods need a message; shared ones need none, but may have one of the game's own."""
    sentences = book.pack.sentences
    assert sentences
    own, shared = own_messages(GAME), messages_in_use(GAME)
    rules, report = MessageRules(book.grammar.options, NOUNS.keys()), Report()

    check_effects(sentences, own, {**own, **shared}, rules, report)
    assert list(report) == []
    assert own.keys() == sentences.entries.keys()
    assert {"gain", "if", "if-else", "per", "equal", "glue-last"} <= shared.keys()
    assert not {"lose", "draw", "in", "top-of", "lane-same", "limit-turn", "event-turn-start"} & shared.keys()


def test_a_qualifier_is_taken_by_every_selector() -> None:
    """A game's qualifiers narrow what is picked; the only one that fits is picked by them alone."""

    class Tame(Qualifier):
        is_: Literal["tame"]

    class Of(Qualifier):
        unique: ClassVar[bool] = True
        is_: Literal["of"]
        colour: Literal["red", "blue"]

    game = vocabulary(operations=(Fray,), stats=("grip",), qualifiers=(Tame, Of), people=("you",), until=("dusk",))
    read = game.reader.validate_json
    fray = {"op": "fray", "amount": 1, "what": {**BEAST, "is": [{"is": "tame", "not": True}]}}

    tree = read(json.dumps(fray))
    assert json.loads(tree.model_dump_json(by_alias=True, exclude_defaults=True)) == fray
    found = [mutant.model_dump_json(by_alias=True, exclude_none=True) for _, mutant in mutants(tree, (), game)]
    assert any('"is":[{"is":"tame"}]' in one for one in found)
    assert read(
        json.dumps({**fray, "what": {"pick": "the", "kind": "beast", "is": [{"is": "of", "colour": "red"}]}})
    )
    for wrong in (
        {"pick": "the"},
        {"is": []},
        {"is": [{"is": "wild"}]},
        {"is": [{"is": "of", "colour": "green"}]},
    ):
        with pytest.raises(ValueError, match="validation error"):
            read(json.dumps({**fray, "what": {**BEAST, **wrong}}))


class From(Operation):
    """The message of the same name says from which zone a card is."""

    op: Literal["from"]


class AloneToo(Operation):
    """A condition has the same name."""

    op: Literal["alone"]


def test_a_word_with_the_message_of_another_is_named() -> None:
    """An own word is ambiguous when its message already says a part of sentences, or another own word."""
    several = vocabulary(operations=("seq", From, Roll, AloneToo), conditions=(Alone,))

    assert [*ambiguous_words(several)] == ["from", "alone"]
    assert [*ambiguous_words(GAME)] == []
