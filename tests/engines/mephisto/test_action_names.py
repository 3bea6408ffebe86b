"""The words of Mephisto: every question and happening has some, and counts in them are right."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from tests.engines.cardplay.messages import LANGUAGES, messages, terminal, words

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel import registry
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.game import load
from cardpress_engines.mephisto.text.log import UNTOLD

OWN = "\n".join(file.read_text("utf-8") for file in (registry.SHIPPED / "mephisto").rglob("*.py"))
KERNEL = sorted(set(re.findall(r"cardpress_engines\.kernel(?:\.| import )(\w+)", OWN)))
SOURCES = "\n".join([OWN, *((registry.SHIPPED / "kernel" / f"{name}.py").read_text("utf-8") for name in KERNEL)])
"""The rules of the game, and what of the kernel they use."""
HAPPENINGS = set(re.findall(r'\.report\(\s*"([a-z_]+)"(?: if \w+ else "[a-z_]+")?', SOURCES)) | {"look"}
QUESTIONS = set(re.findall(r'(?:\.ask\([^"\n]*|for_cards\(|scope, )"([a-z_]+)"', SOURCES)) | {"wear", "repair"}
"""Operations on durability ask by their own name."""


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
def test_every_question_and_happening_of_the_rules_has_words(language: str) -> None:
    """What the rules ask and tell is exactly what the messages say."""
    said = messages(terminal("mephisto", language))
    asked = {name.removeprefix("ask-") for name in said if name.startswith("ask-")}
    assert asked == QUESTIONS | {"move-lane"}
    told = {name.removeprefix("happened-").partition("-")[0] for name in said if name.startswith("happened-")}
    assert told == HAPPENINGS - UNTOLD


def test_a_story_hides_what_others_draw_and_look_at(data: ModuleType) -> None:
    """A card somebody else draws or looks at is never named, one's own is."""
    teller = tell(load(data, {"players": 2}), "en", None)[0]
    for what in ("draw", "look"):
        told = {card: teller.log_lines([("turn", 1, -1, 3), (what, 1, CARD + card, 0)], 0, 0) for card in (0, 1)}
        assert told[0] == told[1]
        own = {card: teller.log_lines([("turn", 0, -1, 3), (what, 0, CARD + card, 0)], 0, 0) for card in (0, 1)}
        assert own[0] != own[1]


@pytest.mark.parametrize(
    ("number", "counted"),
    [
        (1, "Zyskujesz 1 punkt łaski"), (2, "Zyskujesz 2 punkty łaski"), (5, "Zyskujesz 5 punktów łaski"),
        (12, "Zyskujesz 12 punktów łaski"), (22, "Zyskujesz 22 punkty łaski"),
    ],
)  # fmt: skip
def test_polish_counts_as_poles_do(number: int, counted: str) -> None:
    """Nouns stand in the form their number asks for."""
    said = words("mephisto", "pl")("happened-gain", you="yes", who="Ty", amount=number)
    assert said.replace("\u00a0", " ") == counted


def test_values_are_tied_to_their_words() -> None:
    """In Polish a word of one letter stays with the next, a number with its word."""
    assert words("mephisto", "pl")("ask-lane").startswith("Walka: w\u00a0którym")
    assert words("mephisto", "en")("choice-lane-plain", lane=2) == "Lane\u00a02"
    assert words("mephisto", "de")("choice-lane-plain", lane=2) == "Gang\u00a02"


def test_a_message_without_its_value_is_an_error() -> None:
    """A variable that was not given is found by tests and never shown as its name."""
    with pytest.raises(LookupError, match="amount"):
        words("mephisto", "pl")("happened-gain", you="yes", who="Ty")
