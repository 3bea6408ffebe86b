"""What is counted in many games of Mephisto: uses of cards, by what its course of play says of them."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any, cast

import pytest

from cardpress_engines.described import statistics
from cardpress_engines.described.game import load
from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.kernel.statistics import ReportColumn
from cardpress_engines.mephisto.bot.table import MephistoTable


@pytest.mark.parametrize(
    ("table", "words", "uses"),
    [
        ({"hand": [["dark_pact"]]}, ["play dark_pact"], [("play", 0, "dark_pact")]),
        (
            {"hand": [[], ["dagger"]], "course": {"turn": 2, "begun": True}},
            ["play dagger"],
            [("play", 1, "dagger")],
        ),
        ({"souls": [["ghoul"]], "hand": [["banshee"]]}, ["use ghoul"], [("use", 0, "ghoul")]),
    ],
)
def test_uses_are_of_the_card_that_is_used(
    data: ModuleType, table: dict[str, Any], words: list[str], uses: list[tuple[str, int, str]]
) -> None:
    """A card that is played or whose ability is used is counted by its design, for its player."""
    game = load(data, {"players": 2})
    state = game.new({"dungeon": {"a": ["imp"]}, "course": {"turn": 1, "begun": True}, **table})
    state.events = []
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[game.action_names(state, legal).index(each)])
    found = [
        (statistics.use_of(game, happening), player, game.ids[statistics.design_of(game, happening)])
        for happening in state.events
        for _, player, *_ in [happening]
        if statistics.use_of(game, happening)
    ]

    assert found == uses


def test_columns_are_those_of_the_course_of_play(data: ModuleType) -> None:
    """Monsters are there to be defeated and may be summoned, all else is there to be played; some is activated."""
    game = load(data, {"players": 2})
    assert statistics.columns(game) == (
        ReportColumn("used", ("play", "defeats"), ("weapon", "spell", "item", "monster")),
        ReportColumn("summoned", ("summons",), ("monster",)),
        ReportColumn("activated", ("activate", "use")),
    )
    main = {game.designs.kind[design]: statistics.main_use(game, design) for design in set(game.design_of)}
    assert main == {"monster": "defeats", "weapon": "play", "spell": "play", "item": "play"}


def test_who_went_first_is_who_had_the_first_turn(data: ModuleType) -> None:
    """Chance says who begins; that is the player whose turn came first, and reports count their wins."""
    firsts = set()
    for seed in range(6):
        state, random = load(data, {"players": 2}).new(), Random(seed)
        state.events = []
        while state.current_player() != TERMINAL:
            state.apply_action(state.sample(random))
        assert statistics.starter(state) == cast("MephistoTable", state).m_starting_player[0]
        firsts.add(statistics.starter(state))
    assert firsts == {0, 1}


@pytest.mark.parametrize(("points", "rank"), [(0, "none"), (1, "easy"), (16, "hard")])
def test_a_player_alone_has_the_rank_that_is_told(data: ModuleType, points: int, rank: str) -> None:
    """Reports count the rank that the end of a game told, by the soul points of whoever played alone."""
    game = load(data, {"players": 1})
    souls: list[int] = []
    for piece, design in enumerate(game.design_of):
        card = game.designs.components[design]
        if (
            card.kind == "monster"
            and sum(game.piece_column("souls")[each] for each in souls) + card.souls <= points
        ):
            souls.append(piece)
    ids = [game.ids[game.design_of[piece]] for piece in souls]
    state, random = game.new({"souls": [ids], "emptied_decks": 1, "last_turns": 1}), Random(1)
    state.events = []
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(random))

    least = {"none": 0, "easy": 1, "medium": 11, "hard": 16, "expert": 20}
    reached = [name for name in statistics.ranks(game) if state.returns()[0] >= least[name]]
    assert statistics.rank_told(state) == reached[-1]
    assert reached[-1] == rank or state.returns()[0] > points
