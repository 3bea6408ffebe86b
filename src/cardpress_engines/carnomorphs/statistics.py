"""What statistics of many drills count: uses of crew actions and mutations, and wins."""

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
"""Events that bring a card into a hand."""
USES = frozenset({"play", "mutate"})
"""Events that count as a use of a card."""
COLUMNS = (
    ReportColumn("played", ("play",), ("crew_action",)),
    ReportColumn("mutated", ("mutate",), ("mutation",)),
)
IMPLEMENTED = frozenset({*CONTROL, *VOCABULARY.operations, "when", "modify", "roll_table", "win_if"})
"""The operations of effect trees that the engine executes."""
SCORE = "wins"
MAIN = {"crew_action": "play", "mutation": "mutate"}
"""The main use of each kind of card."""


def _counted_cards(game: Game) -> list[int]:
    """The cards that can be used, by number."""
    return [card for card, kind in enumerate(game.kind) if kind in MAIN]


def designs(game: Carnomorphs) -> Sequence[Design]:
    """Crew actions and mutations."""
    return [Design(game.ids[card], game.kind[card]) for card in _counted_cards(game)]


def main_use(game: Carnomorphs, design: int) -> str:
    """The main use of a card."""
    return MAIN[game.kind[_counted_cards(game)[design]]]


def design_of(game: Carnomorphs, happening: Happening) -> int:
    """The place, among the counted cards, of the card an event names by its action number."""
    return _counted_cards(game).index(happening[2] - CARD)


def offers(state: CarnomorphState) -> Iterator[tuple[str, int]]:
    """The uses of cards the player to decide can make now: (use, design)."""
    if state.question != "act":
        return
    player, counted = state.player, _counted_cards(state.game)
    for option in state.options:
        if option >= CARD:
            yield "play", counted.index(option - CARD)
        elif option == MUTATE:
            yield "mutate", counted.index(state.mutation_of(player))


def turns(state: CarnomorphState) -> int:
    """The number of rounds played."""
    return state.rounds


def starter(state: CarnomorphState) -> int:
    """The player who went first."""
    return 0


def score(state: CarnomorphState, player: int) -> int:
    """1 if a player has won, otherwise 0."""
    return state.won >> player & 1


def roles(state: CarnomorphState, player: int) -> Iterator[tuple[str, str]]:
    """The objectives a player has kept."""
    for goal in (*state.corporate[player], *state.personal[player]):
        yield "objective", state.game.ids[goal]


OUTCOMES = ("survived", "asleep", "in_a_pod", "dead")
"""The possible outcomes for a character."""


def outcomes(state: CarnomorphState, player: int) -> Iterator[str]:
    """The outcomes of a player's character."""
    fate = state.fate[player]
    if fate in {ASLEEP, AWAY}:
        yield "survived"
    yield {ASLEEP: "asleep", AWAY: "in_a_pod"}.get(fate, "dead")


def abilities(game: Carnomorphs) -> Iterator[tuple[str, int]]:
    """Operations that compilation splits up, each with the first instruction of its effect."""
    yield from (("when", entry[0]) for entry in (*game.triggers.entries(), *game.on_entry.values()))
    for die in (game.combat_die, game.noise_die):
        yield from (("roll_table", entry[0]) for entry in dict.fromkeys(die.rows))


def watch_statics(game: Carnomorphs, count: Callable[[str], None]) -> None:
    """Count modified numbers and checked objectives from now on."""
    game.modifiers.watch(lambda what, design: count("modify"))
    game.objectives = {goal: _counting_test(reached, count) for goal, reached in game.objectives.items()}


def _counting_test(
    reached: ObjectiveTest[CarnomorphState], count: Callable[[str], None]
) -> ObjectiveTest[CarnomorphState]:
    def count_and_test(state: CarnomorphState, player: int) -> bool:
        count("win_if")
        return reached(state, player)

    return count_and_test
