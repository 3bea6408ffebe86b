"""Draft languages: unfinished translations whose missing texts are taken from a finished language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeVar

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.models.project import ComponentText, Messages

T = TypeVar("T")
MOST_NAMED = 5
"""Most missing words a warning lists; the rest are counted."""
FIRST = "en"
"""The preferred fallback language, if it is finished."""
MISSING = frozenset({"missing-translation", "missing-message"})
"""Problems that are only warnings in a draft: missing texts. Any other problem is an error as usual."""


def fallback_language(languages: Collection[str], drafts: Collection[str]) -> str:
    """The finished language that drafts fall back to; "" when all languages are drafts."""
    finished = sorted(set(languages) - set(drafts))
    return FIRST if FIRST in finished else next(iter(finished), "")


def downgrade_missing(problems: Iterable[Diagnostic], draft: str, instead: str) -> Iterator[Diagnostic]:
    """Problems of a draft, with missing texts merged into one warning a file that counts them."""
    missing: dict[str, dict[str, Diagnostic]] = {}
    for problem in problems:
        if problem.code in MISSING and _is_of(problem.position.file, draft):
            what = problem.message.partition(":")[0]  # behind it stands why, and several languages can be why
            missing.setdefault(problem.position.file, {}).setdefault(what, problem)
        else:
            yield problem
    for path, found in ((path, [*listed.values()]) for path, listed in missing.items()):
        count = f" and {len(found) - 1} more are missing there" if len(found) > 1 else ""
        message = f"{found[0].message}{count}; {instead} stands in, since {draft} is a draft"
        hint = "cardpress translate status lists texts that are missing"
        yield replace(found[0], message=message, position=Position(path), hint=hint, severity=Severity.WARNING)


def _is_of(path: str, language: str) -> bool:
    return path.startswith("content/") and path.rpartition("/")[2].partition(".")[0] == language


class Fallback(Protocol):
    """Renders a text with `make`, or takes it from the finished language where a word is missing."""

    def __call__(self, make: Callable[[], T], instead: Callable[[ComponentText], T]) -> T:
        """The result of `make`, or of `instead` with the text of the finished language."""


def without_fallback(make: Callable[[], T], instead: Callable[[ComponentText], T]) -> T:
    """The result of `make`, for finished languages; raises KeyError where a word is missing."""
    return make()


@dataclass
class DraftFallback:
    """Falls back to the finished language's text `other`; `lacking` collects the missing words."""

    other: ComponentText
    lacking: list[str] = field(default_factory=list)

    def __call__(self, make: Callable[[], T], instead: Callable[[ComponentText], T]) -> T:
        """The result of `make`, or the same part of the other text."""
        try:
            return make()
        except KeyError as lack:
            self.lacking.append(" ".join(str(part) for part in lack.args if part))
            return instead(self.other)


def lacking_words_warning(path: str, draft: str, instead: str, lacking: Sequence[str]) -> Diagnostic:
    """A warning that cards use another language where a draft lacks words."""
    more = f" and {len(lacking) - MOST_NAMED} more" if len(lacking) > MOST_NAMED else ""
    message = f"{instead} stands in where {draft} lacks {', '.join(lacking[:MOST_NAMED])}{more}"
    hint = "write these messages, nouns or words of the lexicon"
    return Diagnostic("missing-translation", message, Position(path), None, hint, Severity.WARNING)


class FallbackMessages(Messages):
    """Interface messages of a draft, with those of the finished language where the draft has none."""

    def __init__(self, own: Mapping[str, str], other: Mapping[str, str]) -> None:
        self._own, self._other = own, other

    def format(self, message: str, /, **numbers: object) -> str:
        """A message with further variables; raises KeyError for an unknown message or a missing variable."""
        for words in (self._own, self._other):
            if isinstance(words, Messages):
                try:
                    return words.format(message, **numbers)
                except KeyError:
                    continue
        return self[message]

    def __getitem__(self, id_: str) -> str:
        return self._own[id_] if id_ in self._own else self._other[id_]

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys([*self._own, *self._other])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._own or id_ in self._other


def fill_from(text: ComponentText, other: ComponentText) -> ComponentText:
    """A component's text with missing flavor, headings and template words filled in from the finished language.

    The same text where it lacks none of them: what is made of it is then made once.
    """
    sections = {
        id_: replace(one, heading=one.heading or other.sections[id_].heading) if id_ in other.sections else one
        for id_, one in text.sections.items()
    }
    own = {**other.own, **{name: words for name, words in text.own.items() if words}}
    made = replace(text, flavor=other.flavor if text.flavor is None else text.flavor, sections=sections, own=own)
    return text if made == text else made


def add_missing_messages(text: str, file: FluentFile, other: FluentFile) -> str:
    """A Fluent file with the messages that only another one has."""
    lacking = [entry.text for id_, entry in other.entries.items() if id_ not in file.entries]
    return "\n".join([text.rstrip("\n"), *lacking, ""]) if lacking else text
