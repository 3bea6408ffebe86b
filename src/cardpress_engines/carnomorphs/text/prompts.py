"""Decisions of Carnomorphs for a person: what is asked, what can be chosen, what a choice means."""

from __future__ import annotations

from functools import partial

from cardpress_engines.carnomorphs.action_names import MODES
from cardpress_engines.carnomorphs.actions import CARD, COLORS, LAYOUT
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.interpreter import resume
from cardpress_engines.kernel.text_view import ChoiceGroup, none_last, number_choices

NOTHING = {"act": "pass", "drop": "enough", "corridor": "enough", "procedure": "enough"}
"""What choosing nothing means, by question."""
WITH_RULES_TEXT = frozenset({"act", "keep_objective", "keep_mutation", "stack_event"})
"""Questions in which cards are offered with their rules texts."""


class Prompts:
    """The decision a state waits for, in words."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def question(self, state: CarnomorphState) -> list[str]:
        """The rules text of what asks, then the question."""
        return [*self._source_text(state), self.say(f"ask-{state.question.replace('_', '-')}", left=state.left)]

    def _source_text(self, state: CarnomorphState) -> list[str]:
        """The card or the room that is carried out."""
        asking = state.argument_of_waiting(resume)
        return [] if asking is None or asking.bearer < 0 else self.naming.card(asking.bearer)

    # ---- what can be chosen

    def choices(self, state: CarnomorphState) -> list[ChoiceGroup]:
        """All legal actions; 0 is no, none and pass."""
        return number_choices([("", none_last(state.options))], partial(self._words, state))

    def _words(self, state: CarnomorphState, action: int) -> str:
        name, number = LAYOUT.range_of(action)
        named = {"card": self._card, "room": self._room, "corridor": self._corridor, "figure": self._figure,
                 "mode": self._mode}  # fmt: skip
        if name in named:
            return named[name](state, number)
        match name:
            case "thing":
                return self.naming.things[number]
            case "player":
                return self.naming.player(number, state.player)
            case "color":
                name = COLORS[number]
            case "done":
                name = NOTHING.get(state.question, "no")
        return self.say(f"choice-{name}", cost=self._cost(name), space="ABCD"[number % 4], number=number + 1)

    def _cost(self, name: str) -> int:
        """How many cards an action costs; 0 for what costs none, or only its scanned card."""
        word = {"use": "room"}.get(name, name)
        return int(getattr(self.game.rules.round, f"cost_{word}", 0))

    def _card(self, state: CarnomorphState, card: int) -> str:
        name = self.naming.names[card]
        if state.question == "act":
            name = self.say("choice-play", name=name, cost=self.game.cards[card].cost)
        return " · ".join([name, *self.naming.rules[card]]) if state.question in WITH_RULES_TEXT else name

    def _room(self, state: CarnomorphState, room: int) -> str:
        """A room, with figures and fire there."""
        parts = [self.naming.room(state, room), *(self.naming.figure(each) for each in state.figures(room))]
        parts += [self.say("table-fire")] if state.fires >> room & 1 else []
        return ", ".join(parts)

    def _corridor(self, state: CarnomorphState, way: int) -> str:
        name = self.naming.corridor(way)
        return self.say("corridor-closed", corridor=name) if state.closed >> way & 1 else name

    def _figure(self, state: CarnomorphState, figure: int) -> str:
        room = self.naming.room(state, state.at[figure])
        return self.say("choice-figure", figure=self.naming.figure(figure), room=room,
                        injuries=state.injuries[figure])  # fmt: skip

    def _mode(self, state: CarnomorphState, mode: int) -> str:
        """A mode by its name, or the part of the text that describes it, when it can be told apart."""
        if state.question in MODES:
            return self.say(f"choice-{MODES[state.question][mode].partition(' ')[0]}")
        asked = " ".join(self._source_text(state)).rpartition(":")[2].strip(" .").split(self.say("mode-or"))
        return asked[mode].strip(" :") if len(asked) > mode > 0 else self.say("choice-mode", number=mode + 1)

    # ---- what a choice means

    def about(self, state: CarnomorphState, action: int) -> list[str]:
        """The card or room of an action with its rules text, or the rule of what is asked."""
        name, number = LAYOUT.range_of(action)
        if action >= CARD:
            return self.naming.card(number)
        if name == "use":
            return self.naming.card(state.tiles[state.pos[state.player]])
        if name == "mutate":
            return self.naming.card(state.mutation(state.player))
        if name == "move":
            ways = self.game.around[state.pos[state.player]]
            noisy = ", ".join(self.naming.corridor(way) for way in places_in(ways & state.noises))
            return [self.say("about-move", noisy=noisy or self.say("none"))]
        if name in {"careful", "shoot", "melee", "lift"}:
            return [self.say(f"about-{name}")]
        return self.question(state)
