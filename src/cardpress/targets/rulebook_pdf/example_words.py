"""What is to be read at an example: the rules of the cards beside it, too small on them, and what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cardpress.models.project import ComponentText

SIDES = re.compile("[\u25a0-\u25ff][ \u00a0]*")
"""Marks that tell the sides apart in a terminal; on paper the pictures do."""
HEADING = re.compile(r"\*[^*]+\*")
"""A line that stands over what follows, such as the name of a turn."""
EMPHASISED = "*"


def happenings(told: Mapping[str, Any], *, goes_on: bool) -> list[str]:
    """What happens, line by line, also what comes by itself if it `goes_on`; no heading that nothing follows."""
    lines = [SIDES.sub("", line) for line in (*told["lines"], *(told["rest"] if goes_on else ()))]
    while len(lines) > 1 and HEADING.fullmatch(lines[-1]):
        lines.pop()
    return lines


def card_rules(text: ComponentText, messages: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The rules of a card, each with the heading of its section, or what its field is called if it has several."""
    rules = {field: rule for field, rule in text.rules.items() if rule}
    for field, rule in rules.items():
        names = (f"ui-{field}", f"ui-field-{field}") if len(rules) > 1 and EMPHASISED not in rule else ()
        heading = next((messages[name] for name in names if name in messages), "")
        yield heading[:1].upper() + heading[1:], rule
    yield from ((section.heading, section.text) for section in text.sections.values() if section.text)
