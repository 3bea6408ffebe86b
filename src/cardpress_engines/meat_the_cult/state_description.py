"""Describes a state of M.E.A.T. as JSON, with derived values: what scenarios and playthroughs compare."""

from __future__ import annotations

from collections.abc import Iterable

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.meat_the_cult.component_table import TRAITS
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState


def describe_state(state: MeatState) -> dict[str, Json]:
    """All values of a state, stored and derived, by name."""
    game, traits = state.game, state.traits()

    def ids(designs: Iterable[int]) -> Json:
        return [None if design == EMPTY else game.ids[design] for design in designs]

    players = range(game.num_players)
    return {
        "round": state.rounds,
        "phase": state.phase,
        "asked": state.player + 1 if state.player >= 0 else 0,
        "question": state.question,
        "over": not state.options,
        "winners": [player + 1 for player, won in enumerate(state.returns()) if won > 0],
        "order": [player + 1 for player in state.order],
        "vitality": list(state.vitality),
        "ounces": list(state.ounces),
        "leaders": ids(state.leaders),
        "display": ids(state.display),
        "field": [[_unit(state, slot, traits) for slot in state.slots_of(player)] for player in players],
        "placed": [ids(placed) for placed in state.placed],
        "laid": [ids(laid) for laid in state.laid],
        "revealed": [ids(cards) for cards in state.revealed],
        "standing": [ids(cards) for cards in state.standing],
        "hands": [ids([*state.creature_hands[each], *state.destiny_hands[each]]) for each in players],
        "creature_deck": len(state.creature_deck),
        "destiny_deck": len(state.destiny_deck),
        "creature_graveyard": ids(state.creature_graveyard),
        "destiny_graveyard": ids(state.destiny_graveyard),
        "passed": [player + 1 for player in players if state.passed >> player & 1],
        "pending": len(state.pending),
    }


def traits_named(traits: int) -> list[Json]:
    """The names of the keywords in a bit mask."""
    return [name for bit, name in enumerate(TRAITS) if traits >> bit & 1]


def _unit(state: MeatState, slot: int, traits: list[int]) -> Json:
    piece = state.field[slot]
    if piece == EMPTY:
        return None
    game, unit = state.game, state.units[piece]
    return {
        "card": game.ids[game.design_of[piece]],
        "attack": state.attack_of(piece),
        "defense": state.defense_of(piece),
        "damage": unit.damage,
        "traits": traits_named(traits[slot]),
        "fused": [game.ids[design] for design in state.fused.get(piece, ())],
        "used": unit.is_used,
        "discovers": unit.discovers,
    }
