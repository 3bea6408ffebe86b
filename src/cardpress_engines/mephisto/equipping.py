"""Reads and writes equipment in positions: weapons and items with their state and attached spells."""

from __future__ import annotations

from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import ComponentSupply, flag, number
from cardpress_engines.mephisto.state import MephistoState

GEAR = ("card", "copy", "durability", "lane", "bonus", "activated", "attached")
"""`copy`: which of the copies there are, from 1; `bonus`: attack until the end of the turn."""
ATTACHED = ("card", "player")
"""`player`: who has attached it, else the owner of the weapon."""
MOST_BONUS = 99


def equip(state: MephistoState, cards: ComponentSupply, player: int, value: Json, *place: str | int) -> None:
    """Bring a piece of equipment into play; raise InputError for what cannot be."""
    entry = only({"card": value} if isinstance(value, str) else value, GEAR, place)
    game = state.game
    card = cards.take(entry.get("card"), *place, *(() if isinstance(value, str) else ("card",)))
    kind = game.kind[card]
    if kind not in {"weapon", "item"}:
        raise InputError("only weapons and items are in play", place)
    piece = _piece(state, card, entry, *place)
    state.enter_play(player, piece)
    printed = game.durability[card]
    state.durability[piece] = number(entry.get("durability", printed), 1, printed, *place, "durability")
    least, most = (1, len(game.lanes[0])) if kind == "weapon" else (0, 0)
    hint = "a weapon is in a lane" if kind == "weapon" else "an item is in no lane"
    state.lane[piece] = number(entry.get("lane", state.lane[piece]), least, most, *place, "lane", hint=hint)
    if "bonus" in entry:
        state.bonus[piece] = number(entry["bonus"], -MOST_BONUS, MOST_BONUS, *place, "bonus")
        if kind != "weapon":
            raise InputError("only a weapon has an attack", (*place, "bonus"))
    if flag(entry.get("activated", False), *place, "activated"):
        if piece not in game.activatable:
            raise InputError("this card is not activated", (*place, "activated"))
        state.activated |= {piece}
    _attach(state, cards, player, piece, entry.get("attached", []), *place, "attached")


def _piece(state: MephistoState, card: int, entry: dict[str, Json], *place: str | int) -> int:
    """The copy of a card that comes into play: the one that is said, else the first that is not there yet."""
    game = state.game
    first = game.first_piece[card]
    if "copy" not in entry:
        return state.next_piece(card)
    piece = first + number(entry["copy"], 1, game.design_of.count(card), *place, "copy") - 1
    if state.durability[piece]:
        raise InputError("this copy is in play already", (*place, "copy"))
    return piece


def _attach(
    state: MephistoState, cards: ComponentSupply, player: int, piece: int, values: Json, *place: str | int
) -> None:
    game, under = state.game, []
    for i, value in enumerate(of_type(values, list, "a list of spells", place)):
        entry = only({"card": value} if isinstance(value, str) else value, ATTACHED, (*place, i))
        at = (*place, i, *(() if isinstance(value, str) else ("card",)))
        spell = cards.take(entry.get("card"), *at)
        if spell not in game.attachable:
            known = ", ".join(repr(game.ids[each]) for each in sorted(game.attachable))
            raise InputError(f"expected a spell that is attached to a weapon: {known}", at)
        if game.kind[game.design_of[piece]] != "weapon":
            raise InputError("spells are attached to weapons only", at)
        owner = number(entry.get("player", player + 1), 1, game.num_players, *place, i, "player") - 1
        under.append((spell, owner))
        state.listen_for(spell)
    if under:
        state.attached[piece] = tuple(under)


def piece_laid(state: MephistoState, piece: int) -> dict[str, Json]:
    """A piece of equipment in the form `equipped` takes."""
    game = state.game
    card = game.design_of[piece]
    entry: dict[str, Json] = {
        "card": game.ids[card],
        "copy": piece - game.first_piece[card] + 1,
        "durability": state.durability[piece],
        "lane": state.lane[piece],
        "activated": piece in state.activated,
        "attached": [
            {"card": game.ids[spell], "player": owner + 1} for spell, owner in state.attached.get(piece, ())
        ],
    }
    return entry | ({"bonus": state.bonus[piece]} if piece in state.bonus else {})
