"""OpenSpiel agrees with described games: who decides, what is legal, likely, known, won."""

from __future__ import annotations

import re
from random import Random

import pyspiel
import pytest
from tests.engines.described.folders import JUDGED
from tests.engines.described.judge import Knowledge, again, at_random, play_beside
from tests.engines.described.judged_games import OPEN_SPIEL, RANKS, SUITS, load_judged
from tests.sampling import IS_WHOLE

WORDS = re.compile(r"[A-Za-z_]+|[0-9]+")
SOURCES = {
    "breakthrough": 1927,
    "connect_four": 2756,
    "crazy_eights": 3408,
    "goofspiel": 3955,
    "hearts": 4592,
    "kuhn_poker": 2445,
    "leduc_poker": 6000,
    "liars_dice": 2968,
    "nim": 1237,
    "oh_hell": 3876,
    "othello": 1613,
    "pig": 1566,
    "tic_tac_toe": 1756,
    "tiny_hanabi": 1283,
}
"""Words and numbers in the header and the source of each game in open_spiel 2.0.2, tests left out."""
GAMES = 500 if IS_WHOLE else 6
TWINS = 100 if IS_WHOLE else 1


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_every_step_is_as_in_openspiel(name: str) -> None:
    """Games on the same moves agree at every step; what players see tells histories apart as there."""
    players, translation = OPEN_SPIEL[name]
    game, spiel, knowledge = load_judged(name, players), pyspiel.load_game(translation.spiel), Knowledge()

    for seed in range(GAMES if IS_WHOLE or name != "breakthrough" else 2):
        play_beside(game, spiel, translation, knowledge, at_random(Random(seed)))

    assert knowledge.met_again > 0


@pytest.mark.parametrize("name", ["hearts", "crazy_eights", "oh_hell"])
def test_exchanged_cards_are_noticed_by_the_same_players(name: str) -> None:
    """A game with two cards exchanged looks the same to those who cannot know, there and here, to nobody else."""
    players, translation = OPEN_SPIEL[name]
    game, spiel, knowledge = load_judged(name, players), pyspiel.load_game(translation.spiel), Knowledge()

    for seed in range(TWINS):
        random = Random(seed)
        played = play_beside(game, spiel, translation, knowledge, at_random(random))
        for _ in range(4):
            one, other = (f"{random.choice(RANKS)}_of_{random.choice(SUITS)}" for _ in range(2))
            change = {one: other, other: one}
            exchanged = [" ".join(change.get(word, word) for word in move.split()) for move in played]
            play_beside(game, spiel, translation, knowledge, again(exchanged, random))

    assert knowledge.met_again > 50


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_game_is_said_in_a_third_of_openspiels_words(name: str) -> None:
    """The description, cards and decks included, has at most a third of the words and numbers of the source."""
    content = JUDGED / "content" / name
    files = [
        JUDGED / f"schemas/{name}.json",
        *content.glob("*.csv"),
        *content.glob("play/*"),
        *content.glob("decks/*"),
    ]

    count = sum(len(WORDS.findall(file.read_text("utf-8"))) for file in files)

    assert count <= SOURCES[name] / 3
