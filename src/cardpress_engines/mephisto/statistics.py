"""What simulations of Mephisto count: uses of cards, chances to use them, executed abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn
from cardpress_engines.mephisto.actions import CARD, FIGHT, PIECE, SUMMON
from cardpress_engines.mephisto.effects.vocabulary import VOCABULARY
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.scoring import rank
from cardpress_engines.mephisto.state import EMPTY, MephistoState

NOUN = "card"
HELD = frozenset({"deal", "draw"})
"""Happenings by which a card comes from the deck to a hand."""
USES = frozenset({"play", "summon", "defeat", "activate", "use"})
"""Happenings that are a use of a card."""
COLUMNS = (
    ReportColumn("used", ("play", "defeat")),
    ReportColumn("summoned", ("summon",), ("monster",)),
    ReportColumn("activated", ("activate", "use")),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "while", "activate"})
"""Operations of effect trees that do something."""
SCORE = "points"

RANKS = ("none", "easy", "medium", "hard", "expert")
"""Ranks of a player alone, from below the first (MEPH-113)."""


def designs(game: Mephisto) -> Sequence[Design]:
    """The dungeon cards."""
    return [Design(id_, kind) for id_, kind in zip(game.ids, game.kind, strict=True)]


def main_use(game: Mephisto, design: int) -> str:
    """The use a card is there for."""
    return "defeat" if game.is_monster[design] else "play"


def design_of(game: Mephisto, happening: Happening) -> int:
    """The design of the card a happening names, which it does by the number of an action."""
    action = happening[2]
    return game.design_of[action - PIECE] if action >= PIECE else action - CARD


def offers(state: MephistoState) -> Iterator[tuple[str, int]]:
    """Uses of cards the player who is asked can make this turn: (use, design)."""
    if state.question != "turn":
        return
    monster = state.game.is_monster
    for option in state.options:
        if option == FIGHT:
            yield from (("defeat", card) for card in state.dungeon if card != EMPTY and monster[card])
        elif option == SUMMON:
            yield from (("summon", card) for card in state.hands[state.player] if monster[card])
        elif option >= PIECE:
            yield "activate", state.game.design_of[option - PIECE]
        elif option >= CARD:
            yield ("use" if monster[option - CARD] else "play"), option - CARD


def turns(state: MephistoState) -> int:
    """How many turns there were; a turn of partners is one."""
    return state.turns


def starter(state: MephistoState) -> int:
    """The player who went first."""
    return state.starter


def score(state: MephistoState, player: int) -> int:
    """Soul points."""
    return state.game.points(state, player)


def rank_of(game: Mephisto, points: int) -> str:
    """The rank of a player alone."""
    return rank(game.rules, points) or RANKS[0]


def abilities(game: Mephisto) -> Iterator[tuple[str, int]]:
    """Operations that were taken apart when the game was made ready, and the first instruction of what they do."""
    waiting = list(game.triggers.entries())
    for entries in (*game.immediate, *game.immediate_outside, *game.when_played):
        waiting += entries
    yield from (("when", start) for start, _ in waiting)
    yield from (("activate", start) for entries in game.activated for start, _ in entries)
    for ability in game.optional.values():
        yield "limit", ability.entry[0]
        yield "may", ability.entry[0]


def watch_statics(game: Mephisto, count: Callable[[str], None]) -> None:
    """Count each time something that holds all the while changes a number."""
    game.modifiers.watch(lambda what, design: count("while"))
