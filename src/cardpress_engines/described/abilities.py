"""What components say: what happens when they are resolved, what waits for events, what holds meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S
from cardpress_engines.described.trees import as_tuple, members, part, sequence, walk
from cardpress_engines.kernel.abilities import EffectErrors
from cardpress_engines.kernel.compiler import Entry, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, Test, first_step, start_of
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import Frame


class Holding(NamedTuple):
    """A change of a number that is there as long as its bearer lies active and a condition holds."""

    stat: str
    by: int
    on: Found
    holds: Test[S] | None
    slots: int


class ComponentAbilities:
    """The abilities of all designs that a game is played with."""

    def __init__(self, game: CompiledGame[S], compiler: CourseCompiler, errors: EffectErrors) -> None:
        self._game = game
        count = len(game.designs.ids)
        self._says: list[list[Entry]] = [[] for _ in range(count)]
        self._waits: list[dict[str, list[Entry]]] = [{} for _ in range(count)]
        self._holds: list[list[Holding]] = [[] for _ in range(count)]
        for design in sorted(set(game.design_of)):
            component = game.designs.components[design]
            for field, tree in effects_in(component):
                with errors.of(str(part(component, "file") or game.designs.ids[design]), field):
                    for each in as_tuple(tree.do) if tree.op == "seq" else (tree,):
                        self._compile(compiler, design, each)
        self.events = frozenset(event for waits in self._waits for event in waits)
        self._waiting = {
            event: frozenset(design for design, waits in enumerate(self._waits) if event in waits)
            for event in self.events
        }
        self._lasting_change = frozenset(design for design, holds in enumerate(self._holds) if holds)
        self._find_active_piles()

    def _find_active_piles(self) -> None:
        layout = self._game.layout
        active = [pile for pile, zone in enumerate(layout.zone_of) if zone.active]
        shared = [pile for pile in active if layout.owner_of_pile(pile) < 0]
        self._shared = (*shared, *range(layout.zone_count, layout.size))
        self._own = [
            tuple(pile for pile in active if layout.owner_of_pile(pile) == player)
            for player in range(self._game.num_players)
        ]

    def _compile(self, compiler: CourseCompiler, design: int, effect: Tree) -> None:
        """Compile one part of what a component says."""
        scope, body = CourseScope(), compiler.bodies.get(effect.op)
        if body is not None and part(body, "when") is not None:
            compiler.begins.append((effect.op, len(compiler.code)))
            with compiler.parameters(scope, members(effect)):
                entry = compiler.entry(sequence(body.do), scope)
            self._waits[design].setdefault(str(body.when), []).append(entry)
        elif effect.op == "when":
            self._waits[design].setdefault(event_of(effect.event), []).append(compiler.entry(effect.do, scope))
        elif effect.op == "while" or (effect.op == "modify" and part(effect, "until") is None):
            self._holds[design].append(_lasting_change(compiler, effect, scope))
        else:
            self._says[design].append(compiler.entry(effect, scope))

    # ---- looked up while playing

    def active_pieces(self, state: S, player: int, designs: frozenset[int]) -> list[int]:
        """Pieces of these designs that lie active: those of a player, and those that are nobody's."""
        design_of, piles, owners = self._game.design_of, state.piles, state.owners
        found = [piece for pile in self._own[player] for piece in piles[pile] if design_of[piece] in designs]
        for pile in self._shared:
            found += [
                piece for piece in piles[pile] if design_of[piece] in designs and owners[piece] in {player, -1}
            ]
        return found

    def signal_steps(self, state: S, event: str, player: int) -> Sequence[Frame]:
        """What waits for an event of a player."""
        if event not in self.events:
            return ()
        pieces, design_of = self.active_pieces(state, player, self._waiting[event]), self._game.design_of
        return [
            first_step(entry, player, each) for each in pieces for entry in self._waits[design_of[each]][event]
        ]

    def effects_of(self, piece: int, player: int) -> Sequence[Frame]:
        """What a component says, done by a player."""
        return [first_step(entry, player, piece) for entry in self._says[self._game.design_of[piece]]]

    def changes(self, state: S, stat: str, piece: int) -> int:
        """How much what lies active changes a number of a piece."""
        changed = 0
        for player in range(self._game.num_players if self._lasting_change else 0):
            for bearer in self.active_pieces(state, player, self._lasting_change):
                for each in self._holds[self._game.design_of[bearer]]:
                    if each.stat == stat and _falls_on(state, each, player, bearer, piece):
                        changed += each.by
        return changed


def _falls_on(state: S, holding: Holding, player: int, bearer: int, piece: int) -> bool:
    running: Running = start_of((0, holding.slots), player, bearer)
    return (holding.holds is None or holding.holds(state, running)) and piece in holding.on(state, running)


def _lasting_change(compiler: CourseCompiler, effect: Tree, scope: CourseScope) -> Holding:
    """What `while`, or `modify` without an end, says; raise UnsupportedEffectError for anything but a number."""
    change = effect.do if effect.op == "while" else effect
    if change.op != "modify":
        raise UnsupportedEffectError(f"while something holds, only numbers change, not {change.op!r}")
    holds = compiler.condition(effect.condition, scope) if effect.op == "while" else None
    return Holding(change.stat, change.by, compiler.selector(change.what, scope), holds, scope.size)


def effects_in(component: Tree) -> Iterator[tuple[str, Tree]]:
    """The effect trees of a component, with the fields they stand in."""
    for name in getattr(component, "__dataclass_fields__", None) or vars(component):
        value = getattr(component, name)
        if part(value, "op") is not None:
            yield name, value


def event_of(event: Tree) -> str:
    """The name of an event, as it is signalled."""
    word = str(event.event)
    return f"turn_{event.edge}" if word == "turn" else word


def modified_stats(trees: Sequence[Tree]) -> frozenset[str]:
    """The stats that any of these trees changes."""
    return frozenset(str(node.stat) for tree in trees for node in walk(tree) if part(node, "op") == "modify")
