"""What simulations of M.E.A.T. count: uses of cards, chances to use them, leaders, executed abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn
from cardpress_engines.meat_the_cult.actions import CARD, DISCOVER, USE
from cardpress_engines.meat_the_cult.effects.vocabulary import VOCABULARY
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.state import MeatState

NOUN = "card"
HELD = frozenset({"reveal", "draw"})
"""Events by which a card leaves its deck: revealed for the draft, or drawn."""
USES = frozenset({"leader", "draft", "play", "resolve", "use", "discover"})
"""Events that are a use of a card."""
COLUMNS = (
    ReportColumn("drafted", ("draft",), ("creature",)),
    ReportColumn("abilities", ("use", "discover"), ("creature",)),
    ReportColumn("used", ("leader", "play", "resolve"), ("leader", "spell", "equipment")),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "while", "spend"})
"""Operations of effect trees that are implemented."""
SCORE = "vitality"
MAIN = {"creature": "draft", "leader": "leader"}
"""The main use of a card, by kind; other kinds are played."""


def designs(game: MeatTheCult) -> Sequence[Design]:
    """Creatures, cards of Destiny and leaders."""
    return [Design(id_, kind, kind != "leader") for id_, kind in zip(game.ids, game.kind, strict=True)]


def main_use(game: MeatTheCult, design: int) -> str:
    """The main use of a card."""
    return MAIN.get(game.kind[design], "play" if game.is_instant[design] else "resolve")


def design_of(game: MeatTheCult, happening: Happening) -> int:
    """The design of the card in an event, which has its action number."""
    return happening[2] - CARD


def offers(state: MeatState) -> Iterator[tuple[str, int]]:
    """Uses of cards among the legal actions: (use, design)."""
    game = state.game
    for option in state.options:
        if option >= CARD:
            design = option - CARD
            if state.question in {"leader", "draft"}:
                yield state.question, design
            elif state.question in {"move", "reply"}:
                yield "play" if game.is_instant[design] else "resolve", design
        elif option >= USE:
            what, first = ("discover", DISCOVER) if option >= DISCOVER else ("use", USE)
            yield what, game.design_of[state.field[option - first]]


def turns(state: MeatState) -> int:
    """The number of rounds."""
    return state.rounds


def starter(state: MeatState) -> int:
    """The player who drafted first in the game."""
    return next(player for what, player, *_ in state.events or () if what == "draft")


def score(state: MeatState, player: int) -> int:
    """The vitality of a player's side."""
    return state.vitality[state.game.seats.side_of[player]]


def roles(state: MeatState, player: int) -> Iterator[tuple[str, str]]:
    """The leader of a player."""
    yield "leader", state.game.ids[state.leaders[player]]


def abilities(game: MeatTheCult) -> Iterator[tuple[str, int]]:
    """Operations that compilation splits off abilities, with the first instruction of what they do."""
    yield from (("when", start) for start, _ in game.triggers.entries())
    yield from (("when", use.entry[0]) for use in game.discovery.values())
    yield from (("spend", use.entry[0]) for _, use in game.paid.values())


def watch_statics(game: MeatTheCult, count: Callable[[str], None]) -> None:
    """Count each time a static ability gives a keyword."""

    def count_static(what: str, design: int) -> None:
        count("grant")
        if game.cards[design].effect.op == "while":
            count("while")

    game.modifiers.watch(count_static)
