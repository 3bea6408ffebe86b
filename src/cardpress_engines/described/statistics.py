"""What simulations of described games count: what was played, and when it could have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.vocabulary import OPERATIONS
from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn

NOUN = "card"
HELD = frozenset({"draw", "take"})
"""Happenings by which a card comes to a hand."""
USES = frozenset({"use", "play"})
"""Happenings that are a use of a card: an action was taken with it, or it was played to a trick."""
COLUMNS = (ReportColumn("used", ("use", "play")),)
IMPLEMENTED = frozenset({*CONTROL, *OPERATIONS, "when"})
"""Operations of effect trees that do something."""
SCORE = "points"


def designs(game: DescribedGame) -> Sequence[Design]:
    """Every component, and whether any copy of it is played with."""
    used = set(game.design_of)
    table = game.designs
    return [
        Design(id_, kind, number in used)
        for number, (id_, kind) in enumerate(zip(table.ids, table.kind, strict=True))
    ]


def main_use(game: DescribedGame, design: int) -> str:
    """The use a card is there for."""
    return "use"


def design_of(game: DescribedGame, happening: Happening) -> int:
    """The design of the card a happening names, which it does by the number of an action."""
    return game.design_of[happening[2] - game.piece_action]


def offers(state: DescribedState) -> Iterator[tuple[str, int]]:
    """Uses of cards the player who is asked can make now."""
    game = state.game
    if state.question == "trick":
        for option in state.options:
            yield "play", game.design_of[option - game.piece_action]
    elif state.question == "act":
        for option in state.options:
            if option:
                action, item = game.action_of(option)
                if action.head == "piece":
                    yield "use", game.design_of[item]


def turns(state: DescribedState) -> int:
    """How many turns a game had that is over."""
    return state.all_turns


def starter(state: DescribedState) -> int:
    """The player who went first."""
    return state.game.first_player(state)


def score(state: DescribedState, player: int) -> int:
    """What a player has when the game is over."""
    return sum(state.score(player)[:1])


def operations(game: DescribedGame) -> Iterator[str]:
    """Operations of the components the game is played with."""
    return (operation for operation, _ in game.begins if operation in IMPLEMENTED)
