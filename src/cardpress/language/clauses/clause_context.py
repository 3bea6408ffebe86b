"""The context a clause is rendered in: its subject, its mood and its place in the sentence."""

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
"""Operations whose sentence depends on the operations nested in them."""


@dataclass(frozen=True)
class ClauseContext:
    """Subject, mood and position of a clause; `subject` and `chooser` (who picks an actor) are player identities.

    `inline`: nested in another sentence; `paying`: the clause states a cost.
    `closed`: the sentence continues after this clause, so it must not contain a full stop.
    `happens`: a change at a moment (after a roll, an event, a cost) rather than a lasting state.
    `goes_on`: coordinated with the previous clause, whose subject it shares and does not repeat.
    Moods are those of Person. With several possible actors the subject is NOBODY: each clause states its own.
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
        """Mood of a new clause addressed to the reader: imperative, or indicative among indicative clauses."""
        return "fin" if self.closed and self.mood == "fin" else "order"

    def for_player(self, who: Who) -> ClauseContext:
        """The context of a clause nested under what a player does or chooses."""
        same = identity(who)
        return replace(self, subject=same, mood=self.mood if same == self.subject else "fin", inline=True)

    def among_players(self, chooser: Who) -> ClauseContext:
        """The context of clauses with several possible actors, among whom a player chooses."""
        return replace(self, subject=NOBODY, mood="fin", inline=True, chooser=identity(chooser))

    def after(self, node: Operation, *, rest: bool = False) -> ClauseContext:
        """The context of the next clause of a sentence, keeping the subject of `node` where it is unambiguous.

        `rest`: the next clause is about what that player left over.
        """
        acting = subjects(node)
        who = next(iter(acting)) if len(acting) == 1 else UNCLEAR
        if who == self.subject or not (rest or is_somebody(who) or who == self.chooser):
            return self
        return replace(self, subject=who, mood="fin")

    def with_mood(self, mood: str) -> ClauseContext:
        """This context in another mood; '' and 'same' keep the mood."""
        return self if mood in {"", "same"} else replace(self, mood=mood)


def subjects(node: Operation) -> set[str]:
    """Identities of the players who act in a tree; UNCLEAR for parts that no infinitive can express."""
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
    """Whether the node is a single clause without nested operations."""
    return next(direct_operations(node), None) is None


def is_heading(node: Operation) -> bool:
    """Whether the node begins with a keyword that applies to the rest of the paragraph."""
    return node.manner.heading or (isinstance(node, control.When) and node.event.manner.heading)


def sentence_opening(node: Operation) -> str:
    """How a sentence set off by punctuation begins: with "may", a subordinate "clause" or an "order"."""
    node = control.choice_first(node)
    if isinstance(node, control.Seq):
        return sentence_opening(node.do[0])
    if isinstance(node, control.May):
        return "may"
    return "clause" if isinstance(node, (control.When, control.While, control.If)) else "order"
