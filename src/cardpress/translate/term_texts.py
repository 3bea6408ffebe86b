"""Every text that a change of a term changes: found by changing it and telling all texts again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardpress.diagnostics import Report
from cardpress.models.project import Game, Texts
from cardpress.models.source import Source
from cardpress.stages.phrase import phrase

_CHANGED = "\u2042"
"""What is put behind every form of the term for a moment; no text has this sign."""
_NO_FORMS = frozenset({"gender", "place", "from", "number", "only", "mass"})
"""Fields of a term that are no words."""


@dataclass(frozen=True)
class TermText:
    """A text that says a term: the component or message it is of, the key of its tree there, the text."""

    of: str
    key: str
    text: str


def texts_of_term(game: Game, language: str, term: str) -> list[TermText]:
    """The texts of a game in a language that would change with a term; raises KeyError for one it lacks."""
    source = game.terms[language]
    terms: dict[str, Any] = dict(source.value)
    terms[term] = _with_other_forms(terms[term])
    changed = {**game.terms, language: _with_value(source, terms)}
    now, then = (phrase(one, language, Report()) for one in (game, replace(game, terms=changed)))
    after = {(one.of, one.key): one.text for one in _texts(then)}
    return [one for one in _texts(now) if after.get((one.of, one.key)) != one.text]


def _with_value(source: Source, value: object) -> Source:
    """A source that says something else, and is known for another by its text."""
    text = json.dumps(value)
    return replace(source, value=value, text=text, digest=hashlib.sha256(text.encode()).hexdigest())


def _with_other_forms(value: Any, name: str = "") -> Any:  # noqa: ANN401 JSON
    if isinstance(value, Mapping):
        return {key: one if key in _NO_FORMS else _with_other_forms(one, key) for key, one in value.items()}
    return " ".join(f"{form}{_CHANGED}" for form in value.split()) if isinstance(value, str) else value


def _texts(texts: Texts) -> Iterator[TermText]:
    for id_, component in texts.components.items():
        yield from (TermText(id_, key, text) for key, text in component.rules.items())
        yield from (TermText(id_, key, one.text) for key, one in component.sections.items())
        yield from (TermText(id_, key, text) for key, text in component.own.items())
    for id_, message in texts.messages.items():
        if isinstance(message, str):
            yield TermText(id_, "", message)
