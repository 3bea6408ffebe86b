"""The table of Adrenaline as lines of text: the arena, weapons on spawnpoints, each player, a person's hand."""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.state import EMPTY, NOT_YET, AdrenalineState
from cardpress_engines.adrenaline.text.drawing import draw_arena
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.kernel.board_map import NOWHERE

BELOW = 6
"""Indent of the lines below a card."""


class BoardText:
    """The table as one person sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, state: AdrenalineState, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything on the table and the person's hand, with all rules texts if `texts`."""
        kind = "frenzy" if state.frenzy != NOT_YET else "round"
        title = self.say(f"table-{kind}", round=state.rounds, skulls=state.skulls, turns=state.turns_left)
        lines = [f"*{title}*", *draw_arena(self.naming, state), *self._spawnpoint_lines(state)]
        for player in self.game.seats.order[person or 0][1:]:
            lines += ["", *self._player_lines(state, player, person, texts=texts)]
        lines += ["", *self._player_lines(state, person or 0, person, texts=texts)]
        return [*lines, "", *self.hand(state, person)] if person is not None else lines

    def _spawnpoint_lines(self, state: AdrenalineState) -> list[str]:
        return [
            self.say("table-stall", color=self.say(f"spawn-{color}"), weapons=self.naming.name_list(stall))
            for color, stall in zip(COLORS, state.stalls, strict=True)
        ]

    def _player_lines(self, state: AdrenalineState, player: int, person: int | None, *, texts: bool) -> list[str]:
        where = state.pos[player]
        parts = [
            f"*{self.naming.figure(state, player)}*{self.say('table-you') if player == person else ''}",
            self.say("table-nowhere") if where == NOWHERE else self.naming.square(where),
            self.say("table-points", points=state.points[player]),
        ]
        for name, bits in (("poisoned", state.poisoned), ("hypnotised", state.hypnotised)):
            parts += [self.say(f"table-{name}")] if bits >> player & 1 else []
        lines = [" · ".join(parts)]
        damage = self._token_counts(state, state.damage[player])
        marks = [each for each, count in enumerate(state.marks[player]) for _ in range(count)]
        last = state.lethal_damage(player)
        lines.append(f"   {self.say('table-damage', damage=damage, last=last, there=len(state.damage[player]))}")
        lines += [f"   {self.say('table-marks', marks=self._token_counts(state, marks))}"] if marks else []
        hand = len(state.powerups[player])
        lines.append(f"   {self.say('table-ammo', cubes=self.naming.cubes(state.cubes[player]), powerups=hand)}")
        lines += self._ability_lines(state, player)
        for weapon in state.weapons[player]:
            is_loaded = weapon in state.loaded
            message = "table-loaded" if is_loaded else "table-unloaded"
            lines.append(f"   {self.say(message, weapon=self.naming.names[weapon])}")
            lines += [f"{' ' * BELOW}{rule}" for rule in self.naming.rules[weapon]] if texts else []
        return lines

    def _ability_lines(self, state: AdrenalineState, player: int) -> list[str]:
        """The character's ability and its tokens."""
        character = state.characters[player]
        if character == EMPTY:
            return []
        message = "table-ability-hot" if self.naming.heats[character] else "table-ability"
        return [f"   {self.say(message, ability=self.naming.abilities[character], hot=state.hot)}"]

    def _token_counts(self, state: AdrenalineState, players: list[int]) -> str:
        """Tokens grouped by player where equal ones are adjacent."""
        groups: list[list[int]] = []
        for each in players:
            if groups and groups[-1][0] == each:
                groups[-1].append(each)
            else:
                groups.append([each])
        counts = [f"{self.naming.figure(state, group[0])} × {len(group)}" for group in groups]
        return ", ".join(counts) or self.say("none")

    def hand(self, state: AdrenalineState, person: int) -> list[str]:
        """A person's powerups with rules texts."""
        cards = state.powerups[person]
        lines = [f"*{self.say('table-hand')}*"] if cards else [self.say("table-hand-empty")]
        for card in cards:
            lines.append(f"   {self.naming.names[card]}")
            lines += [f"{' ' * BELOW}{rule}" for rule in self.naming.rules[card]]
        return lines

    def result_lines(self, state: AdrenalineState, person: int | None) -> list[str]:
        """The points of all, then who has won."""
        lines, kills = [f"*{self.say('end-title')}*"], state.track_points()
        for player in sorted(range(self.game.num_players), key=lambda each: -state.points[each]):
            who = self.naming.player(state, player, person)
            lines.append(self.say("end-player", who=who, points=state.points[player], kills=kills[player]))
        winners = state.winners()
        if winners == [person]:
            return [*lines, f"*{self.say('end-won')}*"]
        who = ", ".join(self.naming.player(state, each, person) for each in winners)
        return [*lines, f"*{self.say('end-winner', who=who)}*"]
