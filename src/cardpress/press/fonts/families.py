"""Font families that stylesheets name: a misspelt one is found where it stands, not on every face it spoils."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import tinycss2
from tinycss2.ast import AtRule, Declaration, IdentToken, Node, QualifiedRule, StringToken

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.source import TextSource
from cardpress.press.look import Stylesheet

GENERIC = frozenset({"serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"})
_KEYWORDS = frozenset({"inherit", "initial", "unset", "revert"})
_SIZES = ("dimension", "percentage", "number", "function")


def unknown_families(sheet: Stylesheet, known: Collection[str]) -> list[Diagnostic]:
    """A diagnostic for every family a stylesheet names that is not among the known ones, whatever their case."""
    low = {family.lower() for family in known} | GENERIC | _KEYWORDS
    source = TextSource(sheet.path, sheet.text, "")
    named = _family_names(tinycss2.parse_stylesheet(sheet.text, skip_comments=True, skip_whitespace=True))
    return [_unknown(source, name, at, known) for name, at in named if name.lower() not in low]


def unknown_font(name: str, known: Collection[str]) -> tuple[str, str | None, str | None]:
    """Message, what was expected and hint for a family that no font of the game has."""
    return f'no font of the game is called "{name}"', one_of(sorted(known)), did_you_mean(name, known)


def _unknown(source: TextSource, name: str, at: Node, known: Collection[str]) -> Diagnostic:
    message, expected, hint = unknown_font(name, known)
    width = len(name) + 2 * isinstance(at, StringToken)
    position = source.position(at.source_line, at.source_column, width)
    return Diagnostic("unknown-font", message, position, expected, hint)


def _family_names(rules: Sequence[Node]) -> Iterator[tuple[str, Node]]:
    """Every family of every `font-family` and `font`, with its first token."""
    for rule in rules:
        if isinstance(rule, Declaration):
            yield from _families(rule)
        elif isinstance(rule, QualifiedRule) or (isinstance(rule, AtRule) and rule.at_keyword != "font-face"):
            yield from _family_names(tinycss2.parse_blocks_contents(rule.content or []))


def _families(declaration: Any) -> Iterator[tuple[str, Node]]:  # noqa: ANN401 tinycss2 has no types
    if declaration.lower_name not in {"font", "font-family"}:
        return
    groups: list[list[Node]] = [[]]
    for token in declaration.value:
        if token == ",":
            groups.append([])
        elif token.type not in {"whitespace", "comment"}:
            groups[-1].append(token)
    if declaration.lower_name == "font":
        groups[0] = _after_size(groups[0])
    for group in groups:
        if group and isinstance(group[0], StringToken):
            yield group[0].value, group[0]
        elif group and all(isinstance(token, IdentToken) for token in group):
            yield " ".join(token.value for token in group), group[0]


def _after_size(tokens: list[Node]) -> list[Node]:
    """What follows style, weight, size and line height; nothing when there is no size in figures."""
    ends = [at for at, token in enumerate(tokens) if token.type in _SIZES or token == "/"]
    if not ends:
        return []
    return tokens[ends[-1] + (2 if tokens[ends[-1]] == "/" else 1) :]
