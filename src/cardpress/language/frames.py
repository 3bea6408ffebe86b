"""In what surroundings a clause stands: who acts, in which mood, inside which sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardpress.effects import operations as ops
from cardpress.effects.slots import Operation
from cardpress.effects.walk import children
from cardpress.language.phrases import Person

UNCLEAR = "?"
NOBODY = ""
CONTROL = frozenset({"seq", "may", "choose", "cost", "if", "when", "while", "limit"})
"""Operations whose sentence depends on what they govern."""


@dataclass(frozen=True)
class Frame:
    """`inline`: inside another sentence; `paying`: named as a price; `chooser`: who chooses among several actors.

    `goes_on`: the clause before this one, in the same sentence, has the same subject, which is not said again.
    Moods are those of Person. Where several actors can be meant the subject is NOBODY: each clause says its own.
    """

    subject: str = "you"
    mood: str = "order"
    inline: bool = False
    paying: bool = False
    chooser: str = ""
    goes_on: bool = False

    def person(self, who: str) -> Person:
        """A player as the subject of an operation here."""
        if who == self.subject:
            return Person(who, self.mood, silent=who != "you" or self.goes_on, chosen=True)
        return Person(who, chosen=True, again=who == self.chooser, stressed=self.subject == NOBODY)

    def inside(self, who: str) -> Frame:
        """The frame of what that player does or chooses."""
        return replace(self, subject=who, mood=self.person(who).mood, inline=True)

    def between(self, chooser: str) -> Frame:
        """The frame of what one of several actors does, as that player chooses."""
        return replace(self, subject=NOBODY, mood="fin", inline=True, chooser=chooser)

    def after(self, node: Operation) -> Frame:
        """The frame of what the same sentence goes on with: its subject is known."""
        acting = subjects(node)
        if self.subject != NOBODY or len(acting) != 1 or UNCLEAR in acting:
            return self
        return replace(self, subject=next(iter(acting)))

    def to(self, mood: str) -> Frame:
        """The same surroundings in another mood; an empty one or 'same' changes nothing."""
        return self if mood in {"", "same"} else replace(self, mood=mood)


def subjects(node: Operation) -> set[str]:
    """Who does what the tree says; UNCLEAR where no infinitive can say it."""
    match node:
        case ops.Seq(do=steps):
            found = {who for step in steps for who in subjects(step)}
        case ops.Cost(pay=pay, do=do):
            found = subjects(pay) | subjects(do)
        case ops.If(do=do, otherwise=otherwise):
            found = subjects(do) | (subjects(otherwise) if otherwise else set())
        case ops.Limit(do=do):
            found = subjects(do)
        case _ if node.manner.heading:
            found = {UNCLEAR}
        case ops.Modify(stat="cost") | ops.When() | ops.While() | ops.Custom():
            found = {UNCLEAR}
        case _:
            nested = (one for _, one in children(node) if isinstance(one, Operation))
            found = {getattr(node, "who", "you"), *(who for one in nested for who in subjects(one))}
    return found


def is_plain(node: Operation) -> bool:
    """Whether the node is one clause that governs no other."""
    return not any(isinstance(child, Operation) for _, child in children(node))


def is_heading(node: Operation) -> bool:
    """Whether the node opens with a keyword whose reach goes on to the end of the paragraph."""
    return node.manner.heading or (isinstance(node, ops.When) and node.event.manner.heading)
