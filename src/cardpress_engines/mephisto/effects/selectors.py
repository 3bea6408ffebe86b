"""Compiles selectors: players, cards and amounts in effect trees become functions of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.player_selectors import PlayerSelectors
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.actions import CARD, PIECE, SPACE
from cardpress_engines.mephisto.component_table import KINDS
from cardpress_engines.mephisto.effects.types import Candidates, Compiler, Players
from cardpress_engines.mephisto.state import MephistoState

Refs: TypeAlias = Callable[[MephistoState, Running], Sequence[int]]
"""Cards an effect has chosen, as action numbers."""
Amount: TypeAlias = Callable[[MephistoState, Running], int]
UNLIMITED = 99
HOST = "host of this spell"
"""The name under which a spell knows the weapon it is attached to, whatever its tree calls it."""


PEOPLE = PlayerSelectors[MephistoState](lambda state: state.active)
players, one_player, for_players = PEOPLE.of, PEOPLE.one, PEOPLE.each


def only_you(effect: Tree) -> None:
    """Raise UnsupportedEffectError for an operation carried out by another player than the effect's own."""
    if effect.who is not None:
        raise UnsupportedEffectError(f"only you {effect.op}, not {effect.who!r}")


# ---- cards


def candidates(compiler: Compiler, pick: Tree, scope: Scope, who: Players) -> Candidates:
    """The cards a selector allows, ascending; `who` owns the hand it may name."""
    found = _cards_in_place(pick, scope, who)
    tests = list(_tests(compiler, pick))
    extreme = pick.extreme

    def allowed_cards(state: MephistoState, running: Running) -> list[int]:
        cards = found(state, running)
        for test in tests:
            cards = [card for card in cards if test(state, running, card)]
        if extreme is not None and cards:
            numbers = [stat_of(state, card, extreme.stat) for card in cards]
            best = max(numbers) if extreme.rank == "highest" else min(numbers)
            cards = [card for card, number in zip(cards, numbers, strict=True) if number == best]
        return sorted(cards)

    return allowed_cards


def _cards_in_place(pick: Tree, scope: Scope, who: Players) -> Callable[[MephistoState, Running], list[int]]:
    """Cards of the kinds a selector names, in the place it names."""
    kinds = kinds_of(pick.kind)
    if pick.zone is None:
        owners = players(pick.owner or "each_player", scope)

        def in_play(state: MephistoState, running: Running) -> list[int]:
            fitting, gear = state.game.pieces_of[kinds], state.gear
            return [PIECE + piece for owner in owners(state, running) for piece in gear[owner] if piece in fitting]

        return in_play
    if pick.zone == "dungeon":

        def in_dungeon(state: MephistoState, running: Running) -> list[int]:
            fitting = state.game.designs_of[kinds]
            return [SPACE + space for space, card in enumerate(state.dungeon) if card in fitting]

        return in_dungeon
    piles = _piles(pick, scope, who)

    def in_piles(state: MephistoState, running: Running) -> list[int]:
        fitting = state.game.designs_of[kinds]
        return [CARD + card for pile in piles(state, running) for card in pile if card in fitting]

    return in_piles


def _piles(pick: Tree, scope: Scope, who: Players) -> Callable[[MephistoState, Running], list[list[int]]]:
    match pick.zone:
        case "discard_pile":
            return lambda state, running: [state.discards]
        case "hand" if pick.owner is None:
            return lambda state, running: [state.hands[player] for player in who(state, running)]
        case "souls":
            owners = players(pick.owner, scope)
            return lambda state, running: [state.souls[player] for player in owners(state, running)]
    raise UnsupportedEffectError(f"cards of the zone {pick.zone!r} cannot be chosen like this")


CardTest: TypeAlias = Callable[[MephistoState, Running, int], bool]


def _tests(compiler: Compiler, pick: Tree) -> list[CardTest]:
    tests: list[CardTest] = []
    if pick.other:
        tests.append(lambda state, running, card: card != running.bearer)
    if pick.where is not None:
        stat, least, most = pick.where.stat, pick.where.at_least, pick.where.at_most
        low, high = (0 if least is None else least), (UNLIMITED if most is None else most)
        tests.append(lambda state, running, card: low <= stat_of(state, card, stat) <= high)
    if pick.lane is not None:
        tests.append(_lane_test(pick.lane))
    return tests


def kinds_of(kind: str | tuple[str, ...]) -> frozenset[str]:
    """Kinds of cards a term allows, or several terms; raise UnsupportedEffectError for a term that is none."""
    every = frozenset(KINDS)
    wanted = every if kind == "card" else frozenset((kind,) if isinstance(kind, str) else kind)
    if not wanted <= every:
        raise UnsupportedEffectError(f"no kind of card is called {' or '.join(sorted(wanted - every))!r}")
    return wanted


def _lane_test(lane: str | int) -> CardTest:
    if isinstance(lane, int):
        return lambda state, running, card: lane in lanes_of(state, card, running.you)

    def same(state: MephistoState, running: Running, card: int) -> bool:
        bearer = running.bearer
        if bearer >= PIECE:  # the lane of this weapon, seen by its owner
            own = state.owner[bearer - PIECE]
            return state.lane[bearer - PIECE] in lanes_of(state, card, own)
        viewer = state.owner[card - PIECE] if card >= PIECE else state.active
        return bool(lanes_of(state, card, viewer) & lanes_of(state, bearer, viewer))

    return same if lane == "same" else lambda state, running, card: not same(state, running, card)


def lanes_of(state: MephistoState, card: int, viewer: int) -> set[int]:
    """Lanes a card is in, numbered as a player sees them."""
    if card >= PIECE:
        return {state.lane[card - PIECE]}
    lanes = state.game.lanes[viewer]
    return {lane for lane, spaces in lanes.items() if card - SPACE in spaces}


def design(state: MephistoState, card: int) -> int:
    """The design an action number stands for."""
    if card >= PIECE:
        return int(state.game.design_of[card - PIECE])
    return card - CARD if card >= CARD else state.dungeon[card - SPACE]


def stat_of(state: MephistoState, card: int, stat: str) -> int:
    """A number of a card: as it is now when the card is in play, else as printed."""
    if card >= PIECE and stat == "attack":
        return state.attack_of(card - PIECE)
    if card >= PIECE and stat == "durability":
        return state.durability[card - PIECE]
    return int(state.game.stats[stat][design(state, card)])


def select(compiler: Compiler, what: Tree, scope: Scope, question: str, who: Players) -> Refs:
    """Emit the choice of cards and give what was chosen."""
    if hasattr(what, "it"):
        return lambda state, running: (running.bearer,)
    if hasattr(what, "ref"):
        return named_cards(what.ref, scope)
    slot = scope.slot(what.name)
    if what.owner == "opponent" and (what.pick != "one" or what.extreme is not None):
        scope = _one_opponent(compiler, what, scope, who)
    counts = {"one": (1, 1), "exactly": (what.count, what.count), "up_to": (0, what.count), "any": (0, UNLIMITED),
              "all": (UNLIMITED, UNLIMITED)}  # fmt: skip
    if what.pick not in counts:
        raise UnsupportedEffectError(f"pick {what.pick!r} cannot be chosen here")
    found = candidates(compiler, what, scope, who)
    compiler.emit(interpreter.pick, (question, who, found, *counts[what.pick], slot))
    return lambda state, running: running.bindings[slot]


def _one_opponent(compiler: Compiler, what: Tree, scope: Scope, who: Players) -> Scope:
    """Emit the choice of one opponent who has such cards; the scope in which 'opponent' is this one."""
    opponents, slot = players("opponent", scope), scope.slot()
    chosen = replace(scope, who={"opponent": slot})
    found = candidates(compiler, what, chosen, who)
    least = (what.count or 1) if compiler.is_cost else 1

    def owners(state: MephistoState, running: Running) -> list[int]:
        held = {one: found(state, interpreter.bind(running, slot, one)) for one in opponents(state, running)}
        return [one for one, cards in held.items() if len(cards) >= least]

    compiler.emit(interpreter.pick_player, (owners, slot))
    return chosen


def named_cards(name: str, scope: Scope) -> Refs:
    """Cards an earlier part named; for an attached spell, the weapon above it."""
    if HOST in scope.names:
        return lambda state, running: (running.bearer,)
    slot = scope.named_slot(name)
    return lambda state, running: running.bindings[slot]


def enough(compiler: Compiler, what: Tree, scope: Scope, who: Players) -> Callable[[MephistoState, Running], bool]:
    """Whether a choice of cards can be made in full."""
    if hasattr(what, "it") or hasattr(what, "ref") or what.among or what.pick in {"up_to", "any"}:
        return lambda state, running: True
    found, least = candidates(compiler, what, scope, who), what.count or 1
    if what.owner == "opponent" and what.zone is None:  # all of them belong to one opponent
        return lambda state, running: (
            least <= max(Counter(state.owner[card - PIECE] for card in found(state, running)).values(), default=0)
        )
    return lambda state, running: len(found(state, running)) >= least


# ---- amounts


def amount(compiler: Compiler, value: Tree, scope: Scope) -> Amount:
    """A number, so many for each card, or a number of a card."""
    if isinstance(value, int):
        return lambda state, running: value
    if hasattr(value, "per"):
        each, per = value.each, value.per
        if per.among is not None:
            slot = scope.named_slot(per.among.ref)
            return lambda state, running: each * len(running.bindings[slot])
        found = candidates(compiler, per, scope, players("you", scope))
        return lambda state, running: each * len(found(state, running))
    if hasattr(value.of, "it"):
        return lambda state, running: stat_of(state, running.bearer, value.stat)
    remembered = scope.names.get(f"{value.of.ref} {value.stat}")
    if remembered is not None:
        return lambda state, running: running.number(remembered)
    refs = named_cards(value.of.ref, scope)
    return lambda state, running: sum(stat_of(state, card, value.stat) for card in refs(state, running))
