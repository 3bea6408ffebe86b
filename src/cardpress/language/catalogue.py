"""Every message an effect tree can ask for, with the variables it gets; a language pack has exactly these.

A variable marked with ? may be left out by a language (a choice of word order, a part that only the shape of
the sentence needs); the others carry meaning and every language says them.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.effects.clauses import CONDITIONS, EVENTS
from cardpress.effects.operations import OPERATIONS
from cardpress.effects.slots import Node
from cardpress.effects.vocabulary import Vocabulary

_MESSAGES = """
gain            who amount
lose            who amount
pay             who amount
steal           who amount source
empower         who amount
empower-has     who number
empower-equal   who amount
draw            who amount
discard         who what
take            who what hand?
put-top         who what many
put-bottom      who what many
put-rest-top    who what many
put-rest-bottom who what many
look            who what
reveal          who what
swap            who what
wear            who what amount
repair          who what amount each?
break           who what
attach          who card to
move-any        who what
move-next       who what
move-lane       who what lane
modify          what stat by
modify-give     who what stat by whose?
modify-cost     what by more?
may             who do
may-that        who do
choose          who modes
choose-complex  who modes
choose-who      who modes
cost            pay do
cost-then       pay do you? subject?
if              condition do
if-else         condition do otherwise opens?
if-else-inline  condition do otherwise opens?
when            event do opens?
when-enters     do
when-played     do
while           condition do opens?
activate        do
limit-turn      do opens?
limit-game      do opens?
limit-turn-tail do opens?
limit-game-tail do opens?
until-turn_end  clause long?
until-fight_end clause action long?
per             clause per
equal           unit stat of form?
glue-sentences  a b
glue-abilities  a b
glue-rest       a b
glue-then       a b opens?
glue-comma      a b
glue-last       a b many?
event-defeats   who what
event-plays     who what
event-breaks    what
event-activates who what
event-acts      who action
event-fights_with who what action
event-loses     who resource
event-turn-start who mine?
event-turn-end   who mine?
has-least       who amount
has-most        who amount
has-none        who resource denied?
exists          what place number?
exists-none     what place
exists-owned    who what place number?
exists-owned-none who what place denied?
is              what kind form?
more            who than resource
attached        card? form?
fighting        who
fighting-lane   who lane
from            zone
in              zone
in-play
top-of          zone
lane-number     role lane zone?
lane-same       role lane? zone?
lane-own        role card lane? zone?
lane-other      role lane? zone?
lane-number-of  role lane zone
lane-same-of    role lane? zone
lane-own-of     role card lane? zone
lane-other-of   role lane? zone
where-least     stat limit
where-most      stat limit
where-none      stat limit
highest         stat
lowest          stat
"""

Messages = Mapping[str, tuple[frozenset[str], frozenset[str]]]
MESSAGES: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
"""Message id to the variables it must use and those it may use."""

for _line in _MESSAGES.strip().splitlines():
    _id, *_variables = _line.split()
    MESSAGES[_id] = (
        frozenset(name for name in _variables if not name.endswith("?")),
        frozenset(name.rstrip("?") for name in _variables),
    )


def messages_of(game: Vocabulary) -> Messages:
    """The messages of a game's own models: each says all its fields, and may say who acts."""
    own: list[tuple[str, type[Node]]] = [
        (name, model) for name, model in game.operations.items() if name not in OPERATIONS
    ]
    own += [
        (f"{'when' if model.heading else 'event'}-{name}", model)
        for name, model in game.events.items()
        if name not in EVENTS
    ]
    own += [(name, model) for name, model in game.conditions.items() if name not in CONDITIONS]
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for message, model in own:
        fields = frozenset(field.alias or at for at, field in model.model_fields.items()) - {model.tag}
        fields |= {"do"} if message.startswith("when-") else set()
        found[message] = fields, fields | {"who"}
    return found
