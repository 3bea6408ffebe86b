"""Numbers of the rules that follow from each other, from the deck, or from what is seen in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from tests.engines.mephisto.happenings import Told, played, turns_of
from tests.engines.mephisto.seen_in_play import numbers_seen
from tests.engines.mephisto.tables import TEAMS, Data, mephisto

from cardpress_engines.described.board import Board
from cardpress_engines.described.game import setups
from cardpress_engines.described.trees import course_of, members

Fact: TypeAlias = tuple[str, object, object]
"""What must agree: in words, and both sides."""
RANKS = [None, *["easy"] * 10, *["medium"] * 5, *["hard"] * 4, "expert", "expert"]
"""Ranks of 0, 1, 2, … soul points alone (MEPH-113)."""
BANDS = ("easy", "medium", "hard", "expert")


def disagreements(data: Data) -> Iterator[str]:
    """What does not agree, in words."""
    for facts in (_components, _equipment, _alone, _tables, _course, _in_play):
        for what, one, other in facts(data):
            if one != other:
                yield f"{what}: {one} and {other}"


def rank(bands: Any, points: int) -> str | None:
    """The rank that soul points have by the numbers of the rules."""
    return next((band for band in reversed(BANDS) if points >= getattr(bands, f"{band}_from")), None)


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
    rules, ways = data.RULES, setups(data)
    grid, rows = rules.grid, rules.setup
    yield (
        "numbers of players",
        {way["players"] for way in ways},
        {*range(rules.players.least, rules.players.most + 1)},
    )
    yield "dungeon cards laid out", rows.dungeon, rows.lanes * rows.rows
    yield "deck of two", rows.deck_two_players, rules.components.dungeon - rows.dungeon - 2 * rows.hand
    yield "spaces of the square", grid.playable + grid.corners + grid.center, grid.width * grid.height
    for players, cards in ((2, rows.rows), (rules.end.more_players, grid.lane_cards)):
        board = Board("dungeon", members(course_of(data).boards)["dungeon"], players)
        sizes = Counter(board.column_for(space, 0, 1) for space in range(len(board.ids)))
        yield f"lanes of {players}", dict(sizes), dict.fromkeys(range(1, rows.lanes + 1), cards)
        yield f"cards laid out for {players}", len(board.ids), grid.playable
    yield "who plays twice through the deck", rules.end.two_players + 1, rules.end.more_players
    yield "once more through the deck", rules.end.rounds_two + 1, rules.end.rounds_more
    sides = mephisto(rules.teams.teams * rules.teams.members, TEAMS).seats.sides
    yield "teams", len(sides), rules.teams.teams
    yield "members", {len(side) for side in sides}, {rules.teams.members}


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
    yield "ranks", [rank(bands, points) for points in range(len(RANKS))], RANKS


def _course(data: Data) -> Iterator[Fact]:
    """Numbers of the rules that the course of play says too, and what comes of them on a table."""
    rules, favor = data.RULES, members(course_of(data).counters)["favor"]
    yield "favor at the start", rules.favor.start, favor.start
    yield "most favor", rules.favor.max, favor.most
    yield "least favor", rules.favor.min, favor.least or 0
    said = {
        "attack of a favor": rules.favor.attack, "wear of a fight": rules.actions.fight_wear,
        "wear of an activation": rules.equipment.activation_wear,
        "cards of a loot": rules.actions.loot, "favor of a summon": rules.actions.summon_favor,
        "cards of a draw": rules.turn.draw, "cards of a hand": rules.setup.hand,
        "cards in the corners": rules.grid.corners, "cards in the dungeon": rules.setup.dungeon,
        "discarded alone": rules.solitaire.discard,
        "discarded when nothing is alike": rules.solitaire.discard_more,
        "turns alone after the deck": rules.solitaire.last_turns, "decks of two": rules.end.rounds_two,
        "decks of three": rules.end.rounds_more,
    }  # fmt: skip
    seen = numbers_seen()
    yield "what is seen on tables", {*said}, {*seen}
    yield from ((what, number, seen[what]) for what, number in said.items())


def _in_play(data: Data) -> Iterator[Fact]:
    rules = data.RULES
    for what, number in _turns_seen().items():
        group, _, name = what.partition(".")
        yield what, getattr(getattr(rules, group), name), number


@cache
def _turns_seen() -> dict[str, int]:
    """What the turns of some games of the real data show, by the names of the rules' numbers."""
    turns = [turn for seed in range(4) for turn in turns_of(played(mephisto(), seed)[1])]
    told = [Counter(each.what for each in turn) for turn in turns]
    used = [Counter(turn)[each] for turn in turns for each in turn if each.what == "activate"]
    fights = [count for turn, count in zip(turns, told, strict=True) if _acts(turn, "fight")]
    summons = [turn for turn in turns if _acts(turn, "summon")]
    return {
        "turn.actions": max(count["act"] for count in told),
        "turn.activations": max(used),
        "actions.fight_lanes": max(len(_lanes_won(turn)) for turn in turns),
        "actions.fight_monsters": min(count["defeat"] for count in fights if count["defeat"]),
        "actions.summon_take": max(map(_taken, summons)),
    }


def _acts(turn: list[Told], name: str) -> bool:
    return any(each.what == "act" and each.name == name for each in turn)


def _lanes_won(turn: list[Told]) -> set[int]:
    """The lanes from which monsters are won: two spaces each."""
    return {each.amount // 2 for each in turn if each.what == "defeat"}


def _taken(turn: list[Told]) -> int:
    """The cards that come to a hand from the space where a summoned monster lies then."""
    space = next(each.amount for each in turn if each.what == "enter")
    return sum(each.what == "take" and each.amount == space for each in turn)
