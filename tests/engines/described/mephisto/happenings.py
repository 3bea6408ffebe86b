"""What a log tells of a game of Mephisto, said alike for its own engine and for its course of play as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.engines.described.mephisto.beside import Table

from cardpress_engines.described.state import DescribedState
from cardpress_engines.mephisto.actions import LAYOUT
from cardpress_engines.mephisto.state import MephistoState

Told = tuple[str, int, str, int]
"""What happened, to whom, with which card or action, how much or where."""
OWN_NAMES = {"deal": "take", "draw": "take", "spend": "lose", "pay": "lose"}
"""Happenings that are told under a more general name: what comes to a hand, what is lost."""
CARDS = frozenset({"play", "use", "activate", "take", "discard", "defeat", "look", "reveal"})
AMOUNTS = frozenset({"gain", "lose"})
TALES = {
    "fights": "fight", "fights_with": "fight_with", "fails": "fail", "breaks": "break", "repairs": "repair",
    "attaches": "attach", "moves": "move", "names_type": "kind",
}  # fmt: skip
"""What data tell under a name of the game's own, as its own engine calls it."""
KINDS = frozenset({"turn", "act", "enter", *TALES.values()}) | CARDS | AMOUNTS
"""The kinds of happenings that are told on both sides."""


def told_there(state: MephistoState) -> Iterator[Told]:
    """What its own engine has told."""
    for what, player, card, amount, *_ in state.events or ():
        name, ids = OWN_NAMES.get(what, what), state.game.ids
        if name == "turn":
            yield name, player, "", amount
        elif name == "act":
            yield name, player, LAYOUT.range_of(card)[0], 0
        elif name in CARDS and player >= 0:
            kind, number = LAYOUT.range_of(card)
            yield name, player, ids[number if kind == "card" else state.game.design_of[number]], 0
        elif name == "enter":
            yield name, -1, ids[LAYOUT.range_of(card)[1]], amount
        elif name in AMOUNTS and amount:
            yield name, player, "", amount
        elif name in TALES.values():
            yield name, -1, _design(state, card), amount


def _design(state: MephistoState, card: int) -> str:
    """The id of a card by its action; empty for none."""
    if card < 0:
        return ""
    kind, number = LAYOUT.range_of(card)
    return state.game.ids[number if kind == "card" else state.game.design_of[number]]


def told_here(state: DescribedState) -> Iterator[Told]:
    """What the described engine has told."""
    game, favor = state.game, state.game.counter_number["c_favor"]
    begun = state.all_turns > [each[0] for each in state.events or ()].count("turn")
    for what, player, card, amount, *others in state.events or ():
        piece = card - game.piece_action
        name = game.designs.ids[game.design_of[piece]] if 0 <= piece < len(game.design_of) else ""
        if what == "turn":
            begun = True
            sharing = game.seats.sides[game.seats.side_of[player]]
            yield from ((what, each, "", amount) for each in sharing)
        elif what == "act":
            yield from _acts(state, player, card)
        elif what in {"look", "reveal"} and player >= 0:
            yield what, player, name, 0
        elif what == "draw" or (what in {"put", "place"} and begun):
            yield from _moves(state, player, name, others[0], others[1])
        elif what == "give" and others[0] == favor:
            yield from (("lose", player, "", amount), ("gain", others[1], "", amount))
        elif what in {*AMOUNTS, "pay"} and others[0] == favor:
            yield OWN_NAMES.get(what, what), player, "", amount
        elif what == "tell" and (tale := TALES.get(game.tales[others[0]][0])) is not None:
            yield tale, -1, name, amount


def _acts(state: DescribedState, player: int, number: int) -> Iterator[Told]:
    action, item = state.game.action_of(number)
    if action.name in {"loot", "fight", "summon"}:
        yield "act", player, action.name, 0
    elif action.name in {"play", "use", "activate"}:
        yield action.name, player, state.game.designs.ids[state.game.design_of[item]], 0


def _moves(state: DescribedState, player: int, name: str, origin: int, target: int) -> Iterator[Told]:
    layout = state.game.layout
    if target >= layout.zone_count:
        yield "enter", -1, name, target - layout.zone_count
        return
    source = "dungeon" if origin >= layout.zone_count else layout.zone_of[origin].name
    match source, layout.zone_of[target].name:
        case "hand", "discard_pile":
            yield "discard", player, name, 0
        case _, "hand":
            yield "take", player, name, 0
        case "dungeon", "souls":
            yield "defeat", player, name, 0


def _losses_added(told: Iterator[Told]) -> list[Told]:
    """The same; what somebody takes and what they have no room for is lost at once."""
    found: list[Told] = []
    for each in told:
        taken = len(found) > 1 and each[:2] == found[-2][:2] == ("lose", each[1]) and found[-1][0] == "gain"
        if taken:
            found[-2] = (*each[:3], found[-2][3] + each[3])
        else:
            found.append(each)
    return found


def differences(table: Table) -> tuple[Counter[Told], Counter[Told]]:
    """What only one side has told since this was asked last."""
    there, here = Counter(told_there(table.theirs)), Counter(_losses_added(told_here(table.ours)))
    table.theirs.events, table.ours.events = [], []
    return there - here, here - there
