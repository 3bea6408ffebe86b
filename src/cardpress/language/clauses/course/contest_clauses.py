"""Clauses of tricks, auctions and bets."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.effects.families import bidding, tricks
from cardpress.effects.nodes import Operation
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.clause_parts import ClauseParts
from cardpress.language.clauses.course.course_players import THAT_PLAYER
from cardpress.language.grammar.phrases import Cards

HAND, TRICK = "hand", "trick"


@dataclass
class ContestClauses(ClauseParts):
    """Renders the clause of a contest among several players."""

    def clause(self, node: Operation, context: ClauseContext) -> str | None:
        """The clause of such an operation; None for any other."""
        match node:
            case tricks.Trick():
                return self._trick(node)
            case bidding.Auction():
                return self._auction(node)
            case bidding.Betting():
                raises = "none" if node.raises is None else self.amount(node.raises, "raise", "")
                return self.say(
                    "betting",
                    **{"from": self.people.oblique(node.source, "")},
                    **{"raise": self.amount(node.raise_, node.resource, "")},
                    raises=raises,
                    into=Cards("place", (node.into,)),
                )
        return None

    def _trick(self, node: tricks.Trick) -> str:
        lead = self.people.oblique(node.lead, "")
        start = None if node.source in {None, HAND} else node.source
        end = None if node.to in {None, TRICK} else node.to
        with self.people.take_view_of(THAT_PLAYER):
            leads, discards = (
                "none" if tests is None else self.selectors.able(tests, (self.words.thing,), "")
                for tests in (node.leads, node.discards)
            )
        trump = "none" if node.trump is None else self.numbers.phrase(node.trump)
        by, follow = self.numbers.measure(node.by), self.numbers.measure(node.follow or node.by)
        if node.name:
            self.discourse.introduce_player(node.name, "winner")
        return self.say(
            "trick",
            lead=lead,
            **{"from": Cards("place", (start,)) if start else "none"},
            to=Cards("place", (end,)) if end else "none",
            leads=leads,
            discards=discards,
            follow="none" if node.follow is None else follow["stat"],
            followed="none" if node.follow is None else follow["points"],
            suit=follow["stat"],
            trump=trump,
            marked="no" if isinstance(node.trump, str) else "yes",
            by=by["stat"],
            points=by["points"],
        )

    def _auction(self, node: bidding.Auction) -> str:
        least = self.numbers.phrase(node.at_least)
        most = "none" if node.at_most is None else self.numbers.phrase(node.at_most)
        start = self.people.oblique(node.source, "")
        if node.name:
            self.discourse.introduce_player(node.name, "winner")
        if node.amount_as:
            self.discourse.introduce(node.amount_as, ("bid",), plural=False)
        once, resource = "yes" if node.once else "no", node.resource or "none"
        return self.say("auction", **{"from": start}, at_least=least, at_most=most, once=once, resource=resource)
