"""A person plays: whole games through a pipe, going back, saving and going on."""

from __future__ import annotations

import errno
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engines.cardplay.conftest import ROOT, Cardplay, answers, typed_in, words_of
from tests.engines.properties.ways import Way, all_ways, game_of, one_of_each_game
from tests.sampling import in_turn
from tests.warm import HANGS

from cardpress_engines.bots.policies import quick as quickly
from cardpress_engines.cardplay.games import loader as games_loader
from cardpress_engines.cardplay.games import names
from cardpress_engines.kernel import records
from cardpress_engines.kernel.state import TERMINAL, GameState

OVER = {"pl": "Koniec gry.", "en": "The game is over."}
LANGUAGES = sorted(OVER)


def _is_over(file: Path) -> bool:
    """Whether a saved game came to its end."""
    return records.read(file, games_loader()).current_player() == TERMINAL


@pytest.mark.parametrize(("name", "language"), in_turn(names(), LANGUAGES))
def test_a_whole_game_goes_through_a_pipe(cardplay: Cardplay, name: str, language: str, tmp_path: Path) -> None:
    """Somebody who only types numbers plays a game to its end, and every line fits 80 columns."""
    file, typed = tmp_path / "game.json", answers(1, words=typed_in(name))
    ran = cardplay("play", name, "--lang", language, "--seed", "1", "--save", file, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert _is_over(file)
    shown = ran.out.partition(str(file))[0]
    assert [line for line in shown.splitlines() if len(line) > 80] == []
    assert re.findall(r"^.* [aiouwz]$", shown, re.MULTILINE) == []


@pytest.mark.parametrize(("way", "language"), in_turn(one_of_each_game(all_ways(), "played"), LANGUAGES), ids=str)
def test_every_way_to_play_ends(quick: Cardplay, way: Way, language: str, tmp_path: Path) -> None:
    """In every set-up, which is said by the game's own options, a game ends, from the first seat or the last."""
    file, seats = tmp_path / "game.json", game_of(way).num_players
    words = ["--seat", str((1, seats)[way.number % 2]), "--against", quickly(way.name)[-(way.number % 2)]]
    setup, typed = words_of(way.setup), answers(3, words=typed_in(way.name))
    ran = quick("play", way.name, "--lang", language, "--seed", "3", "--save", file, *words, *setup, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert _is_over(file)
    given = json.loads(file.read_text("utf-8"))["setup"]
    assert {name: given[name] for name in way.setup} == way.setup


def test_the_same_answers_give_the_same_game(quick: Cardplay) -> None:
    """Seed and answers decide the game; another seed deals other cards."""
    one, same, other = (
        quick("play", "mephisto", "--lang", "en", "--seed", seed, typed=answers(5, 60)).out for seed in "778"
    )
    assert one == same
    assert one != other


def test_undo_goes_back_to_the_decision_before(quick: Cardplay) -> None:
    """After a choice and u the same is asked again, at the first decision u has nowhere to go."""
    back = quick("play", "mephisto", "--lang", "en", "--seed", "4", typed="u\n3\nu\n")
    assert "This is your first decision." in back.told
    before, _, after = back.out.partition("Back at your decision before.")
    asked = re.compile(r"^─+\nTurn\W\d+:.*?^> ", re.MULTILINE | re.DOTALL)
    assert asked.findall(after)[0] == asked.findall(before)[0]


def test_a_game_with_undo_goes_on_as_without(quick: Cardplay, tmp_path: Path) -> None:
    """Taking a decision back and deciding the same again changes nothing that comes."""
    plain, detour = tmp_path / "plain.json", tmp_path / "detour.json"
    typed = answers(6, 40).split()
    quick("play", "mephisto", "--seed", "6", "--save", plain, typed="\n".join(typed))
    chosen = [word for line in typed for word in (line, "u", line)]
    quick("play", "mephisto", "--seed", "6", "--save", detour, typed="\n".join(chosen[:3] + typed[1:]))
    assert json.loads(plain.read_text("utf-8")) == json.loads(detour.read_text("utf-8"))


@pytest.mark.parametrize("cut", [1, 17, 60])
def test_a_resumed_game_is_the_same_game(quick: Cardplay, tmp_path: Path, cut: int) -> None:
    """Saved after some answers and resumed with the rest, a game has the log it has in one go."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    typed = answers(8).splitlines(keepends=True)
    quick("play", "mephisto", "--lang", "pl", "--seed", "8", "--save", whole, typed="".join(typed))
    first = quick("play", "mephisto", "--lang", "pl", "--seed", "8", typed=f"{''.join(typed[:cut])}s {parts}\nq\n")
    assert f"Zapisano: {parts}" in first.told
    last = quick("play", "mephisto", "--lang", "pl", "--resume", parts, typed="".join(typed[cut:]))
    assert OVER["pl"] in last.out
    assert json.loads(parts.read_text("utf-8")) == json.loads(whole.read_text("utf-8"))


def test_what_leaves_no_choice_is_not_asked(quick: Cardplay) -> None:
    """A question with one answer is told and answered at once; every list has something to choose from."""
    ran = quick("play", "meat_the_cult", "--lang", "en", "--seed", "5", typed=answers(5))
    assert "on your right flank? There is one answer: " in ran.told
    assert OVER["en"] in ran.out
    asked = re.findall(r"((?:^ +\d+\. .*\n(?:  .*\n)*)+)> ", ran.out, re.MULTILINE)
    assert len(asked) > 20
    assert [choices for choices in asked if len(re.findall(r"^ +\d+\. ", choices, re.MULTILINE)) < 2] == []


def test_taking_back_skips_what_was_no_choice(quick: Cardplay) -> None:
    """Behind an only answer, u goes to the last question that had several, which is asked again."""
    typed = "1\n" * 6
    before = quick("play", "meat_the_cult", "--lang", "en", "--seed", "5", typed=typed)
    assert before.told.endswith("> >") or "There is one answer" in before.told
    back = quick("play", "meat_the_cult", "--lang", "en", "--seed", "5", typed=f"{typed}u\n")
    after = back.out.partition("Back at your decision before.")[2]
    assert "at your front?" in after
    assert "right flank?" not in after


def test_leaving_asks_to_save(quick: Cardplay, tmp_path: Path) -> None:
    """With --save, q asks; the answer in the language of the game decides."""
    file = tmp_path / "game.json"
    left = quick("play", "mephisto", "--lang", "pl", "--seed", "1", "--save", file, typed="1\nq\nn\n")
    assert f"Zapisać grę w pliku {file}? (t/n)" in left.told
    assert not file.exists()
    quick("play", "mephisto", "--lang", "pl", "--seed", "1", "--save", file, typed="1\nq\nt\n")
    assert json.loads(file.read_text("utf-8"))["game"] == "mephisto"


def test_a_game_that_cannot_be_saved_goes_on(quick: Cardplay, tmp_path: Path) -> None:
    """A name that cannot be written is told in one sentence; the game is not lost."""
    ran = quick("play", "mephisto", "--lang", "en", "--seed", "1", typed=f"s {tmp_path}\ns\nq\n")
    assert f"Not saved: {tmp_path}" in ran.told
    assert "Type s and the name of a file." in ran.out
    assert ran.code == 0


def test_another_file_is_never_written_over(quick: Cardplay, tmp_path: Path) -> None:
    """A game is saved under a new name, again under that name, and never over a file that was there before."""
    other, new = tmp_path / "other.json", tmp_path / "new.json"
    other.write_text("mine", "utf-8")
    ran = quick("play", "mephisto", "--lang", "en", typed=f"s {other}\ns {new}\ns {new}\nq\n")
    assert (ran.code, ran.told.count("Not saved"), ran.told.count("Saved:")) == (0, 1, 2)
    assert other.read_text("utf-8") == "mine"


def test_a_name_no_file_can_have(quick: Cardplay) -> None:
    """A name that no system allows is told, and the game goes on."""
    ran = quick("play", "mephisto", "--lang", "en", typed="s a\0b\nu\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Not saved" in ran.told
    assert "This is your first decision." in ran.told


def test_a_game_that_could_not_be_saved_is_not_left(
    quick: Cardplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wants to save when leaving, and cannot, still has the game."""

    def full(file: Path, state: GameState) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(records, "write", full)
    words = ("play", "mephisto", "--lang", "en", "--seed", "1", "--save", tmp_path / "game.json")
    ran = quick(*words, typed="1\nq\ny\nhello\nq\nn\n")
    assert (ran.code, ran.told.count("Save the game")) == (0, 2)
    assert "No space left on device" in ran.told
    assert "There is no choice “hello”" in ran.told


def test_help_explains_choices_and_cards(quick: Cardplay) -> None:
    """? shows the own hand with texts, 3? the rule of a choice, ? and a name a card, r every text, t the table."""
    typed = "?\n3?\n? witch\nwitch\nwi\n? nothing like it\nr\nt\nx\n99999999\n"
    out = quick("play", "mephisto", "--lang", "en", "--seed", "8", typed=typed).told
    assert "Loot: take a weapon, a spell, or an item" in out
    assert "Witch (attack 12, soul points 3) Enters: Remove 1" in out
    assert "“witch” is no choice now. Type ? witch to read what it does." in out
    assert "There is no choice “wi”." in out
    assert "Nothing in this game has “nothing like it” in its name." in out
    assert "There is no choice “99999999”." in out
    assert out.count("Iron Golem (attack 14, soul points 4)") == 4


def test_ctrl_c_ends_quietly(tmp_path: Path) -> None:
    """Ctrl-C leaves with 130 and without a traceback."""
    command = [sys.executable, "-m", "cardpress_engines.cardplay.cli", "play", "mephisto", "--lang", "en"]
    # a run in the background ignores the signal, and a child inherits that; a handler it does not inherit
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True
    ) as process:
        signal.signal(signal.SIGINT, before)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Type the number")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=HANGS)
    assert process.returncode == 130
    assert err.strip() == ""
