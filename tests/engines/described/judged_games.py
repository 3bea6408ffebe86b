"""The games that OpenSpiel judges: loaded from their folders, and how their moves are called on both sides."""

from __future__ import annotations

from typing import Final

import pyspiel
from tests.engines.described.folders import JUDGED, load_folder
from tests.engines.described.judge import Translation, ask_everything

from cardpress_engines.described.game import DescribedGame

RANKS: Final = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
COURT: Final = ("jack", "queen", "king")


def load_judged(name: str, players: int) -> DescribedGame:
    """A judged game that asks whatever OpenSpiel asks."""
    game = load_folder(JUDGED, name, players)
    ask_everything(game)
    return game


def card(action: int) -> str:
    """A playing card of OpenSpiel's by our id."""
    return f"{RANKS[action // 4]}_of_{SUITS[action % 4]}"


def _last(names: tuple[str, ...]) -> str:
    return names[0].split()[-1]


def _last_of_all(names: tuple[str, ...]) -> str:
    return f"{_last(names)} {names[1]}"


def _breakthrough(state: pyspiel.State, action: int) -> str:
    """Their first player sits at the top and counts rows from there."""
    said = state.action_to_string(state.current_player(), action)
    return f"{said[0]}{9 - int(said[1])} {said[2]}{9 - int(said[3])}"


def _kuhn(state: pyspiel.State, action: int) -> str:
    if state.is_chance_node():
        return COURT[action]
    bets = str(state).split()[2:]
    if bets and "b" in bets[0]:
        return ("fold", "call")[action]
    return ("call", "raise")[action]


def _leduc(state: pyspiel.State, action: int) -> str:
    if state.is_chance_node():
        return f"{COURT[action // 2]}_of_{('hearts', 'spades')[action % 2]}"
    return ("fold", "call", "raise")[action]


def _liars_dice(state: pyspiel.State, action: int) -> str:
    if state.is_chance_node():
        return f"face_{action + 1}"
    return "doubt" if action == 12 else f"{action // 6 + 1} {action % 6 + 1}"


def _pig(state: pyspiel.State, action: int) -> str:
    return str(action + 1) if state.is_chance_node() else ("roll", "hold")[action]


def _hearts(state: pyspiel.State, action: int) -> str:
    return card(action) if state.history() else str(action or 4)


def _crazy_eights(state: pyspiel.State, action: int) -> str:
    if state.is_chance_node():
        return card(action) if state.history() else str(action - 51)
    said = state.action_to_string(state.current_player(), action).split()
    if said[0] == "Play":
        return f"play {card(action)}"
    return {"Draw": "take", "Pass": "pass"}.get(said[0]) or SUITS["CDHS".index(said[-1])]


def _known_in_crazy_eights(state: pyspiel.State, player: int) -> str:
    """All that was said and done openly, and the cards this player got; OpenSpiel tells the last card alone."""
    players = state.num_players()
    dealt = (7 if players == 2 else 5) * players
    found: list[tuple[int, int]] = []
    dealer, drawing = 0, -1
    for number, step in enumerate(state.full_history()):
        if number == 0:
            dealer = step.action - 52
        holder = (dealer + number) % players if 0 < number <= dealt else drawing
        if step.player >= 0:
            drawing = step.player
        is_open = step.player >= 0 or number == 0 or holder in {-1, player}
        found.append((step.player, step.action if is_open else -1))
    return str(found)


def _oh_hell(state: pyspiel.State, action: int) -> str:
    step = len(state.history())
    if step < 2:
        return str(action + step)
    return str(action - 52) if action >= 52 else card(action)


def _othello(state: pyspiel.State, action: int) -> str:
    return f"{'abcdefgh'[action % 8]}{action // 8 + 1}" if action < 64 else "pass"


OPEN_SPIEL: Final[dict[str, tuple[int, Translation]]] = {
    "tic_tac_toe": (2, Translation("tic_tac_toe", lambda state, at: f"{'abc'[at % 3]}{at // 3 + 1}", _last)),
    "breakthrough": (2, Translation("breakthrough", _breakthrough, _last_of_all, ("choose",))),
    "nim": (2, Translation("nim", lambda state, at: f"{'abcd'[at % 4]} {at // 4 + 1}", _last_of_all, ("number",))),
    "pig": (2, Translation("pig(horizon=100000)", _pig, lambda names: names[0])),
    "tiny_hanabi": (
        2,
        Translation(
            "tiny_hanabi",
            lambda state, action: ("first", "second")[action] if state.is_chance_node() else str(action),
            _last,
        ),
    ),
    "kuhn_poker": (2, Translation("kuhn_poker", _kuhn, _last)),
    "leduc_poker": (2, Translation("leduc_poker", _leduc, _last)),
    "liars_dice": (
        2,
        Translation(
            "liars_dice",
            _liars_dice,
            lambda names: _last_of_all(names) if len(names) > 1 else names[0],
            ("number",),
        ),
    ),
    "goofspiel": (
        2,
        Translation(
            "turn_based_simultaneous_game(game=goofspiel(imp_info=true,points_order=random))",
            lambda state, action: f"card_{action + 1}",
            _last,
        ),
    ),
    "hearts": (4, Translation("hearts", _hearts, _last)),
    "crazy_eights": (
        5,
        Translation("crazy_eights", _crazy_eights, lambda names: names[0], knows=_known_in_crazy_eights),
    ),
    "oh_hell": (3, Translation("oh_hell", _oh_hell, _last)),
    "connect_four": (
        2,
        Translation("connect_four", lambda state, at: "abcdefg"[at], lambda names: _last(names)[0]),
    ),
    "othello": (
        2,
        Translation("othello", _othello, _last),
    ),
}
"""How many play, and what OpenSpiel says."""
