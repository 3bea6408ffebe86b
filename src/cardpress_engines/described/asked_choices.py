"""Which choice a state asks for, by the names play files give: of which action, called what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardpress_engines.described.effects.choices import ActPlan
from cardpress_engines.described.game import DescribedGame


class AskedChoice(NamedTuple):
    """A choice: the action that asks for it, nothing for the course of play; its name (`as`), if it has one."""

    action: str = ""
    name: str = ""


def choices_asked(game: DescribedGame) -> Mapping[int, AskedChoice]:
    """Every choice that an action asks for, and every offer of actions, by the instruction that asks.

    A state whose waiting effect is at that instruction asks for it. What components ask for is not among them.
    """
    offers = (place for place, (_, argument) in enumerate(game.instructions) if isinstance(argument, ActPlan))
    found = dict.fromkeys(offers, AskedChoice())
    for plan in game.actions.values():
        found.update({place: AskedChoice(plan.name, name) for place, name in plan.questions.items()})
    return found
