"""What a count of many drills looks at: uses of crew actions and mutations, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardpress_engines.carnomorphs.actions import CARD, MUTATE
from cardpress_engines.carnomorphs.compiled import ObjectiveTest
from cardpress_engines.carnomorphs.effects.vocabulary import VOCABULARY
from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.state import ASLEEP, AWAY, CarnomorphState, Game
from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn

NOUN = "card"
HELD = frozenset({"draw", "mutation"})
"""Happenings by which a card comes into a hand."""
USES = frozenset({"play", "mutate"})
"""Happenings that are a use of a card."""
COLUMNS = (
    ReportColumn("played", ("play",), ("crew_action",)),
    ReportColumn("mutated", ("mutate",), ("mutation",)),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "modify", "roll_table", "win_if"})
"""Operations of effect trees that do something."""
SCORE = "wins"
MAIN = {"crew_action": "play", "mutation": "mutate"}
"""The use a card of a kind is there for."""


def _counted_cards(game: Game) -> list[int]:
    """Cards somebody can use, by their numbers."""
    return [card for card, kind in enumerate(game.kind) if kind in MAIN]


def designs(game: Carnomorphs) -> Sequence[Design]:
    """Crew actions and mutations."""
    return [Design(game.ids[card], game.kind[card]) for card in _counted_cards(game)]


def main_use(game: Carnomorphs, design: int) -> str:
    """The use a card is there for."""
    return MAIN[game.kind[_counted_cards(game)[design]]]


def design_of(game: Carnomorphs, happening: Happening) -> int:
    """The place among what is counted of the card a happening names, which it does by the number of an action."""
    return _counted_cards(game).index(happening[2] - CARD)


def offers(state: CarnomorphState) -> Iterator[tuple[str, int]]:
    """Uses of cards the player who is asked can make now: (use, design)."""
    if state.question != "act":
        return
    player, counted = state.player, _counted_cards(state.game)
    for option in state.options:
        if option >= CARD:
            yield "play", counted.index(option - CARD)
        elif option == MUTATE:
            yield "mutate", counted.index(state.mutation(player))


def turns(state: CarnomorphState) -> int:
    """How many rounds there were."""
    return state.rounds


def starter(state: CarnomorphState) -> int:
    """The player who went first."""
    return 0


def score(state: CarnomorphState, player: int) -> int:
    """Whether a player has won."""
    return state.won >> player & 1


def roles(state: CarnomorphState, player: int) -> Iterator[tuple[str, str]]:
    """The objectives a player has kept."""
    for goal in (*state.corporate[player], *state.personal[player]):
        yield "objective", state.game.ids[goal]


OUTCOMES = ("survived", "asleep", "in_a_pod", "dead")
"""What can become of a character."""


def outcomes(state: CarnomorphState, player: int) -> Iterator[str]:
    """What has become of a player's character."""
    fate = state.fate[player]
    if fate in {ASLEEP, AWAY}:
        yield "survived"
    yield {ASLEEP: "asleep", AWAY: "in_a_pod"}.get(fate, "dead")


def abilities(game: Carnomorphs) -> Iterator[tuple[str, int]]:
    """Operations that were taken apart when the game was made ready, and the first instruction of what they do."""
    yield from (("when", entry[0]) for entry in (*game.triggers.entries(), *game.on_entry.values()))
    for die in (game.combat_die, game.noise_die):
        yield from (("roll_table", entry[0]) for entry in dict.fromkeys(die.rows))


def watch_statics(game: Carnomorphs, count: Callable[[str], None]) -> None:
    """From now on have a number that is changed, and an objective that is checked, counted."""
    game.modifiers.watch(lambda what, design: count("modify"))
    game.objectives = {goal: _counting_test(reached, count) for goal, reached in game.objectives.items()}


def _counting_test(
    reached: ObjectiveTest[CarnomorphState], count: Callable[[str], None]
) -> ObjectiveTest[CarnomorphState]:
    def count_and_test(state: CarnomorphState, player: int) -> bool:
        count("win_if")
        return reached(state, player)

    return count_and_test
