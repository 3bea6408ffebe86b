"""What a person reads in any game: it has words in both languages, fits the terminal, and hides what is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.engines.cardplay.messages import LANGUAGES, terminal, words
from tests.engines.properties.ways import Way, all_ways, game_of, one_of_each_game, rules_data
from tests.sampling import one_of

from cardpress_engines.cardplay import dialogue
from cardpress_engines.cardplay.terminal import WIDTH
from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.kernel.text_view import PictureLine, TextView

RAW = re.compile(r"\S*(?:[a-z0-9]_[a-z0-9]|[{}\[\]$])\S*")
"""An id, a symbol, a variable without its value."""
COMMANDS = {dialogue.UNDO, dialogue.SAVE, dialogue.QUIT, dialogue.TABLE, dialogue.RULES}
every_way = pytest.mark.parametrize("way", one_of_each_game(all_ways(), "views"), ids=str)


def _teller(game: GameInterface, language: str) -> TextView:
    return tell(game, language, None)[0]


def _decisions(game: GameInterface, seed: int) -> Iterator[GameState]:
    """A random game, stopped at each decision of a player and at its end."""
    random, state = Random(seed), game.new()
    state.events = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE:
            yield state
        state.apply_action(state.sample(random))
    yield state


@every_way
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_ever_shown_raw(way: Way, language: str) -> None:
    """In games of every set-up, each decision, choice, explanation, table and happening has its words.

    The decisions are looked at in one language after the other, in soak in each.
    """
    game, ids = game_of(way), re.compile("|".join(rules_data(way.name).COMPONENTS))
    said = terminal(way.name, language).read_text("utf-8")
    teller = _teller(game, language)
    for place, state in enumerate(_decisions(game, 11)):
        if language not in one_of(LANGUAGES, place) and state.current_player() != TERMINAL:
            continue
        if state.current_player() == TERMINAL:
            shown = [*teller.log_lines(state.events or [], 0, 0), *teller.log_lines(state.events or [], 0, None)]
            shown += [*teller.result_lines(state, 0), *teller.result_lines(state, None)]
        else:
            listed = [choice for group in teller.choices(state) for choice in group.choices]
            shown = [*teller.question(state), *teller.table(state, state.player, texts=True)]
            shown += [*teller.hand(state, state.player), *(choice.words for choice in listed)]
            shown += [line for choice in listed for line in teller.about(state, choice.action)]
        raw = [line for line in shown if not isinstance(line, PictureLine) and RAW.search(line)]
        assert [line for line in raw if line.replace("\u00a0", " ").strip() not in said] == []
        drawn = [line for line in shown if isinstance(line, PictureLine)]
        assert [line for line in drawn if ids.search(line) or len(line.replace("*", "")) > WIDTH] == []


@every_way
def test_every_action_can_be_typed(way: Way) -> None:
    """Each legal action has one thing to type, which is unlike all others and no command."""
    teller = _teller(game_of(way), "en")
    for state in _decisions(game_of(way), 13):
        if state.current_player() == TERMINAL:
            break
        listed = [choice for group in teller.choices(state) for choice in group.choices]
        typed = {str(choice.number).casefold() for choice in listed}
        assert sorted(choice.action for choice in listed) == state.legal_actions()
        assert len(typed) == len(listed)
        assert not typed & COMMANDS
        assert all(re.fullmatch(r"\w+", word) for word in typed)


@every_way
def test_a_person_is_shown_nothing_hidden(way: Way) -> None:
    """What a person has not seen can be dealt anew without a change in what the person is shown."""
    game = game_of(way)
    teller, random, hidden = _teller(game, "en"), Random(12), 0
    for state in _decisions(game, 12):
        if state.current_player() == TERMINAL:
            break
        person, other = state.player, state.redeal_hidden(state.player, random)
        hidden += other.key() != state.key()
        assert teller.table(other, person, texts=True) == teller.table(state, person, texts=True)
        assert teller.question(other) == teller.question(state)
        assert teller.choices(other) == teller.choices(state)
    assert hidden or not game.hands_hidden or game.num_players == 1


@every_way
def test_a_name_finds_its_component(way: Way) -> None:
    """Whatever is in play is found by a part of its name; what nothing is called finds nothing."""
    teller = _teller(game_of(way), "pl")

    assert any(teller.find_components(letter) for letter in "aeo")
    assert teller.find_components("nothing has such a name") == []


def test_short_words_and_numbers_end_no_line() -> None:
    """In Polish a word of one letter stays with the next; names of files stay as they are."""
    say = words("mephisto", "pl", "program")
    assert say("save-question", file="a b 3 c") == "Zapisać grę w\u00a0pliku a b 3 c? (t/n)"


def test_a_message_that_is_not_there_is_an_error() -> None:
    """A question without words is found by tests and never shown as its name."""
    with pytest.raises(InputError, match="no message 'ask-nothing' in pl; if cardpress was updated, run"):
        words("mephisto", "pl")("ask-nothing")
