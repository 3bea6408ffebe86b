"""The table of Carnomorphs as lines of text: the ship, its rooms, each character, a person's hand."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.state import ABOARD, FATES, NOT_YET, CarnomorphState
from cardpress_engines.carnomorphs.text.drawing import draw_ship
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.kernel.board_map import places_in

BELOW = 6
"""Indent of the lines below a card."""


class BoardText:
    """The table as one person sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, state: CarnomorphState, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything on the table and in the person's hand; with the rules texts of rooms if `texts`."""
        title = self.say("table-round", round=state.rounds, time=state.clock, last=self.game.rules.time.spaces)
        lines = [f"*{title}*", *draw_ship(self.naming, state), *self._ship(state)]
        lines += ["", *self._rooms(state, texts=texts), ""]
        for player in (*self.game.seats.order[person or 0][1:], person or 0):
            lines += self._player(state, player, person)
        return [*lines, "", *self.hand(state, person)] if person is not None else lines

    def _ship(self, state: CarnomorphState) -> Iterator[str]:
        """What applies to the whole ship."""
        if state.countdown != NOT_YET:
            yield self.say("table-countdown", space=state.countdown, last=self.game.rules.time.destruct)
        yield self.say("table-noise", corridors=self.naming.corridors(state.noises))
        if state.closed:
            yield self.say("table-closed", corridors=self.naming.corridors(state.closed))
        if state.airlock:
            yield self.say("table-airlock", rooms=self.naming.rooms(state, state.airlock))
        pods = [str(pod + 1) for pod in places_in(state.locked)]
        yield self.say("table-pods", locked=", ".join(pods) or self.say("none"))
        yield self.say(
            "table-pools", bag=len(state.bag), eggs=state.eggs, course="ABCD"[state.course],
            events=len(state.event_deck) + len(state.event_top) + len(state.event_bottom),
        )  # fmt: skip
        for card in state.adaptations:
            if card >= 0:
                yield " ".join([f"{self.say('table-adaptation', name=self.naming.names[card])}",
                                *self.naming.rules[card]])  # fmt: skip

    def _rooms(self, state: CarnomorphState, *, texts: bool) -> Iterator[str]:
        """Discovered rooms, with what can be found and done there."""
        for room, tile in enumerate(state.tiles):
            if tile == NOTHING:
                continue
            parts = [f"*{self.naming.room(state, room)}*"]
            color = self.game.color_of(tile)
            if color is not None:
                parts.append(self.say(f"table-items-{color}", items=state.items[room]))
            parts += [self.say("table-fire")] if state.fires >> room & 1 else []
            parts += [self.say("table-malfunction")] if state.malfunctions >> room & 1 else []
            parts += [self.naming.things[thing] for thing in state.things[room]]
            yield " · ".join(parts)
            if texts:
                yield from (f"{' ' * BELOW}{rule}" for rule in self.naming.rules[tile])

    def _player(self, state: CarnomorphState, player: int, person: int | None) -> Iterator[str]:
        who = self.naming.player(player, person)
        if state.fate[player] != ABOARD:
            yield f"*{who}*: {self.say(f'fate-{FATES[state.fate[player]]}')}"
            return
        parts = [f"*{who}*: {self.naming.room(state, state.pos[player])}"]
        parts.append(self.say("table-wounds", light=state.light[player], serious=state.serious[player]))
        parts.append(self.say("table-held", cards=len(state.hands[player]), ammo=state.ammo[player]))
        if state.carried[player] != NOTHING:
            parts.append(self.say("table-carries", thing=self.naming.things[state.carried[player]]))
        parts += [self.say("table-slime")] if state.slimed >> player & 1 else []
        parts += [self.say("table-passed")] if state.passed >> player & 1 else []
        for name, amount in (("signals", state.signals[player]), ("markers", state.markers[player])):
            parts += [self.say(f"table-{name}", amount=amount)] if amount else []
        parts += [self.say("table-mutation", name=self.naming.names[card]) for card in state.shown[player]]
        yield " · ".join(parts)

    def hand(self, state: CarnomorphState, person: int) -> list[str]:
        """A person's hand, objectives and face-down mutation, with rules texts."""
        lines = [f"*{self.say('table-hand')}*"] if state.hands[person] else [self.say("table-hand-empty")]
        own = (*state.hands[person], *state.corporate[person], *state.personal[person], *state.mutations[person])
        for card in own:
            lines.append(f"   {self.kind(card)}{self.naming.names[card]}")
            lines += [f"{' ' * BELOW}{rule}" for rule in self.naming.rules[card]]
        return lines

    def kind(self, card: int) -> str:
        """A prefix for the name of a card that is no crew action."""
        if card >= len(self.game.cards):
            return ""
        kind = self.game.kind[card]
        if kind == "objective":
            return self.say(f"kind-{self.game.cards[card].side}")
        return self.say("kind-mutation") if kind == "mutation" else ""

    def result_lines(self, state: CarnomorphState, person: int | None) -> list[str]:
        """Each character's fate, then the winner."""
        lines = [f"*{self.say('end-title')}*"]
        for player, fate in enumerate(state.fate):
            who = self.naming.player(player, person)
            goals = self.naming.name_list((*state.corporate[player], *state.personal[player]))
            lines.append(f"{who}: {self.say(f'fate-{FATES[fate]}')} · {self.say('end-objective', goals=goals)}")
        winners = list(places_in(state.won))
        if person in winners:
            return [*lines, f"*{self.say('end-won')}*"]
        who = ", ".join(self.naming.player(each, person) for each in winners)
        return [*lines, f"*{self.say('end-winner', who=who) if winners else self.say('end-nobody')}*"]
