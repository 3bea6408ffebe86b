"""The decisions of Adrenaline in words: the question, the choices, and what each choice means."""

from __future__ import annotations

from functools import partial

from cardpress_engines.adrenaline.actions import CARD, DIRECTIONS, LAYOUT
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.adrenaline.turn import move_limits
from cardpress_engines.kernel.interpreter import resume
from cardpress_engines.kernel.text_view import ChoiceGroup, none_last, number_choices

NOTHING = {"act": "end", "section": "enough", "target": "enough", "shove": "stay", "reload": "enough"}
"""The word for choosing nothing, by question."""


class Prompts:
    """The pending decision of a state, in words."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def question(self, state: AdrenalineState) -> list[str]:
        """The rules text of the component that asks, then the question."""
        values = {"left": state.left, "amount": int(state.question[-1]) if state.question[-1].isdigit() else 0}
        return [*self._source_text(state), self.say(f"ask-{state.question.partition('_')[0]}", **values)]

    def _source_text(self, state: AdrenalineState) -> list[str]:
        """The rules text of the section, card or ability that is being carried out."""
        asking = state.argument_of_waiting(resume)
        if asking is None or state.question == "section":
            return []
        if asking.bearer >= len(self.game.cards):
            return self.naming.ability(asking.bearer - len(self.game.cards))
        used = asking.bindings[0] if asking.bindings else ()
        if state.firing == asking.bearer and used:
            number = self.game.fired[asking.bearer].items[used[-1]].part
            text = self.naming.text(asking.bearer, number)
            return [f"*{self.naming.names[asking.bearer]}*, {self.naming.section(asking.bearer, number)}: {text}"]
        return self.naming.card(asking.bearer)

    # ---- what can be chosen

    def choices(self, state: AdrenalineState) -> list[ChoiceGroup]:
        """All legal actions; number 0 is no, none or the end of the turn."""
        return number_choices([("", none_last(state.options))], partial(self._words, state))

    def _words(self, state: AdrenalineState, action: int) -> str:
        name, number = LAYOUT.range_of(action)
        named = {"mode": self._mode, "card": self._card, "section": self._section, "square": self._square,
                 "room": self._room}  # fmt: skip
        if name in named:
            return named[name](state, number)
        values: dict[str, str | int] = {"number": number}
        match name:
            case "done":
                name = NOTHING.get(state.question, "no")
            case "player":
                square = self.naming.square(state.pos[number])
                values = {"who": self.naming.figure(state, number), "square": square,
                          "damage": len(state.damage[number])}  # fmt: skip
            case "direction":
                name = DIRECTIONS[number]
            case "cube":
                values = {"color": self.naming.color(number)}
            case "run" | "grab" | "shoot":
                far = move_limits(state, state.player)
                values = {"far": {"run": far.run, "grab": far.grab, "shoot": far.shoot}[name]}
        return self.say(f"choice-{name}", **values)

    def _square(self, state: AdrenalineState, square: int) -> str:
        return self.naming.square(square)

    def _room(self, state: AdrenalineState, room: int) -> str:
        return self.naming.room(room)

    def _section(self, state: AdrenalineState, item: int) -> str:
        part = self.game.fired[state.firing].items[item].part
        return f"{self.naming.item(state.firing, item)}: {self.naming.text(state.firing, part)}"

    def _mode(self, state: AdrenalineState, mode: int) -> str:
        """The part of the rules text that describes a mode, if it can be found; otherwise its number."""
        asked = " ".join(self._source_text(state)).rpartition(":")[2].strip(" .").split(self.say("mode-or"))
        if len(asked) <= max(mode, 1):
            return self.say("choice-mode", number=mode + 1)
        words = asked[mode].strip(" :")
        return words[0].upper() + words[1:]

    def _card(self, state: AdrenalineState, card: int) -> str:
        game, name = self.game, self.naming.names[card]
        if state.question == "character":
            owner = game.owner[card]
            ability = ": ".join(self.naming.ability(owner))
            return self.say("choice-character", who=self.naming.characters[owner], weapon=name, ability=ability)
        if state.question == "weapon":
            return self.say("choice-weapon", name=name, cost=self.naming.cubes(game.grab_cost[card]))
        if state.question == "reload":
            return self.say("choice-weapon", name=name, cost=self.naming.cubes(game.cost[card]))
        if state.question in {"fire", "act", "scope", "tagback"}:
            return " · ".join([name, *self.naming.rules[card]])
        return name

    # ---- what a choice means

    def about(self, state: AdrenalineState, action: int) -> list[str]:
        """The rules text of an action's card, or the rule behind the question."""
        name, number = LAYOUT.range_of(action)
        if action >= CARD:
            owner = self.game.owner[number]
            return [*self.naming.card(number), *(self.naming.ability(owner) if owner != EMPTY else [])]
        if name == "section":
            return self.naming.weapon(state.firing)
        if name in {"run", "grab", "shoot", "rush"}:
            return [self.say(f"about-{name}")]
        return self.question(state)
