"""What a rule costs or brings, as it is seen on tables of the real game."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.engines.mephisto.happenings import played
from tests.engines.mephisto.tables import begin, cards, cards_left, counter, do, dungeon, favor, mephisto, piles
from tests.engines.properties.ways import rules_data

from cardpress_engines.kernel.state import CHANCE

WEAPONS = ("dagger", "mallet", "flail", "spear", "scythe", "chakram")
ITEM = "grindstone"


@cache
def numbers_seen() -> dict[str, int]:
    """Numbers of the rules in words, each measured once."""
    return _in_a_fight() | _in_other_actions() | _at_setup() | _alone() | _at_the_end()


def _in_a_fight() -> dict[str, int]:
    data = rules_data("mephisto")
    attack = data.MONSTERS["imp"].attack
    spent = [begin(mephisto(), favor=[amount], dungeon={"a": ["imp"]}) for amount in range(attack + 1)]
    fought = [do(state, "fight", str(amount)) if amount else state for amount, state in enumerate(spent)]
    enough = next(amount for amount, state in enumerate(fought) if cards(state, "souls")[0])
    state = begin(mephisto(), gear=[[{"what": "dagger", "lane": 1}]], dungeon={"a": ["imp"]})
    before = sum(counter(state, "durability"))
    do(state, "fight", "dagger", "0")
    return {"attack of a favor": attack // enough, "wear of a fight": before - sum(counter(state, "durability"))}


def _in_other_actions() -> dict[str, int]:
    item = begin(mephisto(), gear=[["blessed_candle"]])
    before = sum(counter(item, "durability"))
    looted = do(begin(mephisto(), dungeon={"a": ["dagger"]}), "loot_deck")
    looted.apply_action(looted.legal_actions()[0])
    drawn = mephisto().new({})
    drawn.apply_action(drawn.legal_actions()[0])
    summoned = begin(mephisto(), favor=[0], hand=[["rat_swarm"]], dungeon={"a": ["dagger"]})
    do(summoned, "summon")
    return {
        "wear of an activation": before - sum(counter(do(item, "activate blessed_candle"), "durability")),
        "cards of a loot": len(piles(looted, "hand")[0]),
        "cards of a draw": len(piles(drawn, "hand")[0]),
        "favor of a summon": favor(summoned)[0],
    }


def _at_setup() -> dict[str, int]:
    state, luck = mephisto(3).new(), Random(0)
    while not state.all_turns:
        state.apply_action(state.sample(luck))
    return {
        "cards of a hand": len(piles(state, "hand")[0]),
        "cards in the corners": len(piles(state, "corner_pile")[0]),
        "cards in the dungeon": len([*filter(None, dungeon(state).values())]),
    }


def _alone() -> dict[str, int]:
    """What is discarded from the deck when something of its kind lies in the dungeon, and when nothing does."""
    discarded = []
    for top in ("short_bow", ITEM):
        lying = {space: [card] for space, card in zip("abcdef", WEAPONS, strict=True)}
        deck = ["imp", "troll", "ghoul", top, "dark_pact"]
        state = do(begin(mephisto(1), dungeon=lying, deck_top=deck), "loot_deck")
        while state.current_player() == CHANCE:
            state.apply_action(state.legal_actions()[0])
        discarded.append(len({*cards(state, "discard_pile")[0]} & {*deck}))
    _, told = played(mephisto(1), 0)
    run = next(at for at, each in enumerate(told) if each.what == "run_out")
    return {
        "discarded alone": discarded[0],
        "discarded when nothing is alike": discarded[1] - discarded[0],
        "turns alone after the deck": sum(each.what == "turn" for each in told[run:]),
    }


def _at_the_end() -> dict[str, int]:
    ends = [[played(mephisto(players), seed)[0] for seed in range(3)] for players in (2, 3)]
    assert all(cards_left(state) == 0 for state in ends[1])
    two, three = (min(counter(state, "emptied_decks")[0] for state in states) for states in ends)
    return {"decks of two": two, "decks of three": three}
