"""Neuroshima Hex as text: the drawing of the board, the log of hits, previews of facings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.engines.cardplay.messages import LANGUAGES, messages, terminal

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.kernel.text_view import PictureLine
from cardpress_engines.neuroshima_hex.actions import END_TURN, HEX, NUM_ACTIONS, PLAY, THROW
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, load
from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.text.log import IMPLIED, MOVE_DETAILS
from cardpress_engines.neuroshima_hex.text.names import short
from cardpress_engines.neuroshima_hex.text.view import TextView

BOARDS = Path(__file__).parent / "boards"
SOURCES = "\n".join(
    file.read_text("utf-8")
    for file in (registry.SHIPPED / "neuroshima_hex").rglob("*.py")
    if "telling" not in file.parts
)
ASKED_BY_NAME = {"wound", "destroy", "push", "push_whom", "push_to", "pull", "pull_whom", "pull_to",
                 "medic", "save", "absorb", "may"}  # fmt: skip
"""Questions whose name is put together or passed on, or that the kernel asks."""
OUTPOST, MEPHISTO = 0, 1
"""Seats of `game`: the Outpost begins, so that its tiles are those of player one."""
TABLE = {
    "turn": 2,
    "turns": 12,
    "hit_points": [18, 7],
    "board": {
        "c3": {"tile": "mephisto_hq", "facing": 1},
        "b1": {"tile": "mephisto_left_quill", "wounds": 1, "quill": "e2"},
        "d4": {"tile": "mephisto_incubator", "marker": "mephisto_marker_claw"},
        "c2": {"tile": "mephisto_muzzle"},
        "a2": {"tile": "moloch_hq"},
        "b2": {"tile": "moloch_net_fighter", "facing": 2},
        "e2": {"tile": "moloch_hybrid", "facing": 4},
        "d1": {"tile": "moloch_gauss_cannon", "facing": 3, "paralysed": True},
        "c4": {"tile": "moloch_armored_guard", "facing": 5},
        "c5": {"tile": "mephisto_claw", "facing": 2},
        "e3": {"tile": "moloch_mother_module"},
    },
    "hands": [["moloch_blocker"], ["mephisto_battle", "mephisto_probe"]],
}
"""A position with something of everything that is drawn; the Moloch has seat one."""


@pytest.fixture(scope="module")
def moloch(hex_data: ModuleType) -> NeuroshimaHex:
    """A match with nets, armor and a Gauss cannon."""
    return load(hex_data, {"armies": ["moloch", "mephisto"], "partial": True})


@pytest.fixture(scope="module")
def game(hex_data: ModuleType) -> NeuroshimaHex:
    """A match of the two armies that are played."""
    return load(hex_data, {"armies": ["outpost", "mephisto"]})


def _teller(game: Any, language: str = "en") -> TextView:
    teller = tell(game, language, None)[0]
    assert isinstance(teller, TextView)
    return teller


def _plain(lines: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ").replace("*", "").strip() for line in lines]


def _do(state: HexState, *words: str) -> None:
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[state.game.action_names(state, legal).index(each)])


def _log_lines(state: HexState, *words: str, language: str = "en") -> list[str]:
    """The log lines of some actions, for player one."""
    state.events = []
    _do(state, *words)
    return _plain(_teller(state.game, language).log_lines(state.events, 0, OUTPOST))


def _choices_by_key(state: HexState, language: str = "en") -> dict[int | str, str]:
    groups = _teller(state.game, language).choices(state)
    return {choice.number: _plain([choice.words])[0] for group in groups for choice in group.choices}


# ---- the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_as_it_was_looked_at(moloch: NeuroshimaHex, language: str) -> None:
    """Every hex has its name, tile, owner, numbers and what lies on its edges where it lies; states are listed."""
    told = _teller(moloch, language).table(moloch.new(TABLE), MEPHISTO)
    assert "\n".join(told).replace("\u00a0", " ") + "\n" == (BOARDS / f"{language}.txt").read_text("utf-8")


def test_a_turned_board_is_another_picture(moloch: NeuroshimaHex) -> None:
    """A facing is seen: the picture of a unit differs for each of its facings that differ."""
    teller = _teller(moloch)
    for tile, facings in (("moloch_hybrid", 6), ("moloch_blocker", 6), ("moloch_hq", 1)):
        drawn = {
            tuple(teller.table(moloch.new({"board": {"c3": {"tile": tile, "facing": way}}}), None))
            for way in range(6)
        }
        assert len(drawn) == facings


def test_pictures_stay_apart_from_text(moloch: NeuroshimaHex) -> None:
    """The board is a picture whose lines are never wrapped; whose a tile is, is seen without bold type."""
    told = _teller(moloch).table(moloch.new(TABLE), MEPHISTO)
    drawn = [line for line in told if isinstance(line, PictureLine)]
    assert len(drawn) == 21
    assert max(len(line.replace("*", "")) for line in drawn) <= 80
    assert "".join(drawn).count("○") == 6
    assert "".join(drawn).count("●") == 5


def test_the_table_is_shown_when_it_has_changed(game: NeuroshimaHex) -> None:
    """A person sees the board before the HQ is placed and in the turn, and not again after a mere discard."""
    teller, state = _teller(game), game.new()
    state.apply_action(state.legal_actions()[0])
    assert (state.question, teller.shows_table(state)) == ("place", True)
    hand = ["outpost_medic", "outpost_medic", "outpost_scout"]
    acting = game.new({"board": {"a1": "outpost_hq"}, "hands": [hand]})
    assert teller.shows_table(acting)
    _do(acting, "throw outpost_medic")
    assert not teller.shows_table(acting)
    _do(acting, "play outpost_scout")
    assert not teller.shows_table(acting)
    _do(acting, "c3", "facing 1")
    assert (acting.question, teller.shows_table(acting)) == ("act", True)


def test_names_that_are_too_long_are_cut_with_points() -> None:
    """A short name keeps the beginning of the first word and of the last."""
    assert short("Sonda", 5) == "Sonda"
    assert short("Akcelerator", 9) == "Akcelera."
    assert short("Pancerz Wspomagany", 11) == "Pance.Wspo."
    assert short("Kolec Lewy", 9) == "Kole.Lewy"
    assert all(len(short("Centrum Rozpoznania", width)) <= width for width in range(5, 20))


# ---- questions


def test_a_facing_says_what_it_would_do(game: NeuroshimaHex) -> None:
    """For each facing: where the top points, what lies on which edge, who would be hit or reached."""
    board = {"c3": "mephisto_claw", "c2": "mephisto_probe", "e3": "outpost_hq", "b3": "mephisto_hq"}
    state = game.new({"board": board, "hands": [["outpost_annihilator", "outpost_scout"]]})
    _do(state, "play outpost_annihilator", "c4")
    listed = _choices_by_key(state)
    assert listed[2] == "↗ northeast: ranged 2 ↖; hits: ○ HQ b3"
    assert listed[3] == "↘ southeast: ranged 2 ↑; hits: ○ Claw c3"
    assert listed[4] == "↓ south: ranged 2 ↗"
    _do(state, "facing 2", "play outpost_scout", "d4")
    assert _choices_by_key(state, "pl")[2] == (
        "↗ północny wschód: złącza ↗↓↖; przy złączach: ● Sztab e3, ● Likwidator c4"
    )


def test_hexes_are_chosen_by_their_names(game: NeuroshimaHex) -> None:
    """A hex is typed as it is called: an empty one needs no words, a unit is named."""
    board = {"c3": "mephisto_probe", "c5": "outpost_runner", "e3": "outpost_hq"}
    state = game.new({"board": board, "hands": [["outpost_sniper", "outpost_move", "outpost_medic"]]})
    state.apply_action(PLAY + _design(game, "outpost_medic"))
    assert set(_choices_by_key(state)) == set(NAMES) - {"c3", "c5", "e3"}
    assert set(_choices_by_key(state).values()) == {""}
    moving = game.new({"board": board, "hands": [["outpost_move"]]})
    _do(moving, "play outpost_move")
    assert _choices_by_key(moving) == {"c5": "● Runner", "e3": "● HQ"}
    _do(moving, "c5")
    assert _choices_by_key(moving, "pl") == {"b4": "", "c4": "", "d4": "", "c5": "tylko obrót"}


def _design(game: NeuroshimaHex, tile: str) -> int:
    return next(number for number, design in enumerate(game.designs) if design.id == tile)


def test_the_turn_ends_with_zero(game: NeuroshimaHex) -> None:
    """Choices of a turn are grouped and numbered through; 0 ends the turn."""
    state = game.new({"board": {"c5": "outpost_runner", "e3": "outpost_hq"}, "hands": [["outpost_medic"]]})
    groups = _teller(game).choices(state)
    assert [group.heading for group in groups] == ["Play", "Use on the board", "Discard", ""]
    assert [choice.number for group in groups for choice in group.choices] == [1, 2, 3, 0]
    assert groups[-1].choices[0].action == END_TURN


def test_what_asks_says_what_happens(game: NeuroshimaHex) -> None:
    """A question comes with the text of what was done, not with what holds all the while."""
    state = game.new({"turn": 2, "board": {"c3": "mephisto_hq", "c5": "mephisto_claw", "a1": "outpost_hq"}})
    _do(state, "use c3")
    asked = _plain(_teller(game).question(state))
    assert asked == ["HQ: Once during your turn, you may turn one of your units to any facing.",
                     "Which unit do you turn?"]  # fmt: skip


# ---- the story


def test_the_worked_example_is_told_segment_by_segment(game: NeuroshimaHex) -> None:
    """HEX-84, 85, 87: the quills carry the attack of the HQ, and the story says who hits whom for how many."""
    board = {
        "b2": "mephisto_hq", "e1": {"tile": "mephisto_claw", "facing": 1},
        "d2": {"tile": "mephisto_left_quill", "quill": "c2"},
        "a3": {"tile": "mephisto_right_quill", "quill": "c4"},
        "c2": "outpost_hq", "c4": {"tile": "outpost_brawler", "facing": 4},
    }  # fmt: skip
    state = game.new({"board": board, "hands": [["outpost_battle"]]})
    assert _log_lines(state, "play outpost_battle")[:10] == [
        "You play: Battle", "", "Battle", "Initiative 1", "○ HQ b2 → ● HQ c2: 2 wounds",
        "○ HQ b2 → ● Brawler c4: 2 wounds", "Your HQ: 18 left", "The Quill marker returns from c4",
        "Lost: ● Brawler c4", "The Quill marker returns from c2",
    ]  # fmt: skip


def test_armor_is_told_where_it_counts(game: NeuroshimaHex) -> None:
    """Base rule 30: a shot that armor stops altogether is told, as is one that it weakens."""
    board = {
        "c1": {"tile": "mephisto_claw", "facing": 0}, "c2": {"tile": "outpost_commando", "facing": 4},
        "d1": {"tile": "mephisto_claw", "facing": 0}, "d2": {"tile": "outpost_annihilator", "facing": 2},
        "a3": "outpost_hq", "e3": "mephisto_hq",
    }  # fmt: skip
    told = _log_lines(game.new({"board": board, "hands": [["outpost_battle"]]}), "play outpost_battle")
    assert "● Commando c2 → ○ Claw c1: armor stops the shot" in told
    assert "● Annihilator d2 → ○ Claw d1: 1 wound (armor taken off)" in told
    assert sum("Claw" in line and "→" in line for line in told) == 2


def test_a_medic_is_told_with_whom_it_saves(game: NeuroshimaHex) -> None:
    """Base rule 40: what a medic absorbs is told, and that it is lost; nobody else is."""
    board = {"b2": {"tile": "mephisto_hq", "facing": 1}, "b1": "outpost_hq", "a1": "outpost_medic"}
    state = game.new({"board": board, "hands": [["outpost_battle"]]})
    assert _log_lines(state, "play outpost_battle", language="pl")[:7] == [
        "Zagrywasz: Bitwa", "", "Bitwa", "Inicjatywa 1", "○ Sztab b2 → ● Sztab b1: 1 rana",
        "● Medyk a1 przejmuje rany: ● Sztab b1", "Ginie: ● Medyk a1",
    ]  # fmt: skip


def test_moves_say_from_where_to_where(game: NeuroshimaHex) -> None:
    """A move names both hexes and the new facing; a mere turn and a unit that looks alike all around do not."""
    board = {"c5": "outpost_runner", "e3": "outpost_hq", "a1": "mephisto_hq"}
    hand = {"hands": [["outpost_move", "outpost_move", "outpost_officer"]]}
    assert _log_lines(game.new({"board": board} | hand), "play outpost_move", "c5", "c4", "facing 1") == [
        "You play: Move", "● Runner c5 goes to c4, top to the northeast ↗",
    ]  # fmt: skip
    assert _log_lines(game.new({"board": board} | hand), "play outpost_move", "e3", "d4") == [
        "You play: Move", "● HQ e3 goes to d4",
    ]  # fmt: skip
    turned = game.new({"board": board} | hand)
    assert _log_lines(turned, "play outpost_move", "c5", "c5", "facing 3", language="pl") == [
        "Zagrywasz: Ruch", "Obrót: Biegacz c5, górą na południe ↓",
    ]  # fmt: skip


def test_a_segment_without_a_hit_is_not_told(game: NeuroshimaHex) -> None:
    """Segments in which nothing happens are left out."""
    board = {"a1": "outpost_hq", "e1": "mephisto_hq", "c3": "outpost_commando"}
    told = _log_lines(game.new({"board": board, "hands": [["outpost_battle"]]}), "play outpost_battle")
    assert [line for line in told if line.startswith("Initiative")] == []


# ---- nothing without words


def _messages(language: str) -> Mapping[str, Any]:
    return messages(terminal("neuroshima_hex", language))


def test_every_question_and_happening_has_words() -> None:
    """Whatever the rules ask or report has a message, and no message is about anything else."""
    asked = set(re.findall(r'\.ask\(\s*[^"\n]*"([a-z_]+)"', SOURCES)) | ASKED_BY_NAME
    told = set(re.findall(r'(?:report|report_of)\(\s*"([a-z_]+)"(?: if .* else "([a-z_]+)")?', SOURCES))
    wanted = {"happened": {each for both in told for each in both if each} | {"push", "pull"}, "ask": asked}
    wanted["happened"] -= IMPLIED | MOVE_DETAILS | {"armor", "battle_end"}  # armor is told as what it stopped
    wanted["happened"] |= {"facing", "stopped", "destroy"}
    for language in LANGUAGES:
        for kind, names in wanted.items():
            known = {name for name in _messages(language) if name.startswith(f"{kind}-")}
            assert known == {f"{kind}-{name.replace('_', '-')}" for name in names}


@pytest.mark.parametrize("armies", [("sharrash", "mephisto"), ("moloch", "vegas"), ("borgo", "hegemony")])
def test_other_armies_can_be_told(hex_data: ModuleType, armies: tuple[str, str]) -> None:
    """Whole matches of armies that scenarios use have words for all that is asked and all that happens."""
    game, dice = load(hex_data, {"armies": list(armies), "partial": True}), Random(5)
    tellers, state = [_teller(game, language) for language in LANGUAGES], game.new()
    state.events = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE:
            for teller in tellers:
                shown = [*teller.question(state), *teller.table(state, state.player)]
                for group in teller.choices(state):
                    shown += [line for choice in group.choices for line in teller.about(state, choice.action)]
                assert all(shown[:2])
        kept = [action for action in state.legal_actions() if not THROW <= action < NUM_ACTIONS]
        state.apply_action(dice.choice(kept) if kept and state.current_player() != CHANCE else state.sample(dice))
    assert all(len(teller.log_lines(state.events, 0, None)) > state.turns for teller in tellers)


def test_hexes_are_named_in_questions(game: NeuroshimaHex) -> None:
    """A question about a tile says which one, and where."""
    state = game.new({"board": {"e3": "outpost_hq"}, "hands": [["outpost_commando"]]})
    _do(state, "play outpost_commando")
    assert _plain(_teller(game).question(state)) == ["Commando: on which hex do you place it?"]
    state.apply_action(HEX + NAMES.index("c3"))
    assert _plain(_teller(game, "pl").question(state)) == [
        "Komandos na polu c3: w którą stronę ma wskazywać górna krawędź żetonu?"
    ]
