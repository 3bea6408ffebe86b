"""What a count of many games of M.E.A.T. looks at: uses of cards, when they were possible, leaders, what ran."""

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
"""Happenings by which a card comes from its deck: on show, or into a hand."""
USES = frozenset({"leader", "draft", "play", "resolve", "use", "discover"})
"""Happenings that are a use of a card."""
COLUMNS = (
    ReportColumn("drafted", ("draft",), ("creature",)),
    ReportColumn("abilities", ("use", "discover"), ("creature",)),
    ReportColumn("used", ("leader", "play", "resolve"), ("leader", "spell", "equipment")),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "while", "spend"})
"""Operations of effect trees that do something."""
SCORE = "vitality"
MAIN = {"creature": "draft", "leader": "leader"}
"""The use a card of a kind is there for; others are played."""


def designs(game: MeatTheCult) -> Sequence[Design]:
    """Creatures, cards of Destiny and leaders."""
    return [Design(id_, kind, kind != "leader") for id_, kind in zip(game.ids, game.kind, strict=True)]


def main_use(game: MeatTheCult, design: int) -> str:
    """The use a card is there for."""
    return MAIN.get(game.kind[design], "play" if game.is_instant[design] else "resolve")


def design_of(game: MeatTheCult, happening: Happening) -> int:
    """The design of the card a happening names, which it does by the number of an action."""
    return happening[2] - CARD


def offers(state: MeatState) -> Iterator[tuple[str, int]]:
    """Uses of cards the player who is asked can make now: (use, design)."""
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
    """How many rounds there were."""
    return state.rounds


def starter(state: MeatState) -> int:
    """The player who was the first to draft in the game."""
    return next(player for what, player, *_ in state.events or () if what == "draft")


def score(state: MeatState, player: int) -> int:
    """The vitality of a player's side."""
    return state.vitality[state.game.seats.side_of[player]]


def roles(state: MeatState, player: int) -> Iterator[tuple[str, str]]:
    """The leader a player has chosen."""
    yield "leader", state.game.ids[state.leaders[player]]


def abilities(game: MeatTheCult) -> Iterator[tuple[str, int]]:
    """Operations that were taken apart when the game was made ready, and the first instruction of what they do."""
    yield from (("when", start) for start, _ in game.triggers.entries())
    yield from (("when", use.entry[0]) for use in game.discovery.values())
    yield from (("spend", use.entry[0]) for _, use in game.paid.values())


def watch_statics(game: MeatTheCult, count: Callable[[str], None]) -> None:
    """Count each time something that holds all the while gives a keyword."""

    def count_static(what: str, design: int) -> None:
        count("grant")
        if game.cards[design].effect.op == "while":
            count("while")

    game.modifiers.watch(count_static)
