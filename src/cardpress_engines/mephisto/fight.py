"""The fight, in the order of the rules: lane and monsters, weapons, favor, compare (MEPH-56 to 65)."""

from __future__ import annotations

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.actions import AMOUNT, CARD, LANE, PIECE, SPACE
from cardpress_engines.mephisto.state import EMPTY, MephistoState


def fight(state: MephistoState, answer: int, player: int) -> None:
    """Step: choose the lane (MEPH-56)."""
    if answer == NO_ANSWER:
        monsters = state.game.monsters
        spaces = {space for space, card in enumerate(state.dungeon) if card in monsters}
        lanes = state.game.lanes[player].items()
        state.ask(player, "lane", [LANE + lane for lane, of in lanes if not spaces.isdisjoint(of)], fight, player)
        return
    state.fight = (player, answer - LANE)
    state.then(choose_monsters, (player, ()))


def _monsters(state: MephistoState, player: int, lane: int) -> list[int]:
    monsters, dungeon = state.game.monsters, state.dungeon
    return [space for space in state.game.lanes[player][lane] if dungeon[space] in monsters]


def choose_monsters(state: MephistoState, answer: int, given: tuple[int, tuple[int, ...]]) -> None:
    """Step: at least one monster of the lane, by its space (MEPH-57)."""
    player, chosen = given
    assert state.fight is not None
    if answer > DONE:
        chosen = (*chosen, answer - SPACE)
    rest = [SPACE + space for space in _monsters(state, player, state.fight[1]) if space not in chosen]
    if answer == DONE or not rest:
        for space in chosen:
            state.report("fight", player, CARD + state.dungeon[space])
        state.then(choose_weapons, (player, chosen, ()))
        return
    state.ask(player, "monsters", [DONE, *rest] if chosen else rest, choose_monsters, (player, chosen))


def choose_weapons(state: MephistoState, answer: int, given: tuple[int, tuple[int, ...], tuple[int, ...]]) -> None:
    """Step: any own weapons in the lane, by their pieces, or none (MEPH-58, 59)."""
    player, spaces, chosen = given
    assert state.fight is not None
    game, lane = state.game, state.fight[1]
    if answer > DONE:
        chosen = (*chosen, answer - PIECE)
    weapons, lanes = game.weapons, state.lane
    rest = [p for p in state.gear[player] if lanes[p] == lane and p in weapons and p not in chosen]
    if answer != DONE and rest:
        options = [DONE, *(PIECE + piece for piece in sorted(rest))]
        state.ask(player, "weapons", options, choose_weapons, (player, spaces, chosen))
        return
    attack = sum(state.attack_of(piece) for piece in chosen)
    for piece in chosen:
        state.report("fight_with", player, PIECE + piece)
        state.fire("fights_with", player, PIECE + piece)
        state.wear(piece, game.rules.actions.fight_wear)
    state.then(spend_favor, (player, spaces, attack))


def spend_favor(state: MephistoState, answer: int, given: tuple[int, tuple[int, ...], int]) -> None:
    """Step: any amount of favor; the fight may fail (MEPH-61, 116)."""
    player, spaces, attack = given
    rules = state.game.rules.favor
    if answer == NO_ANSWER:
        most = state.favor[player] - rules.min
        state.ask(player, "favor", range(AMOUNT, AMOUNT + most + 1), spend_favor, given)
        return
    spent = answer - AMOUNT
    state.favor[player] -= spent
    state.report("spend", player, amount=spent)
    compare(state, player, spaces, attack + spent * rules.attack + state.game.bonus_attack(state, player))


def compare(state: MephistoState, player: int, spaces: tuple[int, ...], attack: int) -> None:
    """Enough attack defeats the monsters, equality included; they join the soul pile (MEPH-62 to 64, 72)."""
    game = state.game
    cards = [state.dungeon[space] for space in spaces]
    state.fight = None
    if attack < sum(game.attack[card] for card in cards):
        state.report("fail", player, amount=attack)
        return
    for card in cards:
        state.report("defeat", player, CARD + card, attack)
        state.fire("defeats", player, CARD + card)
    for space, card in zip(spaces, cards, strict=True):
        state.dungeon[space], state.emptied_by[space] = EMPTY, player
        state.souls[player].append(card)
        state.listen_for(card)
