"""What statistics of many games of Adrenaline count: uses of cards, opportunities to use them, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpress_engines.adrenaline.actions import CARD
from cardpress_engines.adrenaline.component_table import NOBODYS
from cardpress_engines.adrenaline.effects.vocabulary import VOCABULARY
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn

NOUN = "card"
HELD = frozenset({"dealt", "draw", "tile", "shown"})
"""Events that bring a card onto the table or into a hand."""
USES = frozenset({"grab", "fire", "play", "reply", "grab_tile", "character"})
"""Events that count as a use of a card."""
COLUMNS = (
    ReportColumn("grabbed", ("grab", "grab_tile"), ("weapon", "ammo_tile")),
    ReportColumn("fired", ("fire",), ("weapon",)),
    ReportColumn("played", ("play", "reply"), ("powerup",)),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "around_effect"})
"""The operations of effect trees that the engine executes."""
SCORE = "points"
MAIN = {"weapon": "fire", "ammo_tile": "grab_tile"}
"""The main use of each kind of card."""


def designs(game: Adrenaline) -> Sequence[Design]:
    """Weapons, powerups and ammo tiles."""
    return [Design(id_, kind) for id_, kind in zip(game.ids, game.kind, strict=True)]


def main_use(game: Adrenaline, design: int) -> str:
    """The main use of a card."""
    if design in game.scopes or design in game.tagbacks:
        return "reply"
    if game.owner[design] != NOBODYS:
        return "character"  # its owner has it for the whole match, fired or not
    return MAIN.get(game.kind[design], "play")


def design_of(game: Adrenaline, happening: Happening) -> int:
    """The design of the card an event names by its action number."""
    return happening[2] - CARD


def offers(state: AdrenalineState) -> Iterator[tuple[str, int]]:
    """The uses of cards the player to decide can make now: (use, design)."""
    uses = {"character": "character", "weapon": "grab", "fire": "fire", "act": "play", "scope": "reply"}
    use = uses.get("scope" if state.question == "tagback" else state.question)
    if use is not None:
        yield from ((use, option - CARD) for option in state.options if option >= CARD)


def turns(state: AdrenalineState) -> int:
    """The number of rounds played."""
    return state.rounds


def starter(state: AdrenalineState) -> int:
    """The player who went first."""
    return 0


def score(state: AdrenalineState, player: int) -> int:
    """A player's points."""
    return state.points[player]


def roles(state: AdrenalineState, player: int) -> Iterator[tuple[str, str]]:
    """The character a player has chosen, together with a personal weapon."""
    yield "character", state.game.characters[state.characters[player]]


def abilities(game: Adrenaline) -> Iterator[tuple[str, int]]:
    """Operations that compilation splits up, each with the first instruction of its effect."""
    for waiting in (game.scopes, game.tagbacks):
        yield from (("when", use.entry[0]) for use in waiting.values())
        yield from (("may", use.entry[0]) for use in waiting.values())
    for weapon in game.fired.values():
        yield from (("around_effect", weapon.items[item].start) for item in sorted(weapon.floating))
