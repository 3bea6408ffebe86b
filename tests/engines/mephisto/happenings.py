"""What the log of a game of Mephisto tells, in the words of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tests.engines.mephisto.tables import ids_of
from tests.engines.properties.walks import at_random, walk

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

DEEDS = ("loot", "fight", "summon")
VERBS = ("play", "use", "activate")


class Told(NamedTuple):
    """What happened: turn, act, draw, take, enter, defeat, gain, lose, run_out, or a verb; to whom; with what."""

    what: str
    player: int
    name: str = ""
    """The card, or the action."""
    amount: int = 0
    """How much, or the space of the dungeon where a card comes from or to, -1 for none."""


def played(game: DescribedGame, seed: int) -> tuple[DescribedState, list[Told]]:
    """A random game at its end, and all that happened."""
    found: list[Told] = []
    for state in walk(game, at_random(seed)):
        assert isinstance(state, DescribedState)
        found += told_since(state)
    assert state.current_player() == TERMINAL
    return state, found


def turns_of(told: list[Told]) -> list[list[Told]]:
    """What happens in each turn, its beginning first; partners begin each turn together."""
    begins = [at for at, each in enumerate(told) if each.what == "turn"]
    return [told[begin:end] for begin, end in pairwise([*begins, len(told)])]


def told_since(state: DescribedState) -> list[Told]:
    """What happened since this was asked last, from the first time on; the log is begun anew."""
    found = [*_told(state)]
    state.events = []
    return found


def _told(state: DescribedState) -> Iterator[Told]:
    game = state.game
    favor, runs = (game.counter_number[f"c_{name}"] for name in ("favor", "emptied_decks"))
    for what, player, number, amount, *others in state.events or ():
        piece = number - game.piece_action
        card = ids_of(state, [piece])[0] if 0 <= piece < len(game.design_of) else ""
        if what == "turn":
            yield Told(what, player, "", amount)
        elif what == "act":
            action, item = game.action_of(number)
            if action.name in DEEDS:
                yield Told("act", player, action.name)
            elif action.name in VERBS:
                yield Told(action.name, player, ids_of(state, [item])[0])
        elif what in {"draw", "put", "place"}:
            yield from _moved(state, Told(what, player, card), others[0], others[1])
        elif what == "give" and others[0] == favor:
            yield from (Told("lose", player, "", amount), Told("gain", others[1], "", amount))
        elif what in {"gain", "lose", "pay"} and others[0] == favor:
            yield Told("lose" if what == "pay" else what, player, "", amount)
        elif what == "gain" and others[0] == runs:
            yield Told("run_out", player)


def _moved(state: DescribedState, move: Told, origin: int, target: int) -> Iterator[Told]:
    layout = state.game.layout
    if target >= layout.zone_count:
        yield move._replace(what="enter", amount=target - layout.zone_count)
        return
    zone, move = layout.zone_of[target].name, move._replace(amount=max(-1, origin - layout.zone_count))
    if zone == "hand":
        yield move if move.what == "draw" else move._replace(what="take")
    elif zone == "souls":
        yield move._replace(what="defeat" if origin >= layout.zone_count else "given a soul")
