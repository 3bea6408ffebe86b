"""Prompts of Mephisto: the question asked, the choices, and what a choice means."""

from __future__ import annotations

from functools import partial

from cardpress_engines.kernel.actions import DONE, MODE, PLAYER, YES
from cardpress_engines.kernel.interpreter import argument_of, pick, resume
from cardpress_engines.kernel.text_view import ChoiceGroup, none_last, number_choices
from cardpress_engines.mephisto.actions import (
    AMOUNT,
    CARD,
    DECK,
    FIGHT,
    HAND_OVER,
    KIND,
    LANE,
    LOOT,
    PASS,
    PIECE,
    SPACE,
    SUMMON,
)  # fmt: skip
from cardpress_engines.mephisto.effects.deck_top import put_top
from cardpress_engines.mephisto.effects.selectors import design
from cardpress_engines.mephisto.fight import choose_monsters, choose_weapons
from cardpress_engines.mephisto.state import EMPTY, MephistoState
from cardpress_engines.mephisto.text.fights import Fights
from cardpress_engines.mephisto.text.names import DisplayNames
from cardpress_engines.mephisto.turn import pay, summon_into

ACTIONS = {LOOT: "loot", FIGHT: "fight", SUMMON: "summon", PASS: "pass", HAND_OVER: "hand-over"}
"""Choices of the play step that are no cards."""


class Prompts:
    """The decision a state waits for, in words."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self.fights = Fights(naming)

    # ---- what is asked

    def question(self, state: MephistoState) -> list[str]:
        """The rules text of the card that asks, if a card does, then the question."""
        card = asking_card(state)
        lines = (
            [f"{self.naming.names[card]}: {text}" for text in self.naming.rules[card]] if card is not None else []
        )
        return [*lines, self._question_text(state)]

    def _question_text(self, state: MephistoState) -> str:
        asked = state.question
        if asked in {"monsters", "weapons", "favor"}:
            return self.fights.fight_question(state, chosen_count(state))
        if asked == "move" and state.options[0] < PIECE:
            asked = "move-lane"
        values: dict[str, str | int] = {"chosen": chosen_count(state)}
        if paying := state.argument_of_waiting(pay):
            values = {"card": self.naming.names[state.resolving[-1]], "left": paying[1]}
        elif summoning := state.argument_of_waiting(summon_into):
            values = {"card": self.naming.names[summoning[1]]}
        return self.say(f"ask-{asked}", **values)

    # ---- what can be chosen

    def choices(self, state: MephistoState) -> list[ChoiceGroup]:
        """All legal actions: 0 is no, none and no more, favor is its amount, others count from 1."""
        if state.question == "favor":
            return self.fights.favor(state)
        before = [action for action in state.options if action >= CARD or action == HAND_OVER]
        actions = [action for action in state.options if action not in before]
        parts = [(self.say("group-before"), before), (self.say("group-action"), actions)]
        if state.question != "turn":
            parts = [("", none_last(state.options))]
        return number_choices(parts, partial(self._words, state))

    def _none(self, state: MephistoState) -> str:
        if state.question == "may":
            return self.say("choice-no")
        return self.say("choice-done" if chosen_count(state) else "choice-none")

    def _words(self, state: MephistoState, action: int) -> str:
        if state.question == "turn" and action >= CARD:
            return self._play(state, action)
        if action >= PIECE:
            return self._piece(state, action - PIECE)
        if action >= CARD:
            return self._card(action - CARD)
        if SPACE <= action < AMOUNT:
            card = state.dungeon[action - SPACE]
            lane = self.naming.lane(action - SPACE, state.player)
            return self.say("choice-space", card=self.naming.names[card], stats=self.naming.stats(card), lane=lane)
        if LANE <= action < SPACE:
            return self._lane(state, action - LANE)
        return self._plain(state, action)

    def _play(self, state: MephistoState, action: int) -> str:
        card = design(state, action)
        name, stats = self.naming.names[card], self.naming.stats(card)
        if action >= PIECE:
            return self.say("choice-activate", card=name, stats=self.naming.piece(state, action - PIECE))
        return self.say("choice-use" if self.game.is_monster[card] else "choice-play", card=name, stats=stats)

    def _card(self, card: int) -> str:
        return self.say("choice-card", card=self.naming.names[card], stats=self.naming.stats(card))

    def _piece(self, state: MephistoState, piece: int) -> str:
        owner, lane = state.owner[piece], state.lane[piece]
        stats = [self.naming.player(owner, state.player)] if owner != state.player else []
        stats += [self.naming.piece(state, piece), *([self.say("piece-lane", lane=lane)] if lane else [])]
        return self.say("choice-card", card=self.naming.names[self.game.design_of[piece]], stats=", ".join(stats))

    def _lane(self, state: MephistoState, lane: int) -> str:
        if state.question != "lane":
            return self.say("choice-lane-plain", lane=lane)
        lying = [state.dungeon[space] for space in self.game.lanes[state.player][lane]]
        monsters = [self._card(card) for card in lying if card != EMPTY and self.game.is_monster[card]]
        reach = self.fights.reach(state, lane)
        return f"{self.say('choice-lane', lane=lane, cards=', '.join(monsters))} · {reach}"

    def _plain(self, state: MephistoState, action: int) -> str:
        if action in ACTIONS:
            said = self.say(f"choice-{ACTIONS[action]}", favor=self.game.rules.actions.summon_favor)
            hopeless = action == FIGHT and not self.fights.can_win(state)
            return f"{said} · {self.say('fight-hopeless')}" if hopeless else said
        if action == DECK:
            return self.say("choice-deck")
        if action in {DONE, YES}:
            return self.say("choice-yes") if action == YES else self._none(state)
        if action >= KIND:
            return self.say(f"kind-{self.game.kinds[action - KIND]}")
        if action >= PLAYER:
            return self.naming.player(action - PLAYER, state.player)
        return self._mode(state, action - MODE)

    def _mode(self, state: MephistoState, mode: int) -> str:
        """The part of the rules text behind its last colon that describes a mode, when it can be told apart."""
        card, between = asking_card(state), self.say("mode-or")
        for text in self.naming.rules[card] if card is not None else []:
            parts = text.rpartition(":")[2].strip(" .").split(between)
            if len(parts) > max(state.options) - MODE:
                return parts[mode][0].upper() + parts[mode][1:]
        return self.say("choice-mode", number=mode + 1)

    # ---- what a choice means

    def about(self, state: MephistoState, action: int) -> list[str]:
        """The card of an action with its rules text, or the rule of an action of the turn."""
        if action >= CARD or SPACE <= action < AMOUNT:
            return self.naming.text(design(state, action))
        if state.question == "turn" and action in {LOOT, FIGHT, SUMMON}:
            rules = self.game.rules
            values = {"wear": rules.actions.fight_wear, "attack": rules.favor.attack,
                      "favor": rules.actions.summon_favor}  # fmt: skip
            return [self.say(f"about-{ACTIONS[action]}", **values)]
        return self.question(state)


def asking_card(state: MephistoState) -> int | None:
    """The design whose effect asks, or None when a rule of the game does."""
    asking = state.argument_of_waiting(resume)
    if asking is None:
        return None
    card = design(state, asking.bearer)
    return card if card != EMPTY else None


def chosen_count(state: MephistoState) -> int:
    """How many cards were chosen already for this question."""
    if taking_on := state.argument_of_waiting(choose_monsters):
        return len(taking_on[1])
    if arming := state.argument_of_waiting(choose_weapons):
        return len(arming[2])
    asking = state.argument_of_waiting(resume)
    if asking is None:
        return 0
    if ordering := argument_of(put_top, state.game.code, asking):
        return asking.number(ordering[1])
    picking = argument_of(pick, state.game.code, asking)
    return len(asking.bindings[picking[-1]]) if picking else 0
