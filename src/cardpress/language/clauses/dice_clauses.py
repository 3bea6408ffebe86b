"""Clauses of dice rolls: each outcome is rendered on its own, since only one of them happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardpress.effects.actors import YOU, actor
from cardpress.effects.families.dice import Roll, RollTable
from cardpress.effects.nodes import Operation
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.player_phrases import PlayerPhrases
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Clause, Clauses

Narrate = Callable[[Operation, ClauseContext], str]


class DiceClauses:
    """Renders rolls; `narrate` renders the operations nested in them."""

    def __init__(self, say: Sentences, discourse: Discourse, people: PlayerPhrases, narrate: Narrate) -> None:
        self._say, self._discourse, self._people, self._narrate = say, discourse, people, narrate

    def clause(self, node: Roll | RollTable, context: ClauseContext) -> str:
        """The text of a roll and its outcomes, which are imperatives wherever the roll itself stands.

        Nested in a sentence it has no full stop, so that what follows is not read as part of an outcome.
        """
        who = self._people.subject(actor(node), context)
        after = replace(
            context, subject=YOU, mood=context.new_clause_mood, inline=True, goes_on=False, happens=True
        )
        if isinstance(node, RollTable):
            rows = replace(after, closed=True)
            return self._say("roll_table", who=who, rows=Clauses(lambda _: self._rows(node, rows)))
        otherwise, message = node.otherwise, "roll-inline" if context.closed else "roll"
        do = self._outcome(node.do, replace(after, closed=context.closed or otherwise is not None))
        other = self._outcome(otherwise, after) if otherwise else "none"
        return self._say(message, who=who, at_least=node.at_least, do=do, otherwise=other)

    def _rows(self, node: RollTable, context: ClauseContext) -> tuple[str, ...]:
        texts: list[str] = []
        for (low, high), row in zip(node.spans, node.rows, strict=True):
            span = "exact" if low == high else "range"
            texts.append(self._say("roll-row", low=low, high=high, span=span, do=self._outcome(row.do, context)))
        return tuple(texts)

    def _outcome(self, node: Operation, context: ClauseContext) -> Clause:
        def say(mood: str) -> str:
            known = dict(self._discourse.players)
            self._discourse.open_sentence()
            text = self._narrate(node, context.with_mood(mood))
            self._discourse.players = known
            return text

        return Clause(say)
