"""What components say: what happens when they are resolved, what waits for events, what holds meanwhile.

Where a zone is active for some fields only, the abilities of other fields sleep there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, cast

from cardpress_engines.described.awake import Abilities, awake_piles, lines_of_waking, listeners_in, waking_test
from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S
from cardpress_engines.described.effects.telling import with_announcement
from cardpress_engines.described.event_tests import EventTest
from cardpress_engines.described.expressions.selectors import pieces
from cardpress_engines.described.generated.source_expressions import YOU
from cardpress_engines.described.held_changes import StatModifier, lines_of_changes
from cardpress_engines.described.trees import Node, as_tuple, members, part, sequence, walk
from cardpress_engines.kernel.abilities import EffectErrors
from cardpress_engines.kernel.compiler import Entry, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Test, first_step, resume, start_about, start_of
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import Frame, frame

Changes: TypeAlias = Callable[[S, Sequence[int]], Sequence[int]]
"""By how much a number of each of several pieces or players is changed; nothing where none is."""
SUBJECT: Final = "what"
"""The name under which an ability knows the card its event is about."""


class Trigger(NamedTuple):
    """What a component does at an event."""

    entry: Entry
    waits: EventTest


class Usable(NamedTuple):
    """What the owner of a component may do, so often as it says."""

    entry: Entry
    possible: Test[S]
    per: str


class ComponentAbilities:
    """The abilities of all designs that a game is played with."""

    def __init__(self, game: CompiledGame[S], compiler: CourseCompiler, errors: EffectErrors) -> None:
        self._game = game
        self._says: dict[int, list[Entry]] = {}
        self._triggers: dict[str, Abilities[Trigger]] = {}
        self._modifiers: dict[str, Abilities[StatModifier]] = {}
        self._usable: dict[int, Usable] = {}
        self.begins: list[tuple[str, int]] = []
        """Operations that were taken apart, each with the first instruction of what it does."""
        for design in sorted(set(game.design_of)):
            component = game.designs.components[design]
            for field, tree in effects_in(component):
                with errors.of(str(part(component, "file") or game.designs.ids[design]), field):
                    for each in parts_of(tree, compiler.bodies):
                        self._compile(compiler, design, field, each)
        game.usable.update(piece for piece, design in enumerate(game.design_of) if design in self._usable)
        self.events = frozenset(self._triggers)
        self._listening = {event: awake_piles(game, triggers) for event, triggers in self._triggers.items()}
        self._of_bearers = {
            event: {each.pile: each for each in self._listening[event]}
            for event, triggers in self._triggers.items()
            if all(trigger.waits.is_of_bearer for several in triggers.values() for _, trigger in several)
        }
        """Of events for which components wait only where they are about themselves: the piles by their numbers."""
        for event, call in compiler.wakes.items():
            compiler.module.keep(call, lines_of_waking(compiler, self._listening.get(event, ())))
        for event, call in compiler.wakes_about.items():
            compiler.module.keep(call, self._lines_about(compiler, event))
        self._wakes = {event: waking_test(compiler, awake) for event, awake in self._listening.items()}
        """Whether anything that waits for an event lies awake, which is seldom so."""
        self._module, self._changes = (
            compiler.module,
            {stat: compiler.changes_of(stat) for stat in self._modifiers},
        )
        """For each number that something changes the call that says by how much."""
        self._written: dict[str, Changes] = {}
        self._holding = {stat: awake_piles(game, modifiers) for stat, modifiers in self._modifiers.items()}
        for stat, call in compiler.changes.items():
            awake = self._holding.get(stat, ())
            compiler.module.keep(call, lines_of_changes(compiler, awake))

    def _compile(self, compiler: CourseCompiler, design: int, field: str, effect: Tree) -> None:
        """Compile one part of what a component says."""
        scope, body = CourseScope(), compiler.bodies.get(effect.op)
        if body is not None and part(body, "when") is not None:
            compiler.begins.append((effect.op, len(compiler.code)))
            slot = scope.slot_of("pieces", SUBJECT)
            with compiler.parameters(scope, members(effect)):
                entry = compiler.entry(with_announcement(sequence(body.do)), scope)
                match = _match(compiler, scope, None, None, part(body, "condition"))
            self._add_trigger(
                str(body.when), design, field, Trigger(entry, EventTest(compiler.module, match, scope.size))
            )
            assert slot == 0
        elif effect.op == "when":
            event = effect.event
            scope.slot_of("pieces", SUBJECT)
            own = part(compiler.bodies.get(event.event), "condition")
            about = part(event, "what")
            who = part(event, "who") or (None if own is None and about is None else "anyone")
            match = _match(compiler, scope, who, about, own)
            entry = compiler.entry(with_announcement(effect.do), scope)
            self.begins.append((effect.op, entry[0]))
            self._add_trigger(
                event_of(event), design, field, Trigger(entry, EventTest(compiler.module, match, scope.size))
            )
        elif effect.op == "while" or (effect.op == "modify" and part(effect, "until") is None):
            modifier = _compile_modifier(compiler, effect, scope)
            self._modifiers.setdefault(modifier.stat, {}).setdefault(design, []).append((field, modifier))
        elif effect.op == "limit" and effect.do.op == "may" and part(effect.do, "who") in {None, "you"}:
            may = effect.do.do
            (start, _), possible = compiler.entry(may, scope), compiler.possible(may, scope)
            entry = start, scope.size
            compiler.note_slots(entry)
            self.begins += [(effect.op, start), (effect.do.op, start)]
            self._usable[design] = Usable(entry, possible, effect.per)
        else:
            self._says.setdefault(design, []).append(compiler.entry(effect, scope))

    def _add_trigger(self, event: str, design: int, field: str, trigger: Trigger) -> None:
        self._triggers.setdefault(event, {}).setdefault(design, []).append((field, trigger))

    # ---- looked up while playing

    def signal_steps(self, state: S, event: str, actor: int, subjects: Sequence[int] = ()) -> Sequence[Frame]:
        """What waits for an event of a player, once for each thing it is about."""
        wakes = self._wakes.get(event)
        if wakes is None or not wakes(state):
            return ()
        return self.steps_of_awake(state, event, actor, subjects)

    def steps_of_awake(self, state: S, event: str, actor: int, subjects: Sequence[int] = ()) -> Sequence[Frame]:
        """The same, where something that waits for the event lies awake."""
        steps = []
        if event in self._of_bearers:
            return self._steps_of_bearers(state, event, actor, subjects)
        listeners = listeners_in(state, self._listening[event], actor, of_nobody=True)
        for about in [(subject,) for subject in subjects] or ((),):
            for player, piece, triggers in listeners:
                for entry, waits in triggers:
                    if waits.holds(state, player, piece, about, actor):
                        steps.append((resume, start_about(entry, player, piece, about)))
        return steps

    def _steps_of_bearers(self, state: S, event: str, actor: int, subjects: Sequence[int]) -> Sequence[Frame]:
        """What waits where an event is about itself."""
        steps, piles = [], self._of_bearers[event]
        for subject in subjects:
            awake = piles.get(state.at[subject])
            if awake is not None and subject in awake.pieces:
                whose = state.owners[subject] if awake.owner < 0 else awake.owner
                player, about = actor if whose < 0 else whose, (subject,)
                for entry, waits in awake.abilities[subject]:
                    if waits.holds(state, player, subject, about, actor):
                        steps.append((resume, start_about(entry, player, subject, about)))
        return steps

    def _lines_about(self, compiler: CourseCompiler, event: str) -> Sequence[str]:
        """The lines that say whether anything waits for an event about some things."""
        if event not in self._of_bearers:
            return lines_of_waking(compiler, self._listening.get(event, ()))
        waiting = frozenset[int]().union(*(each.pieces for each in self._listening[event]))
        return [f"return not {compiler.module.value(waiting)}.isdisjoint(about)"]

    def in_force(self, state: S) -> frozenset[str]:
        """The operations that change a number now, as long as something is so."""
        return frozenset(
            modifier.operation
            for awake in self._holding.values()
            for player, piece, modifiers in listeners_in(state, awake, state.active)
            for modifier in modifiers
            if modifier.is_in_force(state, player, piece)
        )

    @property
    def held_operations(self) -> frozenset[str]:
        """The operations that hold as long as something is so, whether they do now or not."""
        modifiers = (each for of_design in self._modifiers.values() for each in of_design.values())
        return frozenset(modifier.operation for several in modifiers for _, modifier in several)

    def effects_of(self, piece: int, player: int) -> Sequence[Frame]:
        """What a component says, done by a player."""
        design = self._game.design_of[piece]
        return [first_step(entry, player, piece) for entry in self._says.get(design, ())]

    def can_use(self, state: S, piece: int, player: int) -> bool:
        """Whether a player can do now what a component offers them."""
        usable = self._usable.get(self._game.design_of[piece])
        if usable is None:
            return False
        running = start_of(usable.entry, player, piece)
        return not state.is_spent(usable.per, running.use) and usable.possible(state, running)

    def use_step(self, state: S, piece: int, player: int) -> Frame:
        """What a component offers a player; one use of it is spent."""
        usable = self._usable[self._game.design_of[piece]]
        running = start_of(usable.entry, player, piece)
        state.spend(usable.per, running.use)
        return frame(resume, running)

    def changes(self, state: S, stat: str, of: int) -> int:
        """How much what lies active changes a number of a piece, or a counter of a player."""
        return sum(self.changes_of_each(state, stat, (of,)))

    def changes_of_each(self, state: S, stat: str, those: Sequence[int]) -> Sequence[int]:
        """The same of each of several; nothing where none is changed."""
        if stat not in self._changes:
            return ()
        changes = self._written.get(stat)
        if changes is None:
            written = self._module.function(["state", "those"], [f"return {self._changes[stat]}"], unpacked=False)
            changes = self._written[stat] = cast("Changes", written)
        return changes(state, those)


def _match(compiler: CourseCompiler, scope: CourseScope, who: Tree, about: Tree, condition: Tree) -> str:
    """The source of the test of an event: whose, about what, what else must hold; `who` None: yours."""
    module, holds = compiler.module, compiler.test_of(condition, scope)
    actors = None if who == "anyone" else module.source(compiler.people(who, scope))
    fits = None if about is None else module.source(_subjects(compiler, about, scope))
    tests = [] if actors is None else ["one == you >= 0" if actors == YOU else f"one in {actors}"]
    if fits is not None:
        tests.append(f"(s0[0] if s0 else 0) in {fits}")
    if holds is not None:
        tests.append(module.source(holds))
    return f"({' and '.join(tests) or 'True'})"


def _subjects(compiler: CourseCompiler, about: Tree, scope: CourseScope) -> Found:
    """What an event must be about: a card that is named, or the subject if it passes all that is said."""
    if part(about, "pick") is None:
        return compiler.selector(about, scope)
    subject = Node({"ref": SUBJECT})
    picked = Node({})
    picked.__dict__.update({**members(about), "among": subject, "zone": None, "pick": "all", "name": None})
    return pieces(compiler, picked, scope, None)


def _compile_modifier(compiler: CourseCompiler, effect: Tree, scope: CourseScope) -> StatModifier:
    """What `while`, or `modify` without an end, says; raise UnsupportedEffectError for anything but a number."""
    change = effect.do if effect.op == "while" else effect
    holds = compiler.condition(effect.condition, scope) if effect.op == "while" else None
    if change.op == "modify":
        by, on = compiler.number(change.by, scope), compiler.selector(change.what, scope)
        return StatModifier(change.stat, by, on, holds, scope.size)
    body = compiler.bodies.get(change.op)
    with compiler.parameters(scope, members(change) if body is not None else scope.params):
        change = change if body is None else sequence(body.do)
        if change.op != "gain" or part(change, "of") is not None:
            raise UnsupportedEffectError(f"while something holds, only numbers change, not {change.op!r}")
        amount = compiler.number(1 if part(change, "amount") is None else change.amount, scope)
        players = compiler.people(part(change, "who"), scope)
    stat = compiler.game.counter(change.resource).attribute
    return StatModifier(stat, amount, lambda state, running: list(players(state, running)), holds, scope.size)


ABILITIES: Final = frozenset({"when", "while", "limit"})


def parts_of(effect: Tree, bodies: Mapping[str, Tree]) -> Iterator[Tree]:
    """The abilities of an effect one by one, and all that is done at once together."""
    at_once = []
    for each in as_tuple(effect.do) if effect.op == "seq" else (effect,):
        waits = part(bodies.get(each.op), "when") is not None
        if waits or each.op in ABILITIES or (each.op == "modify" and part(each, "until") is None):
            yield each
        else:
            at_once.append(each)
    if at_once:
        yield sequence(*at_once)


def effects_in(component: Tree) -> Iterator[tuple[str, Tree]]:
    """The effect trees of a component, with the fields they stand in."""
    for name in getattr(component, "__dataclass_fields__", None) or vars(component):
        value = getattr(component, name)
        if part(value, "op") is not None:
            yield name, value


def event_of(event: Tree) -> str:
    """The name of an event, as it is signalled: with the words of its fields behind it."""
    words = [str(part(event, key)) for key in ("edge", "action", "resource") if part(event, key) is not None]
    return "_".join((str(event.event), *words))


def modified_stats(trees: Sequence[Tree]) -> frozenset[str]:
    """The stats that any of these trees changes."""
    return frozenset(str(node.stat) for tree in trees for node in walk(tree) if part(node, "op") == "modify")


def stats_of_names(trees: Sequence[Tree], stats: frozenset[str]) -> dict[str, list[str]]:
    """Which of these stats are asked for of what has a name."""
    found: dict[str, list[str]] = {}
    for node in walk(trees):
        name, stat = part(part(node, "of"), "ref"), part(node, "stat")
        if name is not None and stat in stats and stat not in found.setdefault(str(name), []):
            found[str(name)].append(str(stat))
    return found


def held_counters(trees: Sequence[Tree], bodies: Mapping[str, Tree]) -> frozenset[str]:
    """The counters that show more as long as something holds."""
    changes = [node.do for tree in trees for node in walk(tree) if part(node, "op") == "while"]
    done = [sequence(bodies[each.op].do) if each.op in bodies else each for each in changes]
    return frozenset(str(each.resource) for each in done if part(each, "op") == "gain")
