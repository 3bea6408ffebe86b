"""Finds the fight that pays best: lane, monsters, weapons and favor (MEPH-56 to 63)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Final, NamedTuple, cast

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.mephisto.bot.card_values import card_values, of_uses
from cardpress_engines.mephisto.bot.equipment_value import attack_of, passing_attack
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.table import MephistoTable

MANY = 5
"""More weapons than these in one lane are not weighed; the strongest are."""
FAVOR = (0.0, 1.2, 2.4, 3.6, 4.8, 5.9, 7.0, 8.0, 9.0, 9.8, 10.4)
"""What so much favor is worth: the last ones risk to be gained in vain."""


class OnslaughtPlan(NamedTuple):
    """A fight that succeeds, and what it is worth."""

    gain: float
    lane: int
    spaces: tuple[int, ...]
    pieces: tuple[int, ...]
    favor: int


def worth_of_favor(amount: int) -> float:
    """What a player's favor is worth."""
    return FAVOR[min(amount, len(FAVOR) - 1)]


@cache
def _favor_values(own: int) -> list[float]:
    """What is left of so much favor is worth after 0, 1, 2, ... of it were spent."""
    return [worth_of_favor(own - favor) for favor in range(own + 1)]


def best_fight(state: MephistoTable, player: int, future: float, lane: int | None = None) -> OnslaughtPlan | None:
    """The best fight a player can win, in one lane or any; `future` is what things are worth that are kept."""
    return max(fights(state, player, future, lane), key=lambda plan: plan.gain, default=None)


def fights(state: MephistoTable, player: int, future: float, lane: int | None = None) -> list[OnslaughtPlan]:
    """For each set of monsters that a player can defeat, in one lane or any, the fight that costs least."""
    found: list[OnslaughtPlan] = []
    look, dungeon, fighting = lookups(state.game), state.b_dungeon, state.m_fighting
    before, is_monster = fighting[player], look.monsters
    for number, spaces in look.lanes[player].items():
        if lane is None or lane == number:
            monsters = [(s, dungeon[s][0]) for s in spaces if dungeon[s] and dungeon[s][0] in is_monster]
            if monsters:
                fighting[player] = number  # abilities ask where the fight is
                found += _plans(state, player, number, dict(monsters), future)
    fighting[player] = before
    return found


def carried_out(state: MephistoTable, player: int, plan: OnslaughtPlan) -> int:
    """What a plan answers to a question of the fight: not always legal, where more has changed than it knew."""
    look = lookups(state.game)
    question, slots = look.question(state), look.slots_of_fight
    bound = cast("Running", state.stack[-1][1]).bindings
    match question:
        case "favor":
            against = (*bound[slots["one"]], *bound[slots["others"]])
            needed = sum(look.attack[monster] for monster in against)
            return look.number_action + (favor_needed(state, player, needed - sum(bound[slots["attack"]])) or 0)
        case "monsters":
            chosen = (*bound[slots["one"]], *bound[slots["others"]])
            planned = tuple(piece for space in plan.spaces for piece in state.b_dungeon[space])
            return _next(look.piece_action, planned, chosen)
        case "weapons":
            return _next(look.piece_action, plan.pieces, bound[slots["weapons"]])
    return look.number_action + plan.lane


def _next(first: int, planned: tuple[int, ...], chosen: tuple[int, ...]) -> int:
    left = planned[len(chosen) :]
    return first + left[0] if left else DONE


def _plans(
    state: MephistoTable, player: int, lane: int, monsters: dict[int, int], future: float
) -> Iterator[OnslaughtPlan]:
    """The best fight against each set of monsters of a lane; `monsters` are pieces by their spaces."""
    look, own = lookups(state.game), state.c_favor[player]
    helps, reach = _helps(state, player, lane), _reach(state, player)
    kept, most = _favor_values(own), len(reach)
    worth, attack = kept[0], look.attack
    prizes = _prizes(state, monsters, future)
    for spaces in _subsets([*monsters]):
        needed = sum([attack[monsters[space]] for space in spaces])
        won = sum([prizes[space] for space in spaces])
        best: tuple[float, tuple[int, ...], int] | None = None
        for strength, cost, pieces in helps:
            favor = bisect_left(reach, needed - strength)
            if favor < most:
                gain = won - (cost + worth - kept[favor]) * future
                if best is None or gain > best[0]:
                    best = gain, pieces, favor
        if best is not None:
            yield OnslaughtPlan(best[0], lane, spaces, best[1], best[2])


def _prizes(state: MephistoTable, monsters: dict[int, int], future: float) -> dict[int, float]:
    """What each monster is worth in a soul pile, by its space."""
    cards, souls = card_values(state.game), lookups(state.game).souls
    points = {space: cards.soul_point * souls[monster] for space, monster in monsters.items()}
    return {space: points[space] + (cards.soul[monsters[space]] - points[space]) * future for space in monsters}


UNARMED: Final = [(0, 0.0, ())]
"""What helps where no weapon lies."""


def _helps(state: MephistoTable, player: int, lane: int) -> Sequence[tuple[int, float, tuple[int, ...]]]:
    """Every choice of weapons of a lane: attack, what their wear costs, pieces ascending."""
    lanes, look = state.c_lane, lookups(state.game)
    armed = look.weapons
    weapons = [piece for piece in state.z_gear[player] if lanes[piece] == lane and piece in armed]
    if not weapons:
        return UNARMED
    wear = look.rules.actions.fight_wear
    attacks = {piece: attack_of(state, piece) for piece in weapons}
    strongest = sorted(attacks, key=lambda piece: -attacks[piece])[:MANY]
    known = {piece: (attacks[piece], _cost(state, piece, attacks[piece], wear)) for piece in sorted(strongest)}
    if len(known) == 1:
        piece, (attack, cost) = next(iter(known.items()))
        return [*UNARMED, (attack, cost, (piece,))]
    return [
        (sum([known[p][0] for p in pieces]), sum([known[p][1] for p in pieces]), pieces)
        for pieces in ((), *_subsets(list(known)))
    ]


def _cost(state: MephistoTable, piece: int, attack: int, wear: int) -> float:
    """What a weapon with so much attack loses by wear."""
    uses = state.c_durability[piece]
    use = card_values(state.game).use(piece, attack - passing_attack(state, piece))
    return use * (of_uses(uses) - of_uses(uses - wear))


def _subsets(things: list[int]) -> list[tuple[int, ...]]:
    if len(things) == 1:
        return [(things[0],)]
    return list(chain.from_iterable(combinations(things, size) for size in range(1, len(things) + 1)))


def favor_needed(state: MephistoTable, player: int, attack: int) -> int | None:
    """The least favor that makes up for so much attack that weapons lack, None when it is more than there is."""
    reach = _reach(state, player)
    favor = bisect_left(reach, attack)
    return favor if favor < len(reach) else None


def _reach(state: MephistoTable, player: int) -> list[int]:
    """The most attack that each amount of favor, or less, makes up for in the lane of the fight.

    Abilities that give attack may look at the favor that is left, so each amount is tried when there are any.
    """
    look, own = lookups(state.game), state.c_favor[player]
    rules, extra = look.rules.favor, state.c_extra_attack[player]
    if look.empowering.isdisjoint(state.z_souls[player]):
        return _straight(own - rules.min + 1, rules.attack, extra)
    found: list[int] = []
    for favor in range(own - rules.min + 1):
        state.c_favor[player] = own - favor
        held = state.game.counter_changes(state, "c_extra_attack", player)
        attack = favor * rules.attack + extra + held
        found.append(max(attack, found[-1]) if found else attack)
    state.c_favor[player] = own
    return found


@cache
def _straight(amounts: int, each: int, first: int) -> list[int]:
    """What so many amounts of favor make up for, when each gives as much as any other."""
    return [first + favor * each for favor in range(amounts)]
