"""What simulations of Neuroshima Hex count: uses of tiles, chances to use them, static abilities in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass

from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn
from cardpress_engines.neuroshima_hex import auras
from cardpress_engines.neuroshima_hex.actions import PLAY, THROW, USE
from cardpress_engines.neuroshima_hex.effects.vocabulary import VOCABULARY
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.turn import place

NOUN = "tile"
HELD = frozenset({"draw"})
"""Events by which a tile is drawn."""
USES = frozenset({"play", "place", "use", "absorb", "throw"})
"""Events that are a use of a tile."""
COLUMNS = (
    ReportColumn("played", ("play",)),
    ReportColumn("used", ("use", "absorb"), ("hq", "module", "implant")),
    ReportColumn("thrown", ("throw",)),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, *auras.OPERATIONS})
"""Operations of effect trees that are implemented."""
SCORE = "hits_left"


def designs(game: NeuroshimaHex) -> Sequence[Design]:
    """All tiles of both armies."""
    return [Design(design.id, design.kind, is_drawn=design.kind != "hq") for design in game.designs]


def design_of(game: NeuroshimaHex, happening: Happening) -> int:
    """The design an event is about: of its action, or of the placed tile."""
    what, _, named, amount, *_ = happening
    return amount if what == "place" else named - PLAY


def main_use(game: NeuroshimaHex, design: int) -> str:
    """The main use of a tile; an HQ is placed before the first turn."""
    return "place" if game.designs[design].kind == "hq" else "play"


def offers(state: HexState) -> Iterator[tuple[str, int]]:
    """Uses of tiles among the legal actions: (use, design)."""
    if state.question == "place" and (placing := state.argument_of_waiting(place)):
        _, design, _ = placing
        yield "place", design
    if state.question not in {"act", "throw"}:
        return
    for option in state.options:
        if option >= THROW:
            yield "throw", option - THROW
        elif option >= PLAY:
            yield "play", option - PLAY
        elif option >= USE:
            yield "use", state.game.design_of[state.piece_at[option - USE]]


def turns(state: HexState) -> int:
    """The number of turns of both players."""
    return state.turns


def starter(state: HexState) -> int:
    """The player who went first."""
    return state.first


def score(state: HexState, player: int) -> int:
    """Hit points of a player's HQ."""
    return state.hit_points[player]


def roles(state: HexState, player: int) -> Iterator[tuple[str, str]]:
    """The army a player plays."""
    yield "army", state.game.armies[player]


def sides(game: NeuroshimaHex) -> Sequence[str]:
    """The armies of the players, by seat."""
    return game.armies


def setup_of_game(setup: Mapping[str, Json], number: int) -> Mapping[str, Json]:
    """The set-up with the armies swapped in every second game."""
    armies = setup["armies"]
    assert isinstance(armies, list | tuple)
    return {**setup, "armies": armies[:: -1 if number % 2 else 1]}


def operations_in_force(state: HexState) -> Iterator[str]:
    """Operations of static abilities in force, of tiles and of markers on them."""
    board, game = state.board, state.game
    found: set[str] = set()
    for piece in board.units:
        if board.is_free(piece):
            found.update(_aura_operations(game.printed[piece].auras))
            if piece in state.loaded:
                found.update(_aura_operations(game.markers[state.loaded[piece]].auras))
    yield from found


def _aura_operations(abilities: Sequence[auras.Aura]) -> Iterator[str]:
    yield from (each.does for each in abilities)
    if len(abilities) > 1:
        yield "seq"


def operations(game: NeuroshimaHex) -> Iterator[str]:
    """Operations of the tiles and markers of both armies."""
    for id_ in {*(design.id for design in game.designs), *(marker.id for marker in game.markers)}:
        yield from _operations_in(game.data.COMPONENTS[id_])


def abilities(game: NeuroshimaHex) -> Iterator[tuple[str, int]]:
    """Operations that compilation splits off abilities, with the first instruction of what they limit."""
    for usable in game.own_turn.values():
        yield "limit", usable.entry[0]
        yield "may", usable.entry[0]


def _operations_in(value: object) -> Iterator[str]:
    """All operations within a component or an effect."""
    if isinstance(value, tuple):
        for part in value:
            yield from _operations_in(part)
    elif is_dataclass(value):
        if hasattr(value, "op"):
            yield value.op
        for field in fields(value):
            yield from _operations_in(getattr(value, field.name))
