"""What an editor would send back is in no approved text of any game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = {
    language: "".join(file.read_text("utf-8") for file in sorted(ROOT.glob(f"content/*/golden/{language}*.txt")))
    for language in ("en", "pl")
}
FAULTS = {
    "how often follows the event": {"en": r", once (per|during)", "pl": r"[Gg]dy [^.]*, raz (na|w) "},
    "a figure means one of several": {"en": r"\b1 of them", "pl": r"\b1 z nich"},
    "cards and markers are suffered": {"en": r"[Ss]uffers? \d+ (slime|contamination|mutation)"},
    "an exception hangs on the noun before": {"en": r"other than (metagorger|shambler|fleshbeast|the butcher)"},
    "what belongs to the verb hangs on the goal": {
        "en": r"\b(room|lies) without a noise roll",
        "pl": r"pomieszczenia [^.]*bez rzutu na szmery",
    },
    "a hand is said to be one's own twice": {"en": r"\bown hand", "pl": r"swojej ręki"},
    "a subject is named again": {"en": r"that character dies", "pl": r"ta postać ginie"},
    "every one of two nouns is all": {"en": r"\ball ([\w ]+?) and all ", "pl": r"wszystkie [\w ]+ i wszystkie "},
    "a place has two names": {"en": r"the room you are in"},
    "a superlative follows what qualifies the noun": {
        "en": r"with the (highest|lowest) number",
        "pl": r"bez znacznika szmerów o naj",
    },
    "nothing is paid for": {"en": r"Remove up to 2 of", "pl": r"Usuń [^.]*najwyżej 2 "},
    "one thing is any of its kind": {"en": r"from a butcher figure", "pl": r"figurek rzeźników"},
    "where things are is said twice": {"en": r"in a room without a character in play"},
    "the goal parts a verb from its object": {"en": r"[Mm]ove to a neighboring room [^.]*an? c"},
    "one thing has two verbs": {
        "en": r"[Cc]lose or open a pod|breaks? a door|broken door|trades? places",
        "pl": r"[Zz]łam[^ ]* kart",
    },
    "rows of a table are alternatives": {"en": r"; or on \d", "pl": r"; albo przy \d"},
    "this creature could be the one named before": {"pl": r"(?:zniszcz istotę|istot zginie)[^\n]* ta istota"},
    "another subject joins without a mark": {"en": r"gain 1 ounce and this"},
    "a pronoun after a rival": {"en": r"on its square for each of them"},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_no_text_has_a_known_fault(fault: str) -> None:
    """A fault that was mended once comes back in no game and language."""
    found = {
        language: re.findall(f".*{pattern}.*", TEXTS[language]) for language, pattern in FAULTS[fault].items()
    }

    assert not any(found.values()), found
