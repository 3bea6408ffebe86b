"""Whether a course of play can be played: what it names is there, what begins can end, what is offered is had."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardpress.course.name_checks import NameCheck
from cardpress.course.place_checks import PlaceCheck, direction_problems, marker_problems
from cardpress.diagnostics import Diagnostic, Severity
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.course.play import Body, Play
from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS, NEED_BODIES
from cardpress.effects.families.control import Choose, Cost, Custom, Each, If, Limit, May, Seq, When, While
from cardpress.effects.families.flow import (
    Can,
    EndEarly,
    LoseGame,
    Offer,
    Perform,
    Repeat,
    Signal,
    TakeActions,
    Turns,
    Win,
)
from cardpress.effects.families.resources import Lose
from cardpress.effects.nodes import Condition, Event, Node, Operation
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import children, trees, walk
from cardpress.models.component import Component, Model
from cardpress.models.project import Loaded
from cardpress.models.source import Source

_USUAL = {"draw": ("deck", "hand"), "deal": ("deck", "hand"), "trick": ("hand", "trick")}
"""Operations with the zones they take from and put into where they do not say it."""
_FIXED = {"discard": "discards", "take": "hand"}
"""Operations with the zone they put into."""
_LEAVES: tuple[type[Node], ...] = (EndEarly, Win, LoseGame)
_BUILT_IN = (Seq, May, Choose, Cost, If, When, While, Limit, Each, Custom)
"""What holds other operations: no game does that in a way of its own."""
SUBJECT = "what"
"""What an event is about, as whatever waits for it calls it."""
_FORKS: tuple[type[Node], ...] = (If, May, Choose, Cost, Offer, TakeActions)


@lru_cache(maxsize=16)
def course_problems(
    play: Loaded[Play],
    components: tuple[Loaded[Component], ...],
    kinds: frozenset[str],
    decks: frozenset[str],
    vocabulary: Vocabulary,
) -> tuple[Diagnostic, ...]:
    """What is wrong with the course of play of a game; found once for as long as none of its files changes."""
    return tuple(CourseCheck(play, components, sorted(kinds), sorted(decks), vocabulary).problems())


@dataclass(frozen=True)
class CourseCheck:
    """The course of play of a game beside its components, kinds and decks."""

    play: Loaded[Play]
    components: Collection[Loaded[Component]]
    kinds: Collection[str]
    decks: Collection[str]
    vocabulary: Vocabulary

    def problems(self) -> Iterator[Diagnostic]:
        """Everything that is wrong, or that nobody would notice before playing."""
        yield from self.faults()
        yield from self._warnings()

    def faults(self) -> Iterator[Diagnostic]:
        """What is wrong, without what is only not noticed before playing."""
        yield from self._names()
        yield from self._bodies()
        yield from PlaceCheck(self.play, self.components, self.decks).problems()
        yield from self._markers_and_directions()

    # ---- errors

    def _roots(self) -> Iterator[tuple[str, Model]]:
        """Every tree of the play files, with its JSON pointer; each has names of its own."""
        play = self.play.model
        for member in ("setup", "course", "end"):
            if (tree := getattr(play, member)) is not None:
                yield f"/{member}", tree
        for member in ("procedures", "actions", "points", "formulas"):
            trees_of_member = getattr(play, member).items()
            yield from ((f"/{member}/{name}", tree) for name, tree in trees_of_member if isinstance(tree, Model))
        yield from ((f"/counted/{index}", use) for index, use in enumerate(play.counted))
        scores: Any = play.score
        for index, score in enumerate(scores if isinstance(scores, tuple) else ()):
            if isinstance(score, Model):
                yield f"/score/{index}", score
        if isinstance(scores, Model):
            yield "/score", scores

    def _names(self) -> Iterator[Diagnostic]:
        declared = self.vocabulary.declared
        if declared is None:
            return
        for at, tree in self._roots():
            yield from NameCheck(self.play.source, declared, self.kinds).problems(tree, at)
        words = self._with_bodies()
        for word, body in self.play.model.bodies.items():
            check = NameCheck(self.play.source, declared, self.kinds, words.get(word, (None, frozenset()))[1])
            check.known |= {SUBJECT} if body.when is not None or body.do is None else set()
            yield from check.problems(body, f"/bodies/{word}")
        for loaded in self.components:
            for _, at, tree in trees(loaded.model):
                yield from NameCheck(loaded.source, declared, None).problems(tree, at)

    def _own(self) -> dict[str, type[Node]]:
        """The operations, events and conditions that only this game has."""
        words = self.vocabulary
        sorts = (
            (words.operations, COURSE_OPERATIONS),
            (words.events, EVENTS),
            (words.conditions, COURSE_CONDITIONS),
        )
        return {
            word: model
            for own, shared in sorts
            for word, model in own.items()
            if word not in shared or not issubclass(model, shared[word])
        }

    def _with_bodies(self) -> dict[str, tuple[type[Node] | None, frozenset[str]]]:
        """The words that can have a body, each with its model and its fields.

        They are the game's own, those of effects that cards share, where the game does it in a way of its own, and
        the handlers of what was written by hand, whose fields are its numbers.
        """
        words = self.vocabulary
        shared = (words.operations, OPERATIONS), (words.events, EVENTS), (words.conditions, CONDITIONS)
        of_cards = {
            word: model
            for said, known in shared
            for word, model in said.items()
            if word in known and not issubclass(model, _BUILT_IN)
        }
        found = {word: (model, _fields(model)) for word, model in {**of_cards, **self._own()}.items()}
        by_hand = (node for _, _, node in self._of_components() if isinstance(node, Custom))
        return {**found, **{node.handler: (None, frozenset(node.numbers)) for node in by_hand}}

    def _bodies(self) -> Iterator[Diagnostic]:
        """Bodies of what the game does not have, or of another sort."""
        known, own = self._with_bodies(), self._own()
        for word, body in self.play.model.bodies.items():
            at = self.play.source.position(f"/bodies/{word}", key=True)
            if word not in known:
                message, hint = f'the game has no word "{word}" of its own', did_you_mean(word, own)
                yield Diagnostic("unknown-operation", message, at, one_of(sorted(own)) or None, hint)
            elif (misfit := _misfit(known[word][0] or Operation, body)) is not None:
                yield Diagnostic("bad-value", misfit[0], at, misfit[1])

    def _markers_and_directions(self) -> Iterator[Diagnostic]:
        """Markers of which is said whose they are, or not, against what they are; directions no board has."""
        for at, node in self._all():
            yield from marker_problems(self.play.model, node, at, self.play.source)
            yield from direction_problems(self.play.model, node, at, self.play.source)
        for loaded, at, node in self._of_components():
            yield from marker_problems(self.play.model, node, at, loaded.source)
            yield from direction_problems(self.play.model, node, at, loaded.source)

    # ---- warnings

    def _warn(self, message: str, at: str, hint: str | None = None, source: Source | None = None) -> Diagnostic:
        place = (source or self.play.source).position(at, key=at.count("/") == 2)
        return Diagnostic("unplayable", message, place, None, hint, severity=Severity.WARNING)

    def _warnings(self) -> Iterator[Diagnostic]:
        if self.play.model.course is None:
            yield self._warn(
                "nothing says how the game is played", "", 'add "course": what is done, in this order'
            )
            return
        yield from self._zones()
        yield from self._actions()
        yield from self._endless()
        yield from self._end()
        yield from self._circles()
        yield from self._unpayable()
        yield from self._words_without_body()

    def _all(self) -> Iterator[tuple[str, Model]]:
        """Every node of the play files with its pointer."""
        for at, tree in self._roots():
            yield from walk(tree, at)
        for word, body in self.play.model.bodies.items():
            yield from walk(body, f"/bodies/{word}")

    def _of_components(self) -> Iterator[tuple[Loaded[Component], str, Model]]:
        for loaded in self.components:
            for _, at, tree in trees(loaded.model):
                yield from ((loaded, below, node) for below, node in walk(tree, at))

    def _zones(self) -> Iterator[Diagnostic]:
        """Zones that nothing fills, and zones that nothing uses."""
        play = self.play.model
        filled: set[str] = {name for name, zone in play.zones.items() if zone.starts or zone.refill}
        used: set[str] = {zone.refill for zone in play.zones.values() if zone.refill}
        used |= {name for name, zone in play.zones.items() if zone.active}
        used |= {zone for counter in play.counters.values() for zone in _words_of(counter.of)}
        used |= {zone for marker in play.markers.values() for zone in _words_of(marker.of)}
        for node in (*(node for _, node in self._all()), *(node for _, _, node in self._of_components())):
            into, other = _zones_of(node, play.zones)
            filled |= into
            used |= into | other
        for name in play.zones:
            if name not in used:
                yield self._warn(f'nothing uses the zone "{name}"', f"/zones/{name}", "remove it")
            elif name not in filled:
                hint = f'let it start with a deck, or put something there: {{"op": "put", "to": "{name}", …}}'
                yield self._warn(f'nothing ever lies in the zone "{name}"', f"/zones/{name}", hint)

    def _actions(self) -> Iterator[Diagnostic]:
        """Actions that nobody is offered."""
        offered: set[str] = set()
        for node in (*(node for _, node in self._all()), *(node for _, _, node in self._of_components())):
            if isinstance(node, TakeActions):
                offered |= {node.of} if isinstance(node.of, str) else {*node.of}
        for name in self.play.model.actions.keys() - offered:
            hint = f'offer it in a turn: {{"op": "act", "of": ["{name}"]}}'
            yield self._warn(f'nobody is ever offered the action "{name}"', f"/actions/{name}", hint)

    def _endless(self) -> Iterator[Diagnostic]:
        """Turns and repetitions that nothing ends."""
        for at, node in self._all():
            if isinstance(node, Turns) and node.until is None and node.rounds is None:
                if self.play.model.end is None and not self._leaves(node, {*()}):
                    yield self._warn("nobody can leave these turns", f"{at}/op", 'give "rounds", "until" or "end"')
            elif isinstance(node, Repeat) and node.until is None and node.times is None:
                ends = self.play.model.end is not None and any(isinstance(each, Turns) for _, each in walk(node))
                if not ends and not self._leaves(node, {*()}):
                    yield self._warn("nothing ends this repetition", f"{at}/op", 'give "times", "until" or an end')

    def _leaves(self, node: Model, seen: set[str]) -> bool:
        """Whether something in a tree ends it, in what it performs or lets do as well."""
        play = self.play.model
        for _, each in walk(node):
            if isinstance(each, _LEAVES) or (
                isinstance(each, Operation) and each.op in {"leave", "resolve", "signal"}
            ):
                return True
            if isinstance(each, Perform | TakeActions):
                names = _named_parts(each)
                parts: Mapping[str, Model] = play.procedures if isinstance(each, Perform) else play.actions
                for name in names - seen:
                    if name in parts and self._leaves(parts[name], seen | names):
                        return True
        return False

    def _end(self) -> Iterator[Diagnostic]:
        """An end that is never asked for."""
        end = self.play.model.end
        nodes = [node for _, node in self._all()]
        asked = any(isinstance(node, Turns) for node in nodes)
        if end and end.after == "at_once":
            asked |= any(isinstance(node, TakeActions) for node in nodes)
        if end and not asked:
            message = "the end can never come: it is asked for after turns, and there are none"
            yield self._warn(
                message, "/end", 'play in {"op": "turns", …}, or end with {"op": "end", "what": "game"}'
            )

    def _circles(self) -> Iterator[Diagnostic]:
        """Procedures that perform themselves whatever happens."""
        procedures = self.play.model.procedures
        calls = {name: {*_surely_performed(tree)} & procedures.keys() for name, tree in procedures.items()}
        for name in procedures:
            reached, edge = set[str](), {name}
            while edge:
                edge = {each for one in edge for each in calls[one]} - reached
                reached |= edge
            if name in reached:
                message = f'the procedure "{name}" performs itself without end'
                yield self._warn(message, f"/procedures/{name}", "perform it under a condition")

    def _unpayable(self) -> Iterator[Diagnostic]:
        """Prices beyond what a counter can show."""
        counters = self.play.model.counters
        for at, node in self._all():
            pays = [("/pay", each) for step, each in children(node) if step == "/pay"]
            for step, tree in pays:
                for below, part in walk(tree, at + step):
                    counter = counters.get(part.resource) if isinstance(part, Lose) else None
                    if counter is None or counter.most is None or not isinstance(part, Lose):
                        continue
                    if isinstance(part.amount, int) and part.amount > counter.most - counter.least:
                        message = f"nobody can ever pay {part.amount} {part.resource}: {counter.most} is the most"
                        yield self._warn(message, f"{below}/amount")

    def _signal_events(self) -> set[str]:
        """The events that play files let happen: by their word, or with the words of their fields behind it."""
        names = {node.event for _, node in self._all() if isinstance(node, Signal)}
        return {word for word in self.vocabulary.events for name in names if f"{name}_".startswith(f"{word}_")}

    def _words_without_body(self) -> Iterator[Diagnostic]:
        """Words of the game's own that print and do not play, each told once."""
        lacking = {*self._own(), *NEED_BODIES} - self.play.model.bodies.keys() - self._signal_events()
        for loaded, at, node in self._of_components():
            word = node.word if isinstance(node, Operation | Event | Condition) else ""
            if isinstance(node, Custom):
                if node.handler in self.play.model.bodies:
                    continue
                message = f'"{node.handler}" is hand-written: it prints and does not play'
                yield self._warn(message, f"{at}/handler", "say it with operations", loaded.source)
            elif word in lacking:
                lacking -= {word}
                message, hint = f'"{word}" prints and does not play', f'give it a body: "bodies": {{"{word}": …}}'
                tag = node.tag if isinstance(node, Node) else "op"
                yield self._warn(message, f"{at}/{tag}", hint, loaded.source)


def _fields(model: type[Node]) -> frozenset[str]:
    """What a body can be given: the fields of its word as files have them."""
    return frozenset({field.alias or name for name, field in model.model_fields.items()} - {model.tag})


def _misfit(model: type[Node], body: Body) -> tuple[str, str] | None:
    """Why a body does not fit its word, and what would."""
    is_operation = issubclass(model, Operation)
    if is_operation and body.do is None:
        return 'the body of an operation needs "do"', '"do": what the operation does'
    if not is_operation and body.condition is None:
        return 'the body of a condition or an event needs "condition"', '"condition": when it holds'
    return None


def _zones_of(node: Model, zones: Collection[str]) -> tuple[set[str], set[str]]:
    """The zones something is put into by a node, and those it speaks of otherwise."""
    named: dict[str, Any] = {name: getattr(node, name, None) for name in ("zone", "source", "to", "of")}
    spoken = {zone for name in ("zone", "source", "of") for zone in _words_of(named[name]) if zone in zones}
    into = {zone for zone in _words_of(named["to"]) if zone in zones}
    into |= {
        place
        for zone in _words_of(named["to"])
        if (place := zone.rpartition("_")[0]) in zones and zone not in zones
    }
    word = getattr(node, "op", "")
    if word in _USUAL:
        source, target = _USUAL[word]
        spoken |= {source} if named["source"] is None else set()
        into |= {target} if named["to"] is None else set()
    if word in _FIXED:
        into.add(_FIXED[word])
    if word == "exchange":
        into |= {node.first.zone, node.second.zone}  # type: ignore[attr-defined]  # it is an exchange
    if word == "shuffle" and named["zone"] is None:
        spoken.add("deck")
    return into & {*zones}, spoken & {*zones}


def _words_of(value: object) -> tuple[str, ...]:
    """One or several words as several; nothing of anything else."""
    if isinstance(value, str):
        return (value,)
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, tuple) else ()


def _named_parts(node: Perform | TakeActions) -> set[str]:
    """The procedures or actions that an operation leads to."""
    if isinstance(node, Perform):
        return {node.procedure}
    return {node.of} if isinstance(node.of, str) else {*node.of}


def _surely_performed(node: Model) -> Iterator[str]:
    """The procedures that a tree performs whatever happens."""
    if isinstance(node, Perform):
        yield node.procedure
    if not isinstance(node, _FORKS) and not isinstance(node, Can):
        for _, child in children(node):
            yield from _surely_performed(child)
