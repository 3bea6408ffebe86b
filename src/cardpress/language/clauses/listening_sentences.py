"""Sentences that note which messages they lack and say a stand-in, so that one telling finds all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.agreement import Wanted
from cardpress.language.grammar.phrases import Clause, Clauses, Figure, Person, Several


@dataclass(frozen=True, eq=False)
class ListeningSentences(Sentences):
    """Sentences that say something else in place of one that lacks.

    `missing` gets the ids of those, in the order of the text; `case` is the one in which numbers in them are said.
    """

    missing: dict[str, None] = field(kw_only=True)
    case: str = field(kw_only=True)

    def __call__(self, id_: str, /, **arguments: object) -> str:
        """The text of a message; of one that lacks, its id and all that would stand in it."""
        if self._lacks(id_.partition(".")[0]):
            return " ".join([id_, *self._said_in(arguments.values())])
        return super().__call__(id_, **arguments)

    def attributes(self, id_: str) -> Collection[str]:
        """The names of a message's attributes; none of one that lacks."""
        return () if self._lacks(id_) else super().attributes(id_)

    def subject_variable(self, id_: str) -> str:
        """The variable that the verbs of a message agree with; empty for one that lacks."""
        return "" if self._lacks(id_) else super().subject_variable(id_)

    def agreement_variables(self, id_: str, chosen: Mapping[str, str]) -> frozenset[str] | None:
        """Variables that a message's verbs agree with; none for one that lacks."""
        return frozenset() if self._lacks(id_) else super().agreement_variables(id_, chosen)

    def _lacks(self, id_: str) -> bool:
        if id_ in self._file(id_):
            return False
        self.missing[id_] = None
        return True

    def _said_in(self, values: Iterable[object]) -> Iterator[str]:
        """The text of nested effects, numbers and people, which their own messages make."""
        for value in values:
            match value:
                case Clause(say):
                    yield say("fin")
                case Clauses(say):
                    yield from say("fin")
                case Figure(say):
                    yield say(Wanted(self.case))
                case Person(description=say) if say is not None:
                    yield say(Wanted(self.case))
                case Several(parts):
                    yield from self._said_in(parts)
