"""Compares numbers of the rules with each other, with armies and board, and with what happens in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, load
from cardpress_engines.neuroshima_hex.hexes import AROUND, COUNT, DIRECTIONS, INNER, LINES, NAMES, distance

Data: TypeAlias = Any
Fact: TypeAlias = tuple[str, Any, Any]
"""A subject, the value in the rules, the actual value."""


def disagreements(data: Data) -> list[Fact]:
    """The facts in which the rules differ from the actual values."""
    facts = [*_board(data), *_armies(data), *_turns(data), *_end(data)]
    return [fact for fact in facts if fact[1] != fact[2]]


def _board(data: Data) -> Iterator[Fact]:
    board, columns = data.RULES.board, [len([*each]) for _, each in groupby(NAMES, lambda name: name[0])]
    yield "columns", list(board.columns), columns
    yield "hexes", board.hexes, COUNT
    yield "directions", board.directions, len(DIRECTIONS)
    yield "inner hexes", board.inner, len(INNER)
    yield "rim", board.rim, COUNT - len(INNER)
    yield "damage tracks", board.tracks, load(data, {}).num_players
    yield "players", (data.RULES.players.least, data.RULES.players.most), load(data, {}).players_between


def _armies(data: Data) -> Iterator[Fact]:
    army, hq, battle = data.RULES.army, data.RULES.hq, data.RULES.battle
    copies = [(data.COMPONENTS[id_], number) for id_, number in data.DECKS["outpost"]]
    tiles = sum(number for tile, number in copies if tile.kind != "marker")
    hqs = sum(number for tile, number in copies if tile.kind == "hq")
    yield "tiles of an army", (army.tiles, army.hq, army.stack), (tiles, hqs, tiles - hqs)
    plain = data.COMPONENTS["outpost_hq"]
    yield "initiative of an HQ", hq.initiative, plain.initiative[0]
    yield "strength of an HQ", {hq.strength}, {attack.strength for attack in plain.attacks}
    yield "least hit points", hq.least, 0
    units = [tile for tile in data.COMPONENTS.values() if hasattr(tile, "initiative")]
    gauss = {each.strength for tile in units for each in tile.attacks if each.type == "gauss"}
    yield "strength of a Gauss cannon", {battle.gauss_strength}, gauss
    yield "last segment", battle.last_segment, min(number for tile in units for number in tile.initiative)
    yield "least initiative", battle.least_initiative, battle.last_segment
    yield (
        "tiles that trade places",
        data.RULES.moves.castling,
        data.COMPONENTS["mephisto_castling"].action.what.count,
    )
    yield "reach of a mortar", data.RULES.moves.mortar, distance(0, LINES[0][2][1:2][0])


def _legal(game: NeuroshimaHex, board: dict[str, Any], *words: str, **given: Any) -> list[str]:
    """The names of legal actions after some actions."""
    state = game.new({"board": board, **given})
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[game.action_names(state, legal).index(each)])
    return game.action_names(state, state.legal_actions())


def _turns(data: Data) -> Iterator[Fact]:
    turn, game = data.RULES.turn, load(data, {"armies": ["outpost", "mephisto"]})
    yield "tiles kept", turn.keep, turn.hand - turn.discard
    yield "tiles that can be left for overtime", data.RULES.end.overtime_tiles, turn.keep
    lone = {"c3": "outpost_runner", "a1": "outpost_hq", "e3": "mephisto_hq"}
    places = [NAMES.index(name) for name in _legal(game, lone, "move c3") if name in NAMES]
    yield "hexes of a move", data.RULES.moves.hexes, max(distance(NAMES.index("c3"), place) for place in places)
    moved = _legal(game, lone, "move c3", "c2", "facing 0")
    yield "moves by mobility", turn.mobility, 1 + ("move c2" in moved)
    probes = {"a1": "outpost_hq", "e3": "mephisto_hq", "c3": "mephisto_incubator", "a3": "mephisto_probe"}
    probes |= {"d1": {"tile": "mephisto_limbs"}}
    used = _legal(game, probes, "use d1", "e3", "e2", "facing 0", turn=2)
    yield "uses of an implant", data.RULES.implants.each, 1 + ("use d1" in used)
    marker = _legal(
        game, {**probes, "c3": {"tile": "mephisto_incubator", "marker": "mephisto_marker_claw"}}, turn=2
    )
    yield "markers of an incubator", data.RULES.implants.markers, 1 + ("use c3" in marker)


def _end(data: Data) -> Iterator[Fact]:
    """Games of two who only end their turns: how many turns follow the last draw, and equal hit points."""
    game, random = load(data, {"armies": ["outpost", "outpost"]}), Random(1)
    state, last, equal = game.new(), 0, 0
    state.apply_action(state.sample(random))
    while state.current_player() != TERMINAL:
        ends = [each for each in state.legal_actions() if game.action_names(state, [each]) == ["end turn"]]
        state.apply_action(ends[0] if ends and state.question == "act" else _far(game, state, random))
        last = last or (state.turns if state.exhausted >= 0 else 0)
        equal = equal or (state.turns if state.overtime else 0)
    yield "last turns", data.RULES.end.last_turns, equal - 1 - last
    yield "rounds of overtime", data.RULES.end.overtime, (state.turns - equal + 1) // game.num_players


def _far(game: NeuroshimaHex, state: Any, random: Random) -> int:
    """A hex without neighbors if there is one, else a random action."""
    free = [
        action
        for action, name in zip(
            state.legal_actions(), game.action_names(state, state.legal_actions()), strict=True
        )
        if name in NAMES and all(state.piece_at[other] < 0 for other in AROUND[NAMES.index(name)])
    ]
    return free[0] if free else int(state.sample(random))
