"""Numbers of the rules that follow from each other, from the deck, or from what is seen in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from cardpress_engines.kernel.playthrough import play_random
from cardpress_engines.mephisto.actions import SUMMON
from cardpress_engines.mephisto.game import load, setups
from cardpress_engines.mephisto.scoring import rank

Data: TypeAlias = Any
Fact: TypeAlias = tuple[str, object, object]
"""What must agree: in words, and both sides."""
RANKS = [None, *["easy"] * 10, *["medium"] * 5, *["hard"] * 4, "expert", "expert"]
"""Ranks of 0, 1, 2, … soul points alone (MEPH-113)."""


def disagreements(data: Data) -> Iterator[str]:
    """What does not agree, in words."""
    for facts in (_components, _equipment, _alone, _tables, _in_play):
        for what, one, other in facts(data):
            if one != other:
                yield f"{what}: {one} and {other}"


def _components(data: Data) -> Iterator[Fact]:
    counts, each, most = data.RULES.components, data.RULES.setup, data.RULES.players.most
    copies = Counter({card: number for rows in data.DECKS.values() for card, number in rows})
    dungeon = sum(number for _, number in data.DECKS["dungeon"])
    yield "dungeon cards", counts.dungeon, dungeon
    yield "quick rules", counts.quick_rules, copies["quick_rules"]
    yield "trackers", counts.trackers, copies["favor_tracker"]
    yield "silver reminders", counts.silver, copies["reminder_silver"]
    yield "reminders", counts.reminders, copies["reminder"] + copies["reminder_silver"]
    yield "all cards", counts.total, copies.total()
    yield "a tracker for everybody", each.trackers_each * most, counts.trackers
    yield "a reminder for everybody", each.reminders_each * most, counts.reminders
    yield "names of the decks' cards", [card for card in copies if card not in data.COMPONENTS], []


def _tables(data: Data) -> Iterator[Fact]:
    rules, ways = data.RULES, [load(data, setup) for setup in setups()]
    grid, rows = rules.grid, rules.setup
    yield (
        "numbers of players",
        {way.num_players for way in ways},
        {*range(rules.players.least, rules.players.most + 1)},
    )
    yield "dungeon cards laid out", rows.dungeon, rows.lanes * rows.rows
    yield "deck of two", rows.deck_two_players, rules.components.dungeon - rows.dungeon - 2 * rows.hand
    yield "spaces of the square", grid.playable + grid.corners + grid.center, grid.width * grid.height
    square = [way for way in ways if way.num_players > rules.end.two_players]
    sizes = {len(spaces) for way in square for lanes in way.lanes for spaces in lanes.values()}
    yield "cards in a lane of the square", sizes, {grid.lane_cards}
    yield "who plays twice through the deck", rules.end.two_players + 1, rules.end.more_players
    yield "once more through the deck", rules.end.rounds_two + 1, rules.end.rounds_more
    teams = [{frozenset((player, way.partner[player])) for player in range(4)} for way in ways if way.setup.teams]
    yield "teams", [len(pairs) for pairs in teams], [rules.teams.teams] * len(teams)
    yield "members", {len(pair) for pairs in teams for pair in pairs}, {rules.teams.members}


def _equipment(data: Data) -> Iterator[Fact]:
    equipment = data.RULES.equipment
    printed = max(card.durability for view in (data.WEAPONS, data.ITEMS) for card in view.values())
    yield "edges of a card", equipment.most_durability * equipment.quarter_turn, 360
    yield "no card lasts longer than it has edges", printed <= equipment.most_durability, True
    yield "a turn back undoes a use", equipment.repair, equipment.activation_wear


def _alone(data: Data) -> Iterator[Fact]:
    bands = data.RULES.solitaire
    yield "end of easy", bands.easy_to + 1, bands.medium_from
    yield "end of medium", bands.medium_to + 1, bands.hard_from
    yield "end of hard", bands.hard_to + 1, bands.expert_from
    yield "ranks", [rank(data.RULES, points) for points in range(len(RANKS))], RANKS


def _in_play(data: Data) -> Iterator[Fact]:
    rules, turns = data.RULES, [turn for seed in range(4) for turn in _turns(data, seed)]
    told = [Counter(what for what, _ in turn) for turn in turns]
    used = [Counter(turn)["activate", card] for turn in turns for what, card in turn if what == "activate"]
    summons = [turn[turn.index(("act", SUMMON)) :] for turn in turns if ("act", SUMMON) in turn]
    taken = {[what for what, _ in turn[: _names(turn).index("enter")]].count("take") for turn in summons}
    yield "actions a turn", max(each["act"] for each in told), rules.turn.actions
    yield "activations of a card a turn", max(used), rules.turn.activations
    yield "lanes a fight", max(each["lane"] for each in told), rules.actions.fight_lanes
    yield (
        "monsters a fight at least",
        min(each["defeat"] for each in told if each["defeat"]),
        rules.actions.fight_monsters,
    )
    yield "cards taken by a summon", taken, {rules.actions.summon_take}


def _names(turn: list[tuple[str, int]]) -> list[str]:
    return [what for what, _ in turn]


def _turns(data: Data, seed: int) -> Iterator[list[tuple[str, int]]]:
    """What happened in each turn of a game, with the action number of the card, and each answer about a lane."""
    game = load(data, setups()[1])
    state, turn = game.new(), 0
    state.events = happened = []
    for action in play_random(game, seed).log:
        asked = state.question
        state.apply_action(action)
        if asked == "lane":
            happened.append((asked, state.active, action, 0))
        if state.turns > turn:
            yield [(what, card) for what, _, card, _ in happened]
            happened.clear()
            turn = state.turns
