"""Typography of rules texts: spaces, capitals, full stops, and no-break spaces by the language's rules."""

from __future__ import annotations

import re
from functools import cache

from cardpress.language.grammar import span_marks
from cardpress.language.grammar.span_marks import Substitute

_BEFORE_MARK = re.compile(r" +([,.:;)])")
_SPACES = re.compile(r" {2,}")
_STARTS = re.compile(r"(^|[.!?] |\n|:\* )(\w)")
Ties = tuple[tuple[str, str], ...]
"""Patterns and their replacements in order, which insert no-break spaces."""


@cache
def _compile_ties(ties: Ties) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), replacement) for pattern, replacement in ties)


def finish(text: str, ties: Ties, substitute: Substitute = span_marks.substitute) -> str:
    """The text with sentence case, a final full stop and no-break spaces."""
    text = substitute(_BEFORE_MARK, r"\1", substitute(_SPACES, " ", text)).strip().rstrip(",")
    text = substitute(_STARTS, lambda found: found[1] + found[2].upper(), text)
    text = bind(text, ties, substitute)
    return text if text.endswith((".", "!", "?")) else text + "."


def bind(text: str, ties: Ties, substitute: Substitute = span_marks.substitute) -> str:
    """The text with the no-break spaces of a language."""
    for pattern, replacement in _compile_ties(ties):
        text = substitute(pattern, replacement, text)
    return text
