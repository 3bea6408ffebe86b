"""In what surroundings a clause stands: who acts, in which mood, inside which sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardpress.effects.actors import Who, actor, identity, is_somebody
from cardpress.effects.families import control, dice, things
from cardpress.effects.nodes import Operation
from cardpress.effects.walk import direct_operations

UNCLEAR = "?"
NOBODY = ""
CONTROL = (
    control.Seq, control.May, control.Choose, control.Cost, control.If, control.When, control.While,
    control.Limit, control.Each, dice.Roll, dice.RollTable,
)  # fmt: skip
"""Operations whose sentence depends on what they govern."""


@dataclass(frozen=True)
class ClauseContext:
    """`subject` and `chooser` (who chooses among several actors) are identities of players.

    `inline`: inside another sentence; `paying`: named as a price.
    `closed`: more of the sentence follows, so that no full stop can stand inside.
    `happens`: it comes about at that moment, and was not so before: after a roll, an event, a price.
    `goes_on`: the clause before this one, in the same sentence, has the same subject, which is not said again.
    Moods are those of Person. Where several actors can be meant the subject is NOBODY: each clause says its own.
    """

    subject: str = "you"
    mood: str = "order"
    inline: bool = False
    paying: bool = False
    chooser: str = ""
    goes_on: bool = False
    closed: bool = False
    happens: bool = False

    @property
    def new_clause_mood(self) -> str:
        """The mood of what you do next, whatever went before: an order, but a statement among statements."""
        return "fin" if self.closed and self.mood == "fin" else "order"

    def for_player(self, who: Who) -> ClauseContext:
        """The context of what that player does or chooses."""
        same = identity(who)
        return replace(self, subject=same, mood=self.mood if same == self.subject else "fin", inline=True)

    def among_players(self, chooser: Who) -> ClauseContext:
        """The context of what one of several actors does, as that player chooses."""
        return replace(self, subject=NOBODY, mood="fin", inline=True, chooser=identity(chooser))

    def after(self, node: Operation, *, rest: bool = False) -> ClauseContext:
        """The context of what the same sentence says of whoever has just acted, if that is surely the same player.

        `rest`: what is done to what that player left is.
        """
        acting = subjects(node)
        who = next(iter(acting)) if len(acting) == 1 else UNCLEAR
        if who == self.subject or not (rest or is_somebody(who) or who == self.chooser):
            return self
        return replace(self, subject=who, mood="fin")

    def with_mood(self, mood: str) -> ClauseContext:
        """The same surroundings in another mood; an empty one or 'same' changes nothing."""
        return self if mood in {"", "same"} else replace(self, mood=mood)


def subjects(node: Operation) -> set[str]:
    """The identities of those who do what the tree says; UNCLEAR where no infinitive can say it."""
    match node:
        case control.Seq(do=steps):
            found = {who for step in steps for who in subjects(step)}
        case control.Cost(pay=pay, do=do):
            found = subjects(pay) | subjects(do)
        case control.If(do=do, otherwise=otherwise):
            found = subjects(do) | (subjects(otherwise) if otherwise else set())
        case control.Limit(do=do):
            found = subjects(do)
        case _ if node.manner.heading:
            found = {UNCLEAR}
        case things.Modify(stat="cost") | control.When() | control.While() | control.Each() | control.Custom():
            found = {UNCLEAR}
        case _:
            found = {identity(actor(node)), *(who for one in direct_operations(node) for who in subjects(one))}
    return found


def is_plain(node: Operation) -> bool:
    """Whether the node is one clause that governs no other."""
    return next(direct_operations(node), None) is None


def is_heading(node: Operation) -> bool:
    """Whether the node opens with a keyword whose reach goes on to the end of the paragraph."""
    return node.manner.heading or (isinstance(node, control.When) and node.event.manner.heading)


def sentence_opening(node: Operation) -> str:
    """How a sentence begins that is cut off by a mark: with permission, with a clause or with an order."""
    if isinstance(node, control.May):
        return "may"
    return "clause" if isinstance(node, (control.When, control.While, control.If)) else "order"
