"""Decisions of Mephisto for a person: what is asked, what can be chosen, what a choice means."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import DONE, MODE, PLAYER, YES, pick
from cardpress_engines.kernel.telling import Choice, Group
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
from cardpress_engines.mephisto.state import EMPTY, MephistoState
from cardpress_engines.mephisto.telling.naming import Naming

ACTIONS = {LOOT: "loot", FIGHT: "fight", SUMMON: "summon", PASS: "pass", HAND_OVER: "hand-over"}
"""Choices of the play step that are no cards."""


class Questions:
    """The decision a state waits for, in words."""

    def __init__(self, naming: Naming) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    # ---- what is asked

    def question(self, state: MephistoState) -> list[str]:
        """The rules text of the card that asks, if a card does, then the question."""
        card = asking_card(state)
        lines = (
            [f"{self.naming.names[card]}: {text}" for text in self.naming.rules[card]] if card is not None else []
        )
        return [*lines, self._asked(state)]

    def _asked(self, state: MephistoState) -> str:
        frame, asked = state.stack[-1], state.question
        if asked in {"monsters", "weapons", "favor"}:
            return self._asked_in_fight(state)
        if asked == "move" and state.options[0] < PIECE:
            asked = "move-lane"
        values: dict[str, str | int] = {"chosen": chosen(state)}
        if asked == "pay":
            values = {"card": self.naming.names[state.resolving[-1]], "left": frame[2]}
        elif asked == "place":
            values = {"card": self.naming.names[frame[2]]}
        return self.say(f"ask-{asked}", **values)

    def _asked_in_fight(self, state: MephistoState) -> str:
        assert state.fight is not None
        attack, needed = strength(state)
        return self.say(
            f"ask-{state.question}", lane=state.fight[1], chosen=chosen(state), attack=attack, needed=needed
        )

    # ---- what can be chosen

    def choices(self, state: MephistoState) -> list[Group]:
        """All legal actions: 0 is no, none and no more, favor is its amount, others count from 1."""
        if state.question == "favor":
            return [Group("", [Choice(action - AMOUNT, action, self._favor(state, action - AMOUNT))
                               for action in state.options])]  # fmt: skip
        if state.question != "turn":
            others = [action for action in state.options if action != DONE]
            listed = [
                Choice(number, action, self._words(state, action)) for number, action in enumerate(others, 1)
            ]
            none = [Choice(0, DONE, self._none(state))] if DONE in state.options else []
            return [Group("", listed + none)]
        before = [action for action in state.options if action >= CARD or action == HAND_OVER]
        actions = [action for action in state.options if action not in before]
        groups, number = [], 0
        for heading, part in (("group-before", before), ("group-action", actions)):
            if part:
                listed = [
                    Choice(number + i, action, self._words(state, action)) for i, action in enumerate(part, 1)
                ]
                groups.append(Group(self.say(heading), listed))
                number += len(part)
        return groups

    def _none(self, state: MephistoState) -> str:
        if state.question == "may":
            return self.say("choice-no")
        return self.say("choice-done" if chosen(state) else "choice-none")

    def _favor(self, state: MephistoState, favor: int) -> str:
        attack, needed = strength(state)
        attack += favor * self.game.rules.favor.attack
        return self.say("choice-favor", favor=favor, attack=attack, enough="yes" if attack >= needed else "no")

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
        return self.say("choice-lane", lane=lane, cards=", ".join(monsters))

    def _plain(self, state: MephistoState, action: int) -> str:
        if action in ACTIONS:
            return self.say(f"choice-{ACTIONS[action]}", favor=self.game.rules.actions.summon_favor)
        if action == DECK:
            return self.say("choice-deck")
        if action == YES:
            return self.say("choice-yes")
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
    frame = state.stack[-1]
    if frame[0].__name__ != "resume":
        return None
    card = design(state, frame[3])
    return card if card != EMPTY else None


def chosen(state: MephistoState) -> int:
    """How many cards were chosen already for this question."""
    frame = state.stack[-1]
    if state.question in {"monsters", "weapons"}:
        return len(frame[-1])
    if frame[0].__name__ != "resume":
        return 0
    operation, argument = state.game.code[frame[1]]
    if operation is put_top:
        return int(frame[4][argument[1]] or 0)
    return len(frame[4][argument[-1]] or ()) if operation is pick else 0


def strength(state: MephistoState) -> tuple[int, int]:
    """Attack a player has so far in a fight, and what the chosen monsters need; from the monsters on."""
    game, frame = state.game, state.stack[-1]
    player, spaces = frame[1], frame[2]
    if state.question == "monsters":
        attack = 0
    elif state.question == "weapons":
        attack = sum(state.attack_of(piece) for piece in frame[3])
    else:
        attack = frame[3]
    needed = sum(game.attack[state.dungeon[space]] for space in spaces)
    return attack + game.empowered(state, player), needed
