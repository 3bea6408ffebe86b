"""Messages about a fight: available attack, required attack, whether it can be won."""

from __future__ import annotations

from cardpress_engines.kernel.text_view import Choice, ChoiceGroup
from cardpress_engines.mephisto.actions import AMOUNT
from cardpress_engines.mephisto.fight import choose_monsters, choose_weapons, spend_favor
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.text.names import DisplayNames


class Fights:
    """The numbers of fights in words."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def fight_question(self, state: MephistoState, chosen: int) -> str:
        """The question for monsters, weapons or favor; before a monster is chosen with what can be reached."""
        assert state.fight is not None
        attack, needed = strength(state)
        lane = state.fight[1]
        asked = self.say(f"ask-{state.question}", lane=lane, chosen=chosen, attack=attack, needed=needed)
        first = state.question == "monsters" and not chosen
        return f"{asked} ({self.reach(state, lane)})" if first else asked

    def favor(self, state: MephistoState) -> list[ChoiceGroup]:
        """Amounts of favor, each under its own number: those that are not enough stand side by side."""
        attack, needed = strength(state)
        short, enough = [], []
        for action in state.options:
            favor = action - AMOUNT
            total = attack + favor * self.game.rules.favor.attack
            if total < needed:
                short.append(Choice(favor, action, ""))
            else:
                words = self.say("choice-favor", favor=favor, attack=total)
                enough.append(Choice(favor, action, words))
        groups = [(self.say("group-favor-short"), short, True), (self.say("group-favor-enough"), enough, False)]
        return [ChoiceGroup(*group) for group in groups if group[1]]

    def reach(self, state: MephistoState, lane: int) -> str:
        """What the weapons of a lane and all favor add up to, and whether that is enough for any monster there."""
        attack = attack_within_reach(state, lane)
        enough = "yes" if attack >= min(_attacks_in_lane(state, lane)) else "no"
        return self.say("lane-reach", attack=attack, enough=enough)

    def can_win(self, state: MephistoState) -> bool:
        """Whether weapons and favor are enough for some monster of the dungeon."""
        lanes = self.game.lanes[state.player]
        return any(
            attack_within_reach(state, lane) >= needed
            for lane in lanes
            for needed in _attacks_in_lane(state, lane)
        )


def _attacks_in_lane(state: MephistoState, lane: int) -> list[int]:
    """Attack of each monster in a lane of the player who decides."""
    game = state.game
    lying = [state.dungeon[space] for space in game.lanes[state.player][lane]]
    return [game.attack[card] for card in lying if card in game.monsters]


def attack_within_reach(state: MephistoState, lane: int) -> int:
    """Attack of all weapons in a lane, all favor and what else the player who decides has now."""
    game, player = state.game, state.player
    weapons = [piece for piece in state.gear[player] if state.lane[piece] == lane and piece in game.weapons]
    favor = (state.favor[player] - game.rules.favor.min) * game.rules.favor.attack
    return int(sum(map(state.attack_of, weapons)) + favor + game.bonus_attack(state, player))


def strength(state: MephistoState) -> tuple[int, int]:
    """Attack a player has so far in a fight, and what the chosen monsters need; from the monsters on."""
    game = state.game
    if taking_on := state.argument_of_waiting(choose_monsters):
        player, spaces = taking_on
        attack = 0
    elif arming := state.argument_of_waiting(choose_weapons):
        player, spaces, pieces = arming
        attack = sum(state.attack_of(piece) for piece in pieces)
    else:
        fighting = state.argument_of_waiting(spend_favor)
        assert fighting is not None
        player, spaces, attack = fighting
    needed = sum(game.attack[state.dungeon[space]] for space in spaces)
    return attack + game.bonus_attack(state, player), needed
