"""A game tells what happens in sentences of its own: by zone, counter, action, and what it has told by `tell`."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do, small_game
from tests.engines.described.text.views import with_own

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.text.view import TextView

PLAY = {
    "choose": {"pick": "one", "zone": "hand", "as": "it"},
    "pay": {"op": "lose", "resource": "coin", "amount": 1},
    "do": [
        {"op": "put", "what": {"ref": "it"}, "to": "table"},
        {"op": "tell", "happening": "bows", "what": {"ref": "it"}, "amount": {"counter": "coin"}},
        {"op": "gain", "resource": "coin", "amount": 3},
    ],
}


def story(game: DescribedGame, own: str, *moves: str, since: int = 0, **play: Any) -> list[str]:
    """What player 1 is told of a game in which these moves are made, when it has sentences of its own."""
    names: Any = {id_: {"name": id_.replace("_", " ")} for id_ in game.designs.ids}
    said = with_own(own)
    state = game.new()
    state.events = []
    do(state, *moves)
    texts: Any = {"components": names, "variants": {}, "play": play}
    return TextView(game, said, texts).log_lines(state.events or [], since, 0)


def inn() -> DescribedGame:
    """Cards are put on the table for a coin."""
    return small_game(
        zones={"table": {"ordered": True}},
        counters={"coin": {"start": 2}},
        setup={"op": "deal", "amount": 2},
        actions={"play_card": PLAY},
        course={"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["play_card"]}},
        score={"counter": "coin"},
    )


FIRST = "play_card clubs_six"


def test_what_a_cost_takes_is_paid() -> None:
    """A counter that a cost takes is paid, not lost; what `tell` tells is silent without a sentence."""
    lines = story(inn(), "", FIRST)

    assert "   You pay: coin −1" in lines
    assert not any("bow" in line for line in lines)


def test_tell_says_cards_and_numbers() -> None:
    """The sentence of a happening with a name of its own says its cards, its number and who did it."""
    own = "told-bows = { $you ->\n    [yes] You bow\n   *[no] { $who } bows\n}: { $cards } ({ $amount })"

    assert "   You bow: clubs six (1)" in story(inn(), own, FIRST)


def test_the_most_particular_sentence_is_said() -> None:
    """A card that is put is told by where it comes from and goes to, else by where it goes to alone."""
    to = "happened-put-to-table = On the table: { $cards }"
    both = "happened-put-from-hand-to-table = Served: { $cards }"

    assert "   On the table: clubs six" in story(inn(), to, FIRST)
    assert "   Served: clubs six" in story(inn(), f"{to}\n{both}", FIRST)


def test_counters_and_actions_are_told_by_their_names() -> None:
    """A counter and an action have sentences of their own; an empty one is not told."""
    own = 'happened-gain-coin = Coins: { $amount }\nhappened-act-play_card = { "" }'
    lines = story(inn(), own, FIRST)

    assert "   Coins: 3" in lines
    assert not any("play card" in line for line in lines)


def test_set_up_can_be_silent() -> None:
    """What comes before the first turn is told by messages of its own, where there are any."""
    own = 'happened-draw-in-setup = { "" }\nhappened-draw-in-setup-hidden = { "" }'
    moves = (FIRST,)

    assert any("draw" in line for line in story(inn(), "", *moves))
    assert not any("draw" in line for line in story(inn(), own, *moves))


def bell() -> DescribedGame:
    """A card on the table waits for a bell: one gives a coin, one does nothing that is told."""
    course: dict[str, Any] = {
        "players": {"least": 2, "most": 2},
        "zones": {"deck": {"starts": "cards", "seen": "nobody"}, "table": {"active": True}},
        "counters": {"coin": {"start": 2}},
        "setup": {"op": "put", "what": {"pick": "all", "zone": "deck"}, "to": "table"},
        "actions": {
            "ring": {"do": {"op": "signal", "event": "ring"}},
            "rest": {"do": {"op": "shuffle", "zone": "deck"}},
        },
        "course": {"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["ring", "rest"]}},
        "score": {"counter": "coin"},
    }

    def waits(do: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "card", "effect": {"op": "when", "event": {"event": "ring"}, "do": do}}

    gain = {"op": "gain", "resource": "coin", "amount": 1}
    nothing = {"op": "lose", "resource": "coin", "amount": 0}
    cards = {"purse": waits(gain), "pebble": waits(nothing)}
    return load_raw(course, cards, {"cards": [("purse", 1), ("pebble", 1)]}, 2)


def test_an_ability_that_does_something_is_named() -> None:
    """What a card does that waited for an event is told with the card; one that does nothing is not told."""
    lines = story(bell(), "", "ring")

    assert lines[lines.index("   Takes effect: purse") + 1] == "   You gain: coin +1"
    assert not any("pebble" in line for line in lines if "effect" in line)
