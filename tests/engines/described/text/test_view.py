"""What a person reads in a described game: every word there is, nothing raw, nothing that is hidden."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.engines.described.small_games import do, small_game
from tests.engines.described.text.views import LANGUAGES, decisions, everything, view

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw
from cardpress_engines.kernel.state import TERMINAL

RAW = re.compile(r"[{}$\[\]]|[a-z]_[a-z]")
TABLE: dict[str, Any] = {"table": {"ordered": True}, "discards": {}}
DEAL = {"op": "deal", "amount": 3}
PLAY = {
    "choose": {"pick": "one", "zone": "hand", "as": "it"},
    "do": {"op": "put", "what": {"ref": "it"}, "to": "table"},
}
TAKE = {
    "choose": {"space": "one", "where": {"has": {"pick": "all", "owner": "opponent"}}, "as": "at"},
    "do": {"op": "put", "what": {"pick": "all", "on": {"ref": "at"}}, "on": {"ref": "at"}, "owner": "you"},
}
PIECES = {"cross": {"kind": "mark"}, "nought": {"kind": "mark"}}


def market() -> DescribedGame:
    """Cards are played from hands, chips are won and paid, words and numbers chosen."""
    return small_game(
        zones=TABLE,
        counters={"gold_coin": {"start": 3}, "pot": {"shared": True}},
        markers={"trump_suit": {"shows": {"stat": "suit"}}, "leader": {"shows": "player"}},
        setup=DEAL,
        actions={
            "play_card": PLAY,
            "call_suit": {
                "choose": {"op": "choose_word", "stat": "suit", "as": "called"},
                "pay": {"op": "give", "resource": "gold_coin", "amount": 1, "to": "pot"},
                "do": {"op": "mark", "marker": "trump_suit", "shows": {"value": "called"}},
            },
            "give_away": {
                "choose": [
                    {"pick": "up_to", "count": 2, "zone": "hand", "as": "gift"},
                    {"one": "opponent", "as": "friend"},
                ],
                "do": [
                    {"op": "put", "what": {"ref": "gift"}, "to": "hand", "owner": {"ref": "friend"}},
                    {"op": "mark", "marker": "leader", "shows": {"ref": "friend"}},
                    {"op": "gain", "resource": "gold_coin", "amount": 1},
                ],
            },
        },
        course={"op": "turns", "rounds": 4, "do": {"op": "act", "of": ["play_card", "call_suit", "give_away"]}},
        score={"counter": "gold_coin"},
    )


def secret() -> DescribedGame:
    """All choose a card at the same time, then show it."""
    return small_game(
        zones={"bid": {"owned": True, "seen": "owner"}, "shown": {"owned": True}},
        setup=DEAL,
        course={
            "op": "repeat",
            "times": 3,
            "do": [
                {"op": "together", "do": {"op": "put", "what": {"pick": "one", "zone": "hand"}, "to": "bid"}},
                {
                    "op": "by",
                    "who": "each_player",
                    "do": {"op": "put", "what": {"pick": "all", "zone": "bid"}, "to": "shown"},
                },
            ],
        },
    )


def noughts(shape: str = "squares", **more: Any) -> DescribedGame:
    """Noughts and crosses on a board of three by three, with more actions if any are given."""
    course: dict[str, Any] = {
        "players": {"least": 2},
        "zones": {"supply": {"owned": True, "starts": ["crosses", "noughts"]}},
        "boards": {"grid": {"grid": {"rows": 3, "columns": 3, "shape": shape}}},
        "actions": {
            "place": {
                "choose": {"space": "one", "where": {"empty": True}, "as": "to"},
                "do": [
                    {"op": "put", "what": {"pick": "top", "zone": "supply"}, "on": {"ref": "to"}},
                    {
                        "op": "if",
                        "condition": {"condition": "line", "owner": "you", "length": 3},
                        "do": {"op": "win"},
                    },
                ],
            },
            **more,
        },
        "course": {
            "op": "turns",
            "do": {"op": "act", "of": ["place", *more]},
            "until": {"condition": "exists", "what": {"space": "all", "where": {"empty": True}}},
        },
    }
    return load_raw(course, PIECES, {"crosses": [("cross", 5)], "noughts": [("nought", 5)]})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", [market, secret, noughts])
def test_all_that_is_told_has_words(made: Any, language: str) -> None:
    """At each decision of random games table, story, question, choices and result have words in each language."""
    game = made()
    teller = view(game, language)
    for state in decisions(game):
        for person in (0, 1, None):
            lines = everything(teller, state, person)
            assert [line for line in lines if RAW.search(line)] == []
        if state.current_player() != TERMINAL:
            listed = [choice for group in teller.choices(state) for choice in group.choices]
            assert sorted(choice.action for choice in listed) == state.legal_actions()
            assert len({choice.number for choice in listed}) == len(listed)


@pytest.mark.parametrize("made", [market, secret])
def test_nobody_reads_what_is_hidden(made: Any) -> None:
    """A table whose hidden cards are dealt anew reads the same to whoever does not see them."""
    game = made()
    teller = view(game)
    for state in decisions(game):
        for person in (0, 1):
            other = state.redeal_hidden(person, Random(1))
            assert teller.table(other, person) == teller.table(state, person)


def test_cards_are_named_only_to_those_who_see_them() -> None:
    """Who draws a card reads its name, the others that a card was drawn; a reader without a seat reads all."""
    game = market()
    state = next(decisions(game))
    drawn = [view(game).log_lines(state.events or [], 0, person) for person in (0, 1, None)]

    assert re.fullmatch(r"You draw: \w+ \w+, \w+ \w+, \w+ \w+", drawn[0][0].strip())
    assert drawn[0][1].split() == ["Opponent", "draws", "3", "cards"]
    assert drawn[1][1].strip().startswith("You draw: ")
    assert [line.partition(":")[0].split() for line in drawn[2][:2]] == [
        ["Player", "1", "draws"],
        ["Player", "2", "draws"],
    ]


def test_what_is_done_at_the_same_time_is_told_when_all_have_done_it() -> None:
    """Before the last has chosen nobody reads that anybody has; then who sees no card reads that there is one."""
    game = secret()
    states = decisions(game)
    next(states)
    state = next(states)
    teller, before = view(game), len(state.events or [])

    assert [line for line in teller.log_lines(state.events or [], 0, 1) if "puts" in line] == []
    assert sum("You put" in line for line in teller.log_lines(state.events or [], 0, 0)) == 1
    state.apply_action(state.legal_actions()[0])
    told = teller.log_lines(state.events or [], before, 1)
    assert sum("Opponent puts a card" in line for line in told) == 1


def test_a_board_is_drawn_with_letters_and_numbers() -> None:
    """Squares have lines around them, marks for each player, and their meaning below."""
    game = noughts()
    state = do(game.new(), "place b2", "place a1")

    assert view(game).table(state, 0)[2:13] == [
        "*grid*",
        "      a   b   c",
        "    +---+---+---+",
        "  3 |   |   |   | 3",
        "    +---+---+---+",
        "  2 |   | ● |   | 2",
        "    +---+---+---+",
        "  1 | ○ |   |   | 1",
        "    +---+---+---+",
        "      a   b   c",
        "   ○ nought, Opponent · ● cross, You",
    ]


def test_hexes_are_shifted_row_by_row() -> None:
    """Every hex shows its name, and what stands there behind it."""
    game = noughts("hexes")
    state = do(game.new(), "place b2")

    assert [line.rstrip() for line in view(game).table(state, 0)[3:6]] == [
        "        /a3 /b3 /c3 /",
        "      /a2 /b2●/c2 /",
        "    /a1 /b1 /c1 /",
    ]


def test_spaces_are_typed_by_their_names() -> None:
    """Where every choice is another space of the only board, its name chooses it."""
    game = noughts()
    groups = view(game).choices(do(game.new(), "place b2"))

    assert [choice.number for choice in groups[0].choices] == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert groups[0].side_by_side


def test_an_action_is_asked_for_by_its_name_and_says_its_rules() -> None:
    """Choices stand under the name of their action, `about` has its rules, a choice within it repeats them."""
    game = market()
    rules = {"actions": {"give_away": ["Choose up to 2 cards of your hand.", "Give them away."]}}
    names = {"actions": {"play_card": "Play a card", "give_away": "Give away"}, "words": {"clubs": "♣"}}
    teller, state = view(game, names=names, rules=rules), next(decisions(game))
    groups = teller.choices(state)
    give = next(c for group in groups for c in group.choices if c.words == "Give away")

    assert groups[0].heading == "Play a card"
    assert teller.about(state, give.action) == rules["actions"]["give_away"]
    state.apply_action(give.action)
    assert teller.question(state) == [
        "Give away: Choose up to 2 cards of your hand. Give them away.",
        "What do you choose?",
    ]
    assert teller.choices(state)[-1].choices[-1].words == "Nothing"


def test_rules_are_found_by_name_and_told_without_the_symbols_of_print() -> None:
    """An action and a zone are explained by their names, and help tells the course of the game."""
    rules = {"actions": {"play_card": ["Gain 1 coin [gold_coin]."]}, "zones": {"hand": ["Only you see it."]}}
    teller = view(market(), rules=rules, course=["*Course*", "Take a coin [gold_coin]."])

    assert teller.find_components("play ca") == ["*play card*", "Gain 1 coin."]
    assert teller.find_components("hand") == ["*hand*", "Only you see it."]
    state = next(decisions(market()))
    assert teller.hand(state, 0)[-3:] == ["", "*Course*", "Take a coin."]


def test_the_end_says_points_and_who_has_won() -> None:
    """Everybody's points, then whoever won: you, somebody else, or nobody."""
    game = market()
    *_, state = decisions(game, 2)
    best = max(range(2), key=state.score)

    lines = view(game, "pl").result_lines(state, best)
    assert lines[0] == "*Koniec gry.*"
    assert lines[-1] in {"*Wygrywasz.*", "*Nikt nie prowadzi: remis.*"}
    assert re.fullmatch(r"(Ty|Przeciwnik): \d+\spunkt(y|ów)?", lines[1])


def test_a_piece_that_changes_hands_where_it_stands_does_not_move() -> None:
    """What stays on its space and has another owner then is told as that, not as a way from there to there."""
    game = noughts(take=TAKE)
    state = game.new()
    state.events = []
    do(state, "place b2", "take b2")

    told = "\n".join(view(game).log_lines(state.events, 0, 0))
    assert "Changes hands: cross, b2" in told
    assert "b2 → b2" not in told


def test_numbers_are_typed_as_they_are() -> None:
    """Where only numbers can be chosen, the one that is typed is the one that is meant."""
    bid = {"op": "choose_number", "at_least": 0, "at_most": 3, "not": 1, "as": "said"}
    game = small_game(course={"op": "by", "who": "each_player", "do": bid})
    (group,) = view(game).choices(game.new())

    assert [(choice.number, choice.words) for choice in group.choices] == [("0", ""), ("2", ""), ("3", "")]
    assert group.side_by_side


def test_a_card_that_is_known_on_top_of_the_deck_is_counted_with_it() -> None:
    """A deck whose uppermost card somebody has looked at is one zone on the table."""
    look = {"op": "look", "what": {"pick": "top", "zone": "deck"}}
    bid = {"op": "choose_number", "at_most": 3, "as": "said"}
    state = do(small_game(course=[look, {"op": "by", "who": "each_player", "do": bid}]).new(), "0")

    assert [line.strip() for line in view(state.game).table(state, 0) if "deck" in line] == ["deck: 8\u00a0cards"]
