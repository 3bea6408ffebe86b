"""The decisions of Carnomorphs in words: the question, the choices, and what each choice means."""

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
"""The word for choosing nothing, by question."""
WITH_RULES_TEXT = frozenset({"act", "keep_objective", "keep_mutation", "stack_event"})
"""Questions whose cards are shown with their rules texts."""


class Prompts:
    """The pending decision of a state, in words."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def question(self, state: CarnomorphState) -> list[str]:
        """The rules text of the component that asks, then the question."""
        return [*self._source_text(state), self.say(f"ask-{state.question.replace('_', '-')}", left=state.left)]

    def _source_text(self, state: CarnomorphState) -> list[str]:
        """The rules text of the card or room that is being carried out."""
        asking = state.argument_of_waiting(resume)
        return [] if asking is None or asking.bearer < 0 else self.naming.card(asking.bearer)

    # ---- what can be chosen

    def choices(self, state: CarnomorphState) -> list[ChoiceGroup]:
        """All legal actions; number 0 is no, none or pass."""
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
        """The cost of an action in cards; 0 for free ones and for those that cost only a scanned card."""
        word = {"use": "room"}.get(name, name)
        return int(getattr(self.game.rules.round, f"cost_{word}", 0))

    def _card(self, state: CarnomorphState, card: int) -> str:
        name = self.naming.names[card]
        if state.question == "act":
            name = self.say("choice-play", name=name, cost=self.game.cards[card].cost)
        return " · ".join([name, *self.naming.rules[card]]) if state.question in WITH_RULES_TEXT else name

    def _room(self, state: CarnomorphState, room: int) -> str:
        """A room with its figures and fire."""
        parts = [self.naming.room(state, room), *(self.naming.figure(each) for each in state.figures_in(room))]
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
        """The name of a mode, or the part of the rules text that describes it, or its number."""
        if state.question in MODES:
            return self.say(f"choice-{MODES[state.question][mode].partition(' ')[0]}")
        asked = " ".join(self._source_text(state)).rpartition(":")[2].strip(" .").split(self.say("mode-or"))
        if len(asked) <= max(mode, 1):
            return self.say("choice-mode", number=mode + 1)
        words = asked[mode].strip(" :")
        return words[0].upper() + words[1:]

    # ---- what a choice means

    def about(self, state: CarnomorphState, action: int) -> list[str]:
        """The rules text of an action's card or room, or the rule behind the question."""
        name, number = LAYOUT.range_of(action)
        if action >= CARD:
            return self.naming.card(number)
        if name == "use":
            return self.naming.card(state.tiles[state.pos[state.player]])
        if name == "mutate":
            return self.naming.card(state.mutation_of(state.player))
        if name == "move":
            ways = self.game.around[state.pos[state.player]]
            noisy = ", ".join(self.naming.corridor(way) for way in places_in(ways & state.noises))
            return [self.say("about-move", noisy=noisy or self.say("none"))]
        if name in {"careful", "shoot", "melee", "lift"}:
            return [self.say(f"about-{name}")]
        return self.question(state)
