"""Finds the messages of a text file by a light scan, without Fluent's parser."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from functools import lru_cache

from cardpress.models.source import TextSource

_ENTRY = re.compile(r"^(?:([A-Za-z][\w-]*)[ ]*=|[ ]+\.([A-Za-z][\w-]*)[ ]*=)", re.MULTILINE)
_EMPTY = re.compile(r"^([A-Za-z][\w-]*)[ ]*=[ ]*\n(?!\s*[ ][^\s.])", re.MULTILINE)

_STRAY = re.compile(r"^[A-Za-z](?![\w-]*[ ]*=)", re.MULTILINE)

INTERFACE = "ui-"
"""How the ids of the interface's words start; a component's id has no hyphen."""

OF_BOOK = (f"{INTERFACE}book-", f"{INTERFACE}example-")
"""How the ids of words start that a rulebook alone prints, so far as its outline names them; no card says them."""

REQUIRED = ("ui-game",)
"""Messages every game must have: its title, which stands on every sheet."""
SHEET_TITLE = "ui-ref-title"
"""The message that holds the title of the reference sheet, for a game that gives it one."""

HEADING = f"{INTERFACE}section-"
"""How the ids of headings start that sections of many components share."""

_TITLE = re.compile(
    rf"{INTERFACE}(?:action|deck|event|formula|operation|param|phase|pile|points|procedure|region|section|space|table"
    r"|value|variant)-[\w-]*_[\w-]*"
)

OWN_ATTRIBUTES = frozenset({"flavor", "text"})
"""Attributes that any component's message may have: words without meaning, rules written by hand."""

Said = Mapping[str, set[str]]
"""Message id to the names of its attributes; the value itself counts under the empty name."""


def variant_title(variant: str) -> str:
    """The message that holds the name of a variant, for the sheets with its cards."""
    return f"{INTERFACE}variant-{variant.replace('_', '-')}"


def deck_title(deck: str) -> str:
    """The message that holds the name of a deck, for a game that prints each into files of its own."""
    return f"{INTERFACE}deck-{deck.replace('_', '-')}"


def pile_title(pile: str) -> str:
    """The message that holds the name of a pile, for virtual tables."""
    return f"{INTERFACE}pile-{pile.replace('_', '-')}"


def value_title(word: str) -> str:
    """The message that says what a word of an enum field is called."""
    return f"{INTERFACE}value-{word.replace('_', '-')}"


def is_misspelt_title(message: str) -> bool:
    """Whether a message looks like the name of a deck, an action or the like, which have no underscore."""
    return _TITLE.fullmatch(message) is not None


def section_title(section: str) -> str:
    """The message that holds the heading of a section in every component that has no heading of its own for it."""
    return f"{HEADING}{section.replace('_', '-')}"


def custom_text(section: str) -> str:
    """The attribute with the rules that are written by hand: of a section, or of the component itself."""
    return f"{section}-text" if section else "text"


def own_words(attributes: Iterable[str], told: Container[str]) -> list[str]:
    """Attributes of a component's message that templates alone decide about: no flavor, and told by no effect."""
    return [name for name in attributes if name and name != "flavor" and name not in told]


def is_custom_text(attribute: str) -> bool:
    """Whether an attribute holds rules that are written by hand; the id of a section has no hyphen."""
    return attribute == "text" or attribute.endswith("-text")


@lru_cache(maxsize=16)
def message_ids(source: TextSource) -> Said:
    """What a file says; the second time it is known."""
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    for message, attribute in _ENTRY.findall(source.text):
        if message:
            current = found.setdefault(message, {""})
        else:
            current.add(attribute)
    for message in _EMPTY.findall(source.text):
        found[message].discard("")
    return found


def stray_line(source: TextSource) -> int | None:
    """The first line, from 1, that looks like a message without its = sign; None when there is none."""
    match = _STRAY.search(source.text)
    return source.text.count("\n", 0, match.start()) + 1 if match else None


def said_line(source: TextSource, message: str, attribute: str = "") -> str:
    """The first line of a message or of one of its attributes, as the file has it; nothing where it has none."""
    found = re.search(rf"^{re.escape(message)}[ ]*=.*", source.text, re.MULTILINE)
    if found and attribute:
        own = re.match(r"(?:\n(?:[ ].*)?)*", source.text[found.end() :])
        found = re.search(rf"^[ ]+\.{re.escape(attribute)}[ ]*=.*", own[0] if own else "", re.MULTILINE)
    return found[0].strip() if found else ""


def line_of(source: TextSource, message: str) -> int:
    """The line a message starts in, from 1."""
    match = re.search(rf"^{re.escape(message)}[ ]*=", source.text, re.MULTILINE)
    return source.text.count("\n", 0, match.start()) + 1 if match else 1
