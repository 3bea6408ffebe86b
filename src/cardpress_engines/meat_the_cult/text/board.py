"""The table of M.E.A.T. as lines of text: each player with leader, field and cards, then one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardpress_engines.kernel.text_view import WIDTH
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.state import EMPTY, SIDES, MeatState
from cardpress_engines.meat_the_cult.text.names import DisplayNames

NAME, LABEL = 31, 13
"""Widths of columns, in characters."""
BELOW = 6
"""Indent of a rules text below its card."""


class BoardText:
    """The table as one player sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, state: MeatState, person: int | None, *, texts: bool = False) -> list[str]:
        """The whole table and the player's hand, with rules texts.

        Without `texts`, texts of Discoveries that can no longer be used are left out.
        """
        title = self.say("table-title", round=state.rounds, phase=self.say(f"phase-{state.phase}"))
        lines = [f"*{title}*", *self._sides(state, person), self._piles(state)]
        if state.display:
            lines += ["", f"*{self.say('table-display')}*", *self._cards(state.display)]
        for player in self._seen_from(person):
            lines += ["", *self._player(state, player, person, texts=texts)]
        return [*lines, "", *self.hand(state, person)] if person is not None else lines

    def _seen_from(self, person: int | None) -> list[int]:
        """The players of the other side, then those of one's own side, oneself last."""
        viewer = person or 0
        own = self.game.seats.side_of[viewer]
        order = sorted(self.game.seats.order[viewer], key=lambda each: self.game.seats.side_of[each] == own)
        return [*(each for each in order if each != viewer), viewer]

    def _sides(self, state: MeatState, person: int | None) -> list[str]:
        own = self.game.seats.side_of[person or 0]
        found = []
        for side in (own, 1 - own):
            who = ", ".join(self.naming.player(each, person) for each in self.game.seats.sides[side])
            found.append(self.say("table-vitality", who=who, vitality=state.vitality[side]))
        return [" · ".join(found)]

    def _piles(self, state: MeatState) -> str:
        return self.say(
            "table-piles",
            creatures=len(state.creature_deck),
            destiny=len(state.destiny_deck),
            dead=self.naming.name_list(sorted(state.creature_graveyard)) or self.say("none"),
        )

    def _player(self, state: MeatState, player: int, person: int | None, *, texts: bool) -> list[str]:
        who = self.naming.player(player, person)
        hand = len(state.creature_hands[player]), len(state.destiny_hands[player])
        status = self.say("table-player", ounces=state.ounces[player], creatures=hand[0], destiny=hand[1])
        passed = [self.say("table-passed")] if state.passed >> player & 1 else []
        lines = [" · ".join([f"*{who}*", status, *passed])]
        leader = state.leaders[player]
        if leader != EMPTY:
            lines.append(f"   {self.say('table-leader', card=self.naming.names[leader])}")
            lines += _below(self.naming.rules[leader])
        lines += self._field(state, player, person, texts=texts)
        for name, cards in (("standing", state.standing[player]), ("revealed", state.revealed[player])):
            if cards:
                lines += [f"   {self.say(f'table-{name}')}", *self._cards(cards)]
        return lines + self._face_down(state, player, person)

    def _field(self, state: MeatState, player: int, person: int | None, *, texts: bool) -> list[str]:
        """The creatures of a player, those of the other side right to left, so that opposite ones are aligned."""
        traits, lines, side_of = state.traits(), [], self.game.seats.side_of
        slots = state.slots_of(player)
        for slot in slots if side_of[player] == side_of[person or 0] else slots[::-1]:
            if state.field[slot] == EMPTY:
                continue
            design = self.game.design_of[state.field[slot]]
            lines += self._row(slot, design, self.naming.numbers(state, slot, traits))
            unit, under = state.units[state.field[slot]], state.fused.get(state.field[slot], ())
            lines += _below([self.say("unit-fused", cards=self.naming.name_list(under))] if under else [])
            still = texts or unit.discovers or design not in self.game.discovery
            lines += _below([self.naming.effects[design]] if still and self.naming.effects[design] else [])
        return lines

    def _row(self, slot: int, design: int, numbers: Sequence[str]) -> list[str]:
        """A creature with its stats; keywords that do not fit on the line are below."""
        row = f"   {self.naming.position(slot):{LABEL}} {self.naming.names[design]:{NAME}} "
        all_ = row + ", ".join(numbers)
        return [all_] if len(all_) <= WIDTH else [row + numbers[0], *_below([", ".join(numbers[1:])])]

    def _face_down(self, state: MeatState, player: int, person: int | None) -> list[str]:
        """Cards placed but not revealed, those of one's own side by name."""
        placed, laid = state.placed[player], state.laid[player]
        if all(each == EMPTY for each in placed) and not laid:
            return []
        sees = person is not None and player in self.game.seats.sees[person]
        named = [
            self.say("placed", position=self.say(f"position-{POSITIONS[place]}"),
                     card=self.naming.names[each] if sees else self.say("hidden"))
            for place, each in enumerate(placed)
            if each != EMPTY
        ]  # fmt: skip
        if laid:
            cards = self.naming.name_list(laid) if sees else self.say("hidden")
            named.append(self.say("placed-destiny", count=len(laid), cards=cards))
        return [f"   {self.say('table-placed')} {'; '.join(named)}"]

    def hand(self, state: MeatState, person: int) -> list[str]:
        """A player's hand with rules texts, and the hands of allies."""
        cards = [*state.creature_hands[person], *state.destiny_hands[person]]
        lines = [f"*{self.say('table-hand')}*", *self._cards(cards)] if cards else [self.say("table-hand-empty")]
        for ally in self.game.seats.sees[person][1:]:
            held = [*state.creature_hands[ally], *state.destiny_hands[ally]]
            who = self.naming.player(ally, person)
            lines.append(
                self.say("table-ally-hand", who=who, cards=self.naming.name_list(held) or self.say("none"))
            )
        return lines

    def _cards(self, cards: Sequence[int]) -> list[str]:
        lines = []
        for card in cards:
            lines.append(f"   {self.naming.names[card]:{NAME}} {self.naming.stats(card)}")
            lines += _below(self.naming.rules[card])
        return lines

    # ---- the result

    def result_lines(self, state: MeatState, person: int | None) -> list[str]:
        """The vitality of both sides and the winner."""
        lines = [f"*{self.say('end-title')}*"]
        for side in range(SIDES):
            who = ", ".join(self.naming.player(each, person) for each in self.game.seats.sides[side])
            lines.append(self.say("end-side", who=who, vitality=state.vitality[side]))
        winners = [player for player, won in enumerate(state.returns()) if won > 0]
        if not winners:
            return [*lines, f"*{self.say('end-draw')}*"]
        if person in winners:
            return [*lines, f"*{self.say('end-won')}*"]
        who = ", ".join(self.naming.player(each, person) for each in winners)
        return [*lines, f"*{self.say('end-lost', who=who)}*"]


def _below(rules: Iterable[str]) -> list[str]:
    """Indented rules texts of a card."""
    return [f"{' ' * BELOW}{rule}" for rule in rules]
