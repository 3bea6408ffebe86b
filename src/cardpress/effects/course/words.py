"""Every word that games share which play, and the wider form of those that others have too."""

from __future__ import annotations

from cardpress.effects.families import bidding, boards, choices, counters, flow, piles, tricks
from cardpress.effects.nodes import Condition, Operation
from cardpress.effects.shared import CONDITIONS, OPERATIONS
from cardpress.effects.specialisation import discriminator_value

COURSE_OPERATIONS: dict[str, type[Operation]] = OPERATIONS | {
    discriminator_value(model): model
    for model in (
        flow.Turns, flow.Repeat, flow.Phase, flow.By, flow.Together, flow.TakeActions, flow.Perform, flow.Signal,
        flow.Tell, flow.UseOffer, flow.EndEarly, flow.TurnAgain, flow.NextTurn, flow.Leave, flow.Rejoin, flow.Win,
        flow.LoseGame, flow.HandTurn, flow.Reverse, flow.Offer,
        piles.Draw, piles.Deal, piles.Put, piles.Look, piles.Reveal, piles.Each, piles.Shuffle, piles.Exchange,
        piles.Resolve, counters.Gain, counters.Lose, counters.SetCounter, counters.Give, counters.Mark,
        counters.Throw, choices.PickSome, choices.ChooseNumber, choices.ChooseWord, choices.ChoosePlayer,
        choices.Let, tricks.Trick, bidding.Auction, bidding.Betting,
    )
}  # fmt: skip
"""The operations of games that play: those that all games share, some of them wider, and those of the course."""

COURSE_CONDITIONS: dict[str, type[Condition]] = CONDITIONS | {
    discriminator_value(model): model
    for model in (
        flow.Every, flow.Some, flow.Can, flow.OffersUse, flow.FieldSays, flow.HasLeft, flow.InVariant,
        flow.SamePlayer, flow.AllOf, flow.AnyOf, flow.NotSo,
        piles.Exists, piles.SameIn, piles.FormsSet, counters.NumberIs, counters.Unset,
        boards.Line, boards.Connects, boards.Standing,
    )
}  # fmt: skip
"""The conditions of games that play."""

NEED_BODIES = frozenset({"attach", "attached", "grant", "move"})
"""Shared words that each game does in a way of its own: without a body they print and do not play."""

COURSE_WORDS = frozenset({*COURSE_OPERATIONS, *COURSE_CONDITIONS})
"""All of them: what they say is said by the languages, for every game alike."""
