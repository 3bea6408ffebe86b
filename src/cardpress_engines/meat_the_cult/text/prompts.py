"""Prompts of M.E.A.T.: the question asked, the choices, and what a choice means."""

from __future__ import annotations

from functools import partial

from cardpress_engines.kernel.actions import MODE
from cardpress_engines.kernel.interpreter import Running, resume
from cardpress_engines.kernel.protection import choose
from cardpress_engines.kernel.text_view import ChoiceGroup, none_last, number_choices
from cardpress_engines.meat_the_cult.actions import CARD, DISCOVER, HAND_OVER, POSITIONS, SLOT, USE
from cardpress_engines.meat_the_cult.state import CANCELLED, MeatState
from cardpress_engines.meat_the_cult.text.names import DisplayNames

PLACING = frozenset(POSITIONS)
NOTHING = {"move": "pass", "reply": "no", "lay": "laid", **dict.fromkeys(PLACING, "leave-empty")}
"""The message key of choosing nothing, by question."""


class Prompts:
    """The current decision of a state as text."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def question(self, state: MeatState) -> list[str]:
        """Pending actions at a reply, the rules text of the card whose effect asks, then the question."""
        lines = []
        if state.question == "reply":
            lines += [self._pending_text(state, *each) for each in zip(state.pending, state.aims, strict=True)]
        card = asking_card(state)
        if card is not None:
            lines += [f"{self.naming.names[card]}: {rule}" for rule in self.naming.rules[card]]
        protecting = state.argument_of_waiting(choose)
        amount = state.strikes[protecting[1][0][1]].amount if protecting else 0
        placed = sum(self.game.cost[each] for each in state.laid[state.player])
        values = {"ounces": state.ounces[state.player], "amount": amount, "cost": placed}
        asked = self.say(f"ask-{state.question}", **values)
        if state.question == "draft" and not _is_first(state):
            asked = f"{asked} {self.say('ask-draft-again')}"
        return [*lines, asked]

    def _pending_text(self, state: MeatState, played: tuple[int, int], effect: Running) -> str:
        player, action = played
        who, design = self.naming.player(player, state.player), state.game.borne(effect.bearer)
        if action == CANCELLED:
            return self.say("pending-cancelled", who=who)
        return self.say(
            "pending", who=who, card=self.naming.names[design], text=" ".join(self.naming.rules[design])
        )

    # ---- choices

    def choices(self, state: MeatState) -> list[ChoiceGroup]:
        """All legal actions; 0 is no, none or pass."""
        return number_choices([("", none_last(state.options))], partial(self._words, state))

    def _words(self, state: MeatState, action: int) -> str:
        if action >= CARD:
            return self._card(state, action - CARD)
        if action >= USE:
            return self._ability(state, action)
        if action >= SLOT:
            return self.naming.creature_on_field(state, action - SLOT, state.player)
        if action == HAND_OVER:
            return self.say("choice-hand-over")
        if action >= MODE:
            return self._mode(state, action - MODE)
        return self.say(f"choice-{NOTHING.get(state.question, 'no')}")

    def _card(self, state: MeatState, card: int) -> str:
        name, stats = self.naming.names[card], self.naming.stats(card)
        if self.game.kind[card] == "leader":
            return f"{name}: {self.naming.effects[card]}"
        message = "choice-play" if state.question in {"move", "reply"} else "choice-card"
        tells = state.question in {"move", "reply", "lay"} or (state.question == "draft" and _is_first(state))
        text = self.naming.rules[card] if tells else []
        return " · ".join([self.say(message, card=name, stats=stats), *text])

    def _ability(self, state: MeatState, action: int) -> str:
        slot = action - (DISCOVER if action >= DISCOVER else USE)
        design = self.game.design_of[state.field[slot]]
        values = {"card": self.naming.names[design], "slot": self.naming.position(slot)}
        return f"{self.say('choice-use', **values)} · {self.naming.effects[design]}"

    def _mode(self, state: MeatState, mode: int) -> str:
        """The part of the rules text after its colon that describes a mode, if it can be split."""
        card, between = asking_card(state), self.say("mode-or")
        parts = self.naming.effects[card].rpartition(":")[2].strip(" .").split(between) if card is not None else []
        if len(parts) > max(state.options) - MODE:
            return parts[mode][0].upper() + parts[mode][1:]
        return self.say("choice-mode", number=mode + 1)

    # ---- what a choice means

    def about(self, state: MeatState, action: int) -> list[str]:
        """The card of an action with its rules text, or the rule behind the question."""
        if action >= CARD:
            return self.naming.text(action - CARD)
        if action >= SLOT:
            first = DISCOVER if action >= DISCOVER else USE if action >= USE else SLOT
            return self.naming.text(self.game.design_of[state.field[action - first]])
        if state.question in {"move", "reply"}:
            return [self.say(f"about-{state.question}")]
        return self.question(state)


def _is_first(state: MeatState) -> bool:
    """Whether this is the player's first draft in this round."""
    return len(state.display) > state.game.revealed - state.game.num_players


def asking_card(state: MeatState) -> int | None:
    """The design whose effect asks, or None if a rule of the game asks."""
    asking = state.argument_of_waiting(resume)
    return None if asking is None else state.game.borne(asking.bearer)
