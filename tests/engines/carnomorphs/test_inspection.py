"""Knowledge of hidden components: the event deck, engines, contamination."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

from cardpress_engines.carnomorphs.drill.inspection import look_at_events
from cardpress_engines.carnomorphs.drill.single_procedures import choose_procedure
from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.procedures.cards import scan_outcomes
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.state_description import describe_state
from cardpress_engines.kernel.state import CHANCE, frame


def test_only_who_looked_knows_the_next_events(data: ModuleType) -> None:
    """Event cards on the deck stay the same for the one who looked at them, and are any others for who did not."""
    state, luck = CarnomorphState(Carnomorphs(data, Setup(2))), Random(2)
    state.start(frame(look_at_events, (0, 3)), frame(choose_procedure, None))
    while state.current_player() == CHANCE:
        state.apply_action(state.sample(luck))

    assert describe_state(state)["looked"]["top"] == [[1], [1], [1]]
    assert {tuple(state.redeal_hidden(0, Random(seed)).event_top) for seed in range(9)} == {tuple(state.event_top)}
    assert len({tuple(state.redeal_hidden(1, Random(seed)).event_top) for seed in range(9)}) > 1


def test_nobody_has_looked_at_an_engine(data: ModuleType) -> None:
    """At the beginning nobody has seen a token of any engine, nor the course."""
    told = describe_state(Carnomorphs(data, Setup(2)).new())

    assert [engine["seen"] for engine in told["engines"]] == [[[], []]] * 3
    assert told["looked"] == {"course": [], "top": [], "bottom": []}


def test_a_scan_finds_what_nobody_knows_yet(data: ModuleType) -> None:
    """A contamination card that is scanned is one of those nobody knows, each as likely as the others."""
    game, scan = Carnomorphs(data, Setup(2)), data.RULES.scan
    scanned = {"hand": ["infected contamination", "clean contamination"]}
    for players, infected, clean in (
        ([], scan.infected, scan.cards - scan.infected),
        ([scanned], scan.infected - 1, scan.cards - scan.infected - 1),
    ):
        state = game.new({"players": players})
        assert Counter(scan_outcomes(state)) == {game.infected: infected, game.clean: clean}
