"""A game asks in sentences of its own: by who asks and what the answer is called, with what it is given to say."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do, small_game
from tests.engines.described.text.views import with_own

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.view import TextView

HAND: dict[str, Any] = {"pick": "all", "zone": "hand"}
TWICE = {"sum": [{"value": "times"}, {"value": "times"}]}
BURN = {
    "do": [
        {"op": "pick", "what": {"pick": "one", "zone": "hand", "as": "it"},
         "says": [{"as": "left", "be": {"count": HAND}}]},
        {"op": "choose_number", "as": "times", "at_most": {"counter": "coin"},
         "says": [{"as": "cost", "be": TWICE}, {"as": "cards", "be": HAND}]},
        {"op": "put", "what": {"ref": "it"}, "to": "ash"},
    ],
}  # fmt: skip


def hearth() -> DescribedGame:
    """Cards are burned: which one, and how hot, is asked."""
    return small_game(
        zones={"ash": {"ordered": True, "active": True}},
        counters={"coin": {"start": 2}, "secret": {}},
        setup={"op": "deal", "amount": 2},
        actions={"wait": {"do": {"op": "gain", "resource": "coin", "amount": 1}}, "burn": BURN},
        course={"op": "turns", "rounds": 3, "do": {"op": "act", "of": ["wait", "burn"]}},
        score=[{"counter": "coin"}, {"count": HAND}],
    )


def told(own: str, *moves: str) -> tuple[TextView, DescribedState]:
    """A view of the game with these words, and its state after some moves."""
    game = hearth()
    names: Any = {id_: {"name": id_.replace("_", " ")} for id_ in game.designs.ids}
    texts: Any = {"components": names, "variants": {}}
    return TextView(game, with_own(own), texts), do(game.new(), *moves)


def words(view: TextView, state: DescribedState) -> list[str]:
    """All choices in words, with their headings before them."""
    return [
        line
        for group in view.choices(state)
        for line in (*([f"[{group.heading}]"] if group.heading else []), *(each.words for each in group.choices))
    ]


def test_a_question_is_asked_in_the_games_words() -> None:
    """The sentence of a question says what was named before it and what it is given to say."""
    own = "ask-burn-it = Burn which of { $left }?\nask-burn-times = How hot is { $it } to burn? ({ $cards })"
    view, state = told(own, "burn")

    assert view.question(state) == ["Burn which of 2?"]
    assert view.question(do(state, "clubs_six")) == ["How hot is clubs six to burn? (clubs six, clubs eight)"]


def test_a_number_is_offered_in_the_games_words() -> None:
    """Each number that can be chosen says what follows from it."""
    view, state = told("choice-burn-times = { $number } for { $cost }", "burn", "clubs_six")

    assert words(view, state) == ["0 for 0", "1 for 2", "2 for 4"]


def test_actions_stand_in_their_order_under_the_games_headings() -> None:
    """With words of the game's own, actions are listed as the course of play offers them."""
    own = "choice-act-burn = Burn something\nchoice-act-wait = Wait\ngroup-act-wait = Slow"

    assert words(*told(own, "wait")) == ["[Slow]", "Wait", "Burn something"]


def test_without_words_of_its_own_a_question_tells_its_rules() -> None:
    """Where the game has no sentence, what every game asks is asked."""
    view, state = told("", "burn")

    assert view.question(state) == ["burn", "What do you choose?"]


def test_the_table_leaves_out_what_the_game_does_not_say() -> None:
    """A counter without words is not shown; points are where the game says them."""
    own = 'counter-secret = { "" }\nplayer-points = so far { $points }\ncounter-coin = coins { $amount }'
    view, state = told(own, "wait")
    table = "\n".join(view.table(state, 0))

    assert "secret" not in table
    assert "coins 3 · so far 3" in table
