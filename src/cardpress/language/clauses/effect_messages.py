"""The messages that render effects, with their variables, and which of them a game needs.

A variable marked with ? may be left out by a language (a choice of word order, a part that only the shape of
the sentence needs); the others carry meaning and every language says them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import NoneType

from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS
from cardpress.effects.families.control import Custom, Limit
from cardpress.effects.nodes import Condition, Event, Node, Operation, Qualifier, counted_in
from cardpress.effects.selectors import Itself, PerCard, Pick, Ref
from cardpress.effects.shared import OPERATIONS, is_shared
from cardpress.effects.specialisation import kinds_of
from cardpress.effects.vocabulary import Vocabulary
from cardpress.language.clauses.course.course_messages import COURSE_MESSAGES
from cardpress.language.clauses.operation_arguments import UNTIL, amounts_of, shapes_of

_MESSAGES = """
gain             op:gain              who amount
lose             op:lose              who amount
pay              op:lose              who amount
steal            op:steal             who amount source
draw             op:draw              who amount from? to?
discard          op:discard           who what
take             op:take              who what hand?
put-top          op:put               who what many pile
put-bottom       op:put               who what many pile
put-rest-top     op:put               who what many pile
put-rest-bottom  op:put               who what many pile
look             op:look              who what
reveal           op:reveal            who what
swap             op:swap              who what
attach           op:attach            who card to
move-any         op:move              who what
move-next        op:move              who what
move-lane        op:move              who what lane
modify           op:modify            what stat by
modify-give      op:modify            who what stat by whose?
modify-cost      op:modify            what by more?
may              op:may               who do
may-that         op:may               who do
choose           op:choose            who modes
choose-complex   op:choose            who modes
choose-who       op:choose            who modes
choose-who-complex op:choose          who modes
cost             op:cost              pay do
cost-then        op:cost              pay do you? subject?
cost-then-inline op:cost              pay do you? subject?
if               op:if                condition do
if-else          op:if                condition do otherwise opens?
if-else-inline   op:if                condition do otherwise opens?
when             op:when              event do opens?
while            op:while             condition do opens?
each             op:each              what do opens?
roll             op:roll              who at_least do otherwise
roll-inline      op:roll              who at_least do otherwise
roll_table       op:roll_table        who rows
roll-row         op:roll_table        low high span? do
limit-turn       periods:turn         do opens? mine?
limit-game       periods:game         do opens? mine?
limit-turn-tail  periods:turn         do opens? mine?
limit-game-tail  periods:game         do opens? mine?
until-turn_end   until:turn_end       clause long?
per              amount               clause per
equal            amount               unit stat of form?
glue-sentences   op:seq               a b
glue-abilities   op:seq               a b
glue-rest        op:seq               a b subject?
glue-then        op:seq               a b opens?
glue-comma       op:seq               a b
glue-last        op:seq               a b many?
event-plays      event:plays          who what
event-loses      event:loses          who resource
event-turn-start event:turn           who mine?
event-turn-end   event:turn           who mine?
has-least        condition:has        who amount
has-most         condition:has        who amount
has-none         condition:has        who resource denied?
exists           condition:exists     what place number?
exists-none      condition:exists     what place
exists-owned     condition:exists     who what place number?
exists-owned-none condition:exists     who what place denied?
is               condition:is         what kind form?
more             condition:more       who than resource
attached         condition:attached   card? form?
from             zones                zone
in               zones                zone
in-play          condition:exists
top-of           zones                zone
lane-number      lanes                role lane zone?
lane-same        lanes                role lane? zone?
lane-own         lanes                role card lane? zone?
lane-other       lanes                role lane? zone?
lane-number-of   lanes                role lane zone
lane-same-of     lanes                role lane? zone
lane-own-of      lanes                role card lane? zone
lane-other-of    lanes                role lane? zone
where-least      stats                stat limit
where-most       stats                stat limit
where-none       stats                stat limit
where-extreme    stats                where extreme
highest          stats                stat
lowest           stats                stat
"""
"""Message, what of a vocabulary needs it, variables."""

_OF_COURSES = (*COURSE_OPERATIONS.values(), *COURSE_CONDITIONS.values())
_COURSE = "course"
"""What games that play need."""

Messages = Mapping[str, tuple[frozenset[str], frozenset[str]]]
"""Message id to the variables it must use and those it may use."""
_NEEDS: dict[str, str] = {}
MESSAGES: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
"""The messages that a language pack has for every game."""

_LINES = [_line.split() for _line in _MESSAGES.strip().splitlines()]
_LINES += [[_id, _COURSE, *_rest] for _id, *_rest in map(str.split, COURSE_MESSAGES.strip().splitlines())]
for _id, _need, *_variables in _LINES:
    _NEEDS[_id] = _need
    MESSAGES[_id] = (
        frozenset(name for name in _variables if not name.endswith("?")),
        frozenset(name.rstrip("?") for name in _variables),
    )


WRITTEN = tuple(model for name, model in OPERATIONS.items() if f"op:{name}" in _NEEDS.values())
"""The operations of this table; each of the others has one message, which gets the fields of its model."""


def messages_in_use(game: Vocabulary) -> Messages:
    """The shared messages that the game's effects can use."""
    taken: Mapping[str, Collection[str]] = {
        Operation.tag: _shared_names(game.operations),
        Event.tag: _shared_names(game.events),
        Condition.tag: _shared_names(game.conditions),
    }
    return {id_: variables for id_, variables in MESSAGES.items() if _is_needed(_NEEDS[id_], game, taken)}


def _is_needed(need: str, game: Vocabulary, taken: Mapping[str, Collection[str]]) -> bool:
    what, _, word = need.partition(":")
    if what == "amount":
        models = (*game.operations.values(), *game.events.values(), *game.conditions.values())
        return any(amounts_of(model) for model in models)
    if what == _COURSE:
        return game.declared is not None
    if what in taken:
        return word in taken[what]
    return word in game.words(what) if word else what in game.annotations


def is_said(model: type[Node]) -> bool:
    """Whether language packs say a model: games share it, all of them or those that play."""
    return is_shared(model) or issubclass(model, _OF_COURSES)


def _shared_names(models: Mapping[str, type[Node]]) -> frozenset[str]:
    return frozenset(name for name, model in models.items() if is_shared(model))


def own_messages(game: Vocabulary) -> Messages:
    """The messages that only this game asks for: about its own models and its own periods.

    Each says all fields of its model but what another message adds, and may say who acts and a phrase's shape.
    """
    lasting = frozenset({"clause"}), frozenset({"clause", "long"})
    limiting = frozenset({"do"}), frozenset({"do", "opens", "mine"})
    times = {f"until-{word}": lasting for word in game.words("until")}
    times |= {f"limit-{word}{tail}": limiting for word in game.words("periods") for tail in ("", "-tail")}
    models = (*game.operations.items(), *game.events.items(), *game.conditions.items())
    own = {message_id(model, name): _variables_of(model) for name, model in models if not is_said(model)}
    return {id_: variables for id_, variables in times.items() if id_ not in MESSAGES} | own


def course_messages() -> frozenset[str]:
    """Messages that packs have for games that play alone: a game that does not may have them for its own words."""
    return frozenset(id_ for id_, need in _NEEDS.items() if need == _COURSE)


def ambiguous_words(game: Vocabulary) -> Iterator[str]:
    """Own operations and conditions whose message has the id of another's, which would be said in its place."""
    sorts = ("op", game.operations), ("condition", game.conditions)
    own = [(sort, name) for sort, models in sorts for name, model in models.items() if not is_said(model)]
    for sort, name in own:
        said = _NEEDS.get(name, f"{sort}:{name}")
        elsewhere = _is_else_in_course(sort, name, game) if said == _COURSE else said != f"{sort}:{name}"
        if elsewhere or (sort == "op" and ("condition", name) in own):
            yield name


def _is_else_in_course(sort: str, name: str, game: Vocabulary) -> bool:
    """Whether a message of the course says something else than a word of this sort, in a game that plays."""
    same: Collection[str] = COURSE_OPERATIONS if sort == "op" else COURSE_CONDITIONS
    return game.declared is not None and name not in same


def clauses_of_events(game: Vocabulary) -> frozenset[str]:
    """Own messages of events that are said by a clause, neither by a phrase such as "at dawn" nor by a heading."""
    own = ((name, model) for name, model in game.events.items() if not is_said(model))
    return frozenset(
        message_id(model, name) for name, model in own if not model.manner.heading and not model.manner.adverbial
    )


def phrase_variables(game: Vocabulary) -> dict[str, dict[str, str]]:
    """Own message to its variables that only a function can render, each with what it holds."""
    models = (*game.operations.items(), *game.events.items(), *game.conditions.items())
    own = ((message_id(model, name), model) for name, model in models if not is_said(model))
    return {id_: found for id_, model in own if (found := dict(_phrases(model)))}


def _phrases(model: type[Node]) -> Iterator[tuple[str, str]]:
    for name, field in model.model_fields.items():
        kinds = [kind for kind in kinds_of(field.annotation) if isinstance(kind, type)]
        if any(issubclass(kind, Operation) for kind in kinds):
            yield field.alias or name, "an effect"
        elif any(issubclass(kind, (Pick, Ref, Itself, PerCard, Qualifier)) for kind in kinds):
            yield field.alias or name, "what it is about, or how much"


def message_id(model: type[Node], name: str) -> str:
    """The id of the message that says an own model: its name, for an event with what it opens."""
    if not issubclass(model, Event):
        return name
    return f"when-{name}" if model.manner.heading else f"event-{name}"


def _variables_of(model: type[Node]) -> tuple[frozenset[str], frozenset[str]]:
    counted = counted_in(model) if amounts_of(model) else frozenset[str]()
    fields = {one.alias or at for at, one in model.model_fields.items() if one.annotation is not NoneType}
    does = {"do"} if issubclass(model, Event) and model.manner.heading else set()
    needed = (fields - {model.tag, UNTIL} - counted) | does
    known = {"who", "until", "mood", *(("opens",) if model.manner.limits else ())}
    return frozenset(needed), frozenset(needed | counted | shapes_of(model) | known)


for _name, _model in OPERATIONS.items():
    if _model not in (*WRITTEN, Limit, Custom):  # these are said with words of the game, and by people
        _NEEDS[_name], MESSAGES[_name] = f"op:{_name}", _variables_of(_model)
