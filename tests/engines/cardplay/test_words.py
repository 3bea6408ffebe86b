"""What a person reads: every question and happening has words in both languages, and hides what is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.language import TEXTS, Words
from cardpress_engines.cardplay.tellers import tell
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.kernel.telling import Teller
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.game import Mephisto, load, setups
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.telling.story import UNTOLD

MEPHISTO = games.ENGINES / "mephisto" / "telling" / "texts"
SOURCES = "\n".join(
    file.read_text("utf-8") for folder in ("kernel", "mephisto") for file in (games.ENGINES / folder).rglob("*.py")
)
HAPPENINGS = set(re.findall(r'\.tell\(\s*"([a-z_]+)"(?: if \w+ else "[a-z_]+")?', SOURCES)) | {"look"}
QUESTIONS = set(re.findall(r'(?:\.ask\([^"\n]*|for_cards\(|scope, )"([a-z_]+)"', SOURCES)) | {"wear", "repair"}
"""Operations on durability ask by their own name."""
RAW = re.compile(r"\S*(?:[a-z0-9]_[a-z0-9]|[{}\[\]$])\S*")
"""An id, a symbol, a variable without its value."""
LANGUAGES = ["en", "pl"]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name
        """A variable that is used."""
        self.found.add(node.id.name)


def _messages(file: Path) -> dict[str, set[str]]:
    """Variables of every message, by id."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def _teller(game: Mephisto, language: str) -> Teller:
    return tell(game, language, None)[0]


def _decisions(game: Mephisto, seed: int) -> Iterator[MephistoState]:
    """A random game, stopped at each decision of a player and at its end."""
    random, state = Random(seed), game.new()
    state.events = []
    while state.current() != TERMINAL:
        if state.current() != CHANCE:
            yield state
        state.apply(state.sample(random))
    yield state


@pytest.fixture(scope="module", params=range(len(setups())))
def game(request: pytest.FixtureRequest, data: ModuleType) -> Mephisto:
    """Mephisto in each of its set-ups."""
    return load(data, setups()[request.param])


@pytest.mark.parametrize("folder", [TEXTS, MEPHISTO], ids=["program", "mephisto"])
def test_both_languages_say_the_same_things(folder: Path) -> None:
    """Polish and English have the same messages in the same order, and none needs a value the other never gets."""
    english, polish = (_messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(polish)
    differing = {name for name in english if english[name] - {"count"} != polish[name] - {"count"}}
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_happening_of_the_rules_has_words(language: str) -> None:
    """What the rules ask and tell is exactly what the messages say."""
    messages = _messages(MEPHISTO / f"{language}.ftl")
    asked = {name.removeprefix("ask-") for name in messages if name.startswith("ask-")}
    assert asked == QUESTIONS | {"move-lane"}
    told = {name.removeprefix("happened-").partition("-")[0] for name in messages if name.startswith("happened-")}
    assert told == HAPPENINGS - UNTOLD


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_ever_shown_raw(game: Mephisto, language: str) -> None:
    """In whole games of every set-up, each decision, choice, explanation, table and happening has its words."""
    teller = _teller(game, language)
    for state in _decisions(game, 11):
        if state.current() == TERMINAL:
            shown = [*teller.story(state.events or [], 0, 0), *teller.story(state.events or [], 0, None)]
            shown += [*teller.ending(state, 0), *teller.ending(state, None)]
        else:
            listed = [choice for group in teller.choices(state) for choice in group.choices]
            assert sorted(choice.action for choice in listed) == state.legal()
            assert len({choice.number for choice in listed}) == len(listed)
            shown = [*teller.question(state), *teller.table(state, state.player, texts=True)]
            shown += [choice.words for choice in listed]
            shown += [line for choice in listed for line in teller.about(state, choice.action)]
        assert [line for line in shown if RAW.search(line)] == []


def test_a_person_is_shown_nothing_hidden(game: Mephisto) -> None:
    """Other hands, the deck and the corners can be dealt anew without a change in what a person is shown."""
    teller, random, hidden = _teller(game, "en"), Random(12), 0
    for state in _decisions(game, 12):
        if state.current() == TERMINAL:
            break
        person, other = state.player, state.redeal(state.player, random)
        hidden += other.key() != state.key()
        assert teller.table(other, person, texts=True) == teller.table(state, person, texts=True)
        assert teller.question(other) == teller.question(state)
        assert teller.choices(other) == teller.choices(state)
    assert hidden or game.alone  # alone there is but the deck, which has no order


def test_a_story_hides_what_others_draw_and_look_at(data: ModuleType) -> None:
    """A card somebody else draws or looks at is never named, one's own is."""
    teller = _teller(load(data, {"players": 2}), "en")
    for what in ("draw", "look"):
        told = {card: teller.story([("turn", 1, -1, 3), (what, 1, CARD + card, 0)], 0, 0) for card in (0, 1)}
        assert told[0] == told[1]
        own = {card: teller.story([("turn", 0, -1, 3), (what, 0, CARD + card, 0)], 0, 0) for card in (0, 1)}
        assert own[0] != own[1]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "Zyskujesz 1 punkt łaski"), (2, "Zyskujesz 2 punkty łaski"), (5, "Zyskujesz 5 punktów łaski"),
        (12, "Zyskujesz 12 punktów łaski"), (22, "Zyskujesz 22 punkty łaski"),
    ],
)  # fmt: skip
def test_polish_counts_as_poles_do(number: int, words: str) -> None:
    """Nouns stand in the form their number asks for."""
    said = Words(MEPHISTO, "pl")("happened-gain", you="yes", who="Ty", amount=number)
    assert said.replace("\u00a0", " ") == words


def test_short_words_and_numbers_end_no_line() -> None:
    """In Polish a word of one letter stays with the next, a number with its word; names of files stay."""
    say = Words(TEXTS, "pl")
    assert say("save-question", file="a b 3 c") == "Zapisać grę w\u00a0pliku a b 3 c? (t/n)"
    assert Words(MEPHISTO, "pl")("ask-lane").startswith("Walka: w\u00a0którym")
    assert Words(MEPHISTO, "en")("choice-lane-plain", lane=2) == "Lane\u00a02"


def test_a_message_that_is_not_there_is_an_error() -> None:
    """A question without words is found by tests and never shown as its name."""
    with pytest.raises(LookupError, match="no message 'ask-nothing' in pl"):
        Words(MEPHISTO, "pl")("ask-nothing")
    with pytest.raises(LookupError, match="amount"):
        Words(MEPHISTO, "pl")("happened-gain", you="yes", who="Ty")
