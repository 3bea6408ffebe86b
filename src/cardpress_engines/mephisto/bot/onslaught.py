"""Finds the fight that pays best: lane, monsters, weapons and favor (MEPH-56 to 63)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Final, NamedTuple

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.mephisto.actions import AMOUNT, LANE, PIECE, SPACE
from cardpress_engines.mephisto.bot.card_values import card_values, of_uses
from cardpress_engines.mephisto.fight import choose_monsters, choose_weapons, spend_favor
from cardpress_engines.mephisto.state import EMPTY, MephistoState

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


def worth_of_piece(state: MephistoState, piece: int) -> float:
    """What equipment in play is worth."""
    game, design = state.game, state.game.design_of[piece]
    cards = card_values(game)
    if piece not in state.attached and piece not in state.bonus and design not in game.strengthening:
        return cards.worn[design][state.durability[piece]]
    attack = 0 if game.kind[design] != "weapon" else state.attack_of(piece) - state.bonus.get(piece, 0)
    worth = cards.use(game, design, attack) * of_uses(state.durability[piece])
    for spell, owner in state.attached.get(piece, ()):
        worth += cards.under[spell] * (1 if owner == state.owner[piece] else -1)
    return worth


def best_fight(state: MephistoState, player: int, future: float, lane: int | None = None) -> OnslaughtPlan | None:
    """The best fight a player can win, in one lane or any; `future` is what things are worth that are kept."""
    return max(fights(state, player, future, lane), key=lambda plan: plan.gain, default=None)


def fights(state: MephistoState, player: int, future: float, lane: int | None = None) -> list[OnslaughtPlan]:
    """For each set of monsters that a player can defeat, in one lane or any, the fight that costs least."""
    found: list[OnslaughtPlan] = []
    before, dungeon, is_monster = state.fight, state.dungeon, state.game.is_monster
    for number, spaces in state.game.lanes[player].items():
        if lane is None or lane == number:
            monsters = [s for s in spaces if dungeon[s] != EMPTY and is_monster[dungeon[s]]]
            if monsters:
                state.fight = (player, number)  # abilities ask where the fight is
                found += _plans(state, player, number, monsters, future)
    state.fight = before
    return found


def carried_out(state: MephistoState, player: int, plan: OnslaughtPlan) -> int:
    """What a plan answers to a question of the fight: not always legal, where more has changed than it knew."""
    if fighting := state.argument_of_waiting(spend_favor):
        return AMOUNT + (_least_favor(state, player, *fighting[1:]) or 0)
    if taking_on := state.argument_of_waiting(choose_monsters):
        return _next(SPACE, plan.spaces, taking_on[1])
    if arming := state.argument_of_waiting(choose_weapons):
        return _next(PIECE, plan.pieces, arming[2])
    return LANE + plan.lane


def _least_favor(state: MephistoState, player: int, spaces: tuple[int, ...], attack: int) -> int | None:
    """The least favor that is enough against monsters, weapons having so much attack."""
    needed = sum(state.game.attack[state.dungeon[space]] for space in spaces)
    return favor_needed(state, player, needed - attack)


def _next(first: int, planned: tuple[int, ...], chosen: tuple[int, ...]) -> int:
    left = planned[len(chosen) :]
    return first + left[0] if left else DONE


def _plans(
    state: MephistoState, player: int, lane: int, monsters: list[int], future: float
) -> Iterator[OnslaughtPlan]:
    dungeon, attack, own = state.dungeon, state.game.attack, state.favor[player]
    helps, reach = _helps(state, player, lane), _reach(state, player)
    kept, most = _favor_values(own), len(reach)
    worth = kept[0]
    prizes = {space: _prize(state, dungeon[space], future) for space in monsters}
    for spaces in _subsets(monsters):
        needed = sum([attack[dungeon[space]] for space in spaces])
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


def _prize(state: MephistoState, monster: int, future: float) -> float:
    cards = card_values(state.game)
    points = cards.soul_point * state.game.souls[monster]
    return points + (cards.soul[monster] - points) * future


UNARMED: Final = [(0, 0.0, ())]
"""What helps where no weapon lies."""


def _helps(state: MephistoState, player: int, lane: int) -> Sequence[tuple[int, float, tuple[int, ...]]]:
    """Every choice of weapons of a lane: attack, what their wear costs, pieces ascending."""
    lanes, armed = state.lane, state.game.weapons
    weapons = [piece for piece in state.gear[player] if lanes[piece] == lane and piece in armed]
    if not weapons:
        return UNARMED
    wear = state.game.rules.actions.fight_wear
    attacks = {piece: state.attack_of(piece) for piece in weapons}
    strongest = sorted(attacks, key=lambda piece: -attacks[piece])[:MANY]
    known = {piece: (attacks[piece], _cost(state, piece, attacks[piece], wear)) for piece in sorted(strongest)}
    if len(known) == 1:
        piece, (attack, cost) = next(iter(known.items()))
        return [*UNARMED, (attack, cost, (piece,))]
    return [
        (sum([known[p][0] for p in pieces]), sum([known[p][1] for p in pieces]), pieces)
        for pieces in ((), *_subsets(list(known)))
    ]


def _cost(state: MephistoState, piece: int, attack: int, wear: int) -> float:
    """What a weapon with so much attack loses by wear."""
    game, uses = state.game, state.durability[piece]
    use = card_values(game).use(game, game.design_of[piece], attack - state.bonus.get(piece, 0))
    return use * (of_uses(uses) - of_uses(uses - wear))


def _subsets(things: list[int]) -> list[tuple[int, ...]]:
    if len(things) == 1:
        return [(things[0],)]
    return list(chain.from_iterable(combinations(things, size) for size in range(1, len(things) + 1)))


def favor_needed(state: MephistoState, player: int, attack: int) -> int | None:
    """The least favor that makes up for so much attack that weapons lack, None when it is more than there is."""
    reach = _reach(state, player)
    favor = bisect_left(reach, attack)
    return favor if favor < len(reach) else None


def _reach(state: MephistoState, player: int) -> list[int]:
    """The most attack that each amount of favor, or less, makes up for in the lane of the fight.

    Abilities that give attack may look at the favor that is left, so each amount is tried when there are any.
    """
    game, rules, own = state.game, state.game.rules.favor, state.favor[player]
    if game.empowering.isdisjoint(state.souls[player]):
        return _straight(own - rules.min + 1, rules.attack, state.empowered[player])
    found: list[int] = []
    for favor in range(own - rules.min + 1):
        state.favor[player] = own - favor
        attack = favor * rules.attack + game.bonus_attack(state, player)
        found.append(max(attack, found[-1]) if found else attack)
    state.favor[player] = own
    return found


@cache
def _straight(amounts: int, each: int, first: int) -> list[int]:
    """What so many amounts of favor make up for, when each gives as much as any other."""
    return [first + favor * each for favor in range(amounts)]
