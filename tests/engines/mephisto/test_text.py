"""How Mephisto is told: what is asked in a fight, what happened, who has won."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.mephisto.actions import CARD, FIGHT, PIECE
from cardpress_engines.mephisto.game import Mephisto, load
from cardpress_engines.mephisto.scoring import rank
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.text.view import TextView

YOU, OTHER = 0, 1
BEGUN = ("turn", YOU, -1, 1)


@pytest.fixture(scope="module")
def duel(data: ModuleType) -> Mephisto:
    """A game of two."""
    return load(data, {"players": 2})


def _teller(game: Mephisto, language: str = "en") -> TextView:
    teller = tell(game, language, None)[0]
    assert isinstance(teller, TextView)
    return teller


def _plain(lines: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ").replace("*", "").strip() for line in lines]


def _do(state: MephistoState, *words: str) -> None:
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[state.game.action_names(state, legal).index(each)])


def _card(game: Mephisto, card: str) -> int:
    return CARD + game.ids.index(card)


def _piece(game: Mephisto, card: str) -> int:
    return PIECE + game.first_piece[game.ids.index(card)]


def test_a_fight_says_what_is_needed_and_what_is_enough(duel: Mephisto) -> None:
    """MEPH-62, 63: the sum so far, the sum needed, and for each amount of favor whether it is enough."""
    state = duel.new(
        {"favor": [8], "gear": [["mallet", "greataxe"]], "dungeon": [["imp"], ["witch"], []], "step": "play"}
    )
    _do(state, "fight", "lane 2")
    while state.question != "favor":
        state.apply_action(state.legal_actions()[-1])
    teller = _teller(duel)
    assert _plain(teller.question(state)) == [
        "Fight in lane 2: how much favor do you spend? Attack so far: 7, needed: 12."
    ]
    short, enough = teller.choices(state)
    assert [(short.heading, short.side_by_side), enough.heading] == [("Not enough", True), "Enough"]
    assert [(choice.number, choice.words) for choice in short.choices] == [(favor, "") for favor in range(5)]
    assert [choice.number for choice in enough.choices] == [5, 6, 7, 8]
    assert _plain([enough.choices[0].words]) == ["5 favor: attack 12"]


def test_a_fight_that_cannot_be_won_is_told_before_it_begins(duel: Mephisto) -> None:
    """What weapons and favor add up to is told with every lane, and that it is not enough with the action."""
    dungeon = [["imp", None], ["dragon", None], ["ghoul", "witch"]]
    state = duel.new({"favor": [2], "gear": [["mallet"]], "dungeon": dungeon})
    teller = _teller(duel)
    fight = next(choice for group in teller.choices(state) for choice in group.choices if choice.action == FIGHT)
    assert not fight.words.endswith("not enough attack for any monster now")
    _do(state, "fight")
    lanes = _plain([choice.words.split(" · ")[1] for choice in teller.choices(state)[0].choices])
    mallet = duel.attack[duel.ids.index("mallet")]
    assert lanes == [
        "weapons and all favor: attack 2",
        f"weapons and all favor: attack {mallet + 2}, not enough",
        "weapons and all favor: attack 2, not enough",
    ]
    poor = duel.new({"favor": [0], "dungeon": dungeon})
    fight = next(choice for group in teller.choices(poor) for choice in group.choices if choice.action == FIGHT)
    assert fight.words.endswith("not enough attack for any monster now")


def test_the_table_says_what_lies_there_does(duel: Mephisto) -> None:
    """Cards in play, in the hand and in soul piles have their texts below them; all of them with `texts`."""
    given = {"gear": [["spear"]], "souls": [["lich"]], "hands": [["voodoo_doll"]], "dungeon": [["imp", "dragon"]]}
    state, teller = duel.new(given), _teller(duel)
    table, full = (_plain(teller.table(state, YOU, texts=texts)) for texts in (False, True))
    assert "Activate: Move this weapon to an adjacent lane." in table
    assert "Lich: When one of your weapons breaks, draw 1 card." in table
    assert "Activate: An opponent of your choice loses 2 favor." in table
    entering = [line for line in full if line.startswith("Enters: ")]
    assert entering
    assert not set(entering) & set(table)


def test_no_and_no_more_are_zero(duel: Mephisto) -> None:
    """Whatever else can be chosen, 0 is no, none or no more."""
    state = duel.new({"dungeon": [["imp", "ghoul"], ["witch"], []], "gear": [["dagger"]]})
    _do(state, "fight", "lane 1", "imp in lane 1")
    teller = _teller(duel)
    assert [choice.words for choice in teller.choices(state)[0].choices if choice.number == 0] == ["No more"]
    state.apply_action(state.legal_actions()[0])
    assert state.question == "weapons"
    assert [choice.words for choice in teller.choices(state)[0].choices if choice.number == 0] == ["None"]


@pytest.mark.parametrize(
    ("language", "modes"),
    [
        ("en", ["Lose 3 favor", "Break one of your items"]),
        ("pl", ["Strać 3 punkty łaski", "Zniszcz jeden ze swoich przedmiotów"]),
    ],
)
def test_modes_are_told_in_the_words_of_the_card(duel: Mephisto, language: str, modes: list[str]) -> None:
    """Where a card lets somebody choose one, each choice is that part of its text."""
    state = duel.new({"hands": [["mimic"]], "favor": [5], "gear": [["grindstone", "grimoire"]]})
    _do(state, "summon")
    while state.question != "choose":
        state.apply_action(state.legal_actions()[0])
    choices = _teller(duel, language).choices(state)[0].choices
    assert _plain([choice.words for choice in choices]) == modes


def _told(game: Mephisto, *happenings: Any, since: int = 0) -> list[str]:
    return _plain(_teller(game).log_lines(happenings, since, YOU))


def test_what_goes_without_saying_is_not_told(duel: Mephisto) -> None:
    """Wear by use, the discarding of what broke or was cast, and gains of nothing are left out."""
    candle, prayer = _piece(duel, "blessed_candle"), _card(duel, "last_prayer")
    happened = [
        BEGUN, ("activate", YOU, candle, 0), ("wear", YOU, candle, 1), ("break", YOU, candle, 0),
        ("discard", -1, _card(duel, "blessed_candle"), 0), ("gain", YOU, -1, 0), ("play", YOU, prayer, 0),
        ("gain", YOU, -1, 3), ("discard", -1, prayer, 0), ("discard", -1, prayer, 0),
    ]  # fmt: skip
    assert _told(duel, *happened) == [
        "Turn 1: yours", "You activate: Blessed Candle", "Blessed Candle (yours) breaks", "You play: Last Prayer",
        "You gain 3 favor", "Discarded: Last Prayer",
    ]  # fmt: skip
    assert _told(duel, *happened, since=8) == ["Discarded: Last Prayer"]


def test_below_a_heading_its_player_is_not_named_again(duel: Mephisto) -> None:
    """What the player does whose turn it is needs no name; what others do does."""
    assert _told(duel, ("turn", OTHER, -1, 2), ("gain", OTHER, -1, 1), ("lose", YOU, -1, 1)) == [
        "Turn 2: Opponent", "Gains 1 favor", "You lose 1 favor",
    ]  # fmt: skip
    assert _told(duel, BEGUN, ("gain", OTHER, -1, 1)) == ["Turn 1: yours", "Opponent gains 1 favor"]


def test_abilities_are_told_where_something_comes_of_them(duel: Mephisto) -> None:
    """What triggered stands before what it did, and is not told when it is done without having done anything."""
    witch, dragon, prayer = (_card(duel, card) for card in ("witch", "dragon", "last_prayer"))
    assert _told(duel, BEGUN, ("play", YOU, prayer, 0), ("trigger", YOU, witch, 0), ("gain", YOU, -1, 2)) == [
        "Turn 1: yours", "You play: Last Prayer", "Takes effect: Witch", "You gain 2 favor",
    ]  # fmt: skip
    for_nothing = [("trigger", YOU, dragon, 0), ("gain", YOU, -1, 0), ("done", YOU, dragon, 0)]
    assert _told(duel, BEGUN, *for_nothing, ("draw", YOU, prayer, 0)) == ["Turn 1: yours", "You draw: Last Prayer"]
    nested = [("trigger", YOU, witch, 0), *for_nothing, ("gain", YOU, -1, 2), ("done", YOU, witch, 0)]
    assert _told(duel, BEGUN, *nested) == ["Turn 1: yours", "Takes effect: Witch", "You gain 2 favor"]


def test_an_ability_that_changes_nothing_is_not_told(duel: Mephisto) -> None:
    """Favor at its limit: what would give more triggers, does nothing and is not told; with less it is."""
    for favor, said in ((10, []), (9, ["Takes effect: Iron Golem", "You gain 1 favor"])):
        state = duel.new(
            {"favor": [favor], "souls": [["iron_golem"]], "gear": [["grindstone"]], "hands": [["imp"]]}
        )
        state.events = []
        _do(state, "activate grindstone")
        told = _told(duel, *state.events)
        assert [line for line in told if line.startswith(("Takes", "You gain"))] == said


def test_the_deck_runs_out_with_its_last_card(duel: Mephisto) -> None:
    """The last card is drawn, then the deck has run out; a new one that has no card runs out at once."""
    state = duel.new({"deck": ["imp"], "size": 1})
    state.events = []
    _do(state, "loot", "deck")
    assert _told(duel, *state.events)[1:3] == [
        "You draw: Imp", "The deck has run out: the game ends once both have had the same number of turns",
    ]  # fmt: skip


def test_the_table_shows_weapons_where_they_fight(duel: Mephisto, data: ModuleType) -> None:
    """Two players see all weapons in the lanes; around the square only their own: others count lanes otherwise."""
    gear = {"gear": [["mallet"], [{"card": "greataxe", "attached": ["curse_of_rust"]}]], "dungeon": [[None, None]]}
    table = _plain(_teller(duel).table(duel.new(gear), YOU))
    lane = table[table.index("Lane 2") : table.index("Lane 3")]
    assert [line.split()[:2] for line in lane if "Mallet" in line or "Greataxe" in line] == [
        ["Mallet", "You"], ["Greataxe", "Opponent"],
    ]  # fmt: skip
    assert any(line.endswith("attached: Curse of Rust") for line in lane)
    assert table.count("(gap)") == 2
    square = load(data, {"players": 3})
    table = _plain(_teller(square).table(square.new(gear), YOU))
    lane = table[table.index("Lane 2") : table.index("Lane 3")]
    assert [line for line in lane if "Greataxe" in line] == []
    assert any("Greataxe" in line and "their lane 2" in line for line in table)


@pytest.mark.parametrize(
    ("favor", "said"),
    [
        ([5, 4], "You win."),
        ([4, 5], "The winner is: Opponent."),
        ([5, 5], "The game is a draw between: You, Opponent."),
    ],
)
def test_the_end_of_a_duel(duel: Mephisto, favor: list[int], said: str) -> None:
    """MEPH-84 to 87: the one who is ahead has won, equal players have a draw."""
    state = duel.new({"favor": favor})
    state.finish()
    lines = _plain(_teller(duel).result_lines(state, YOU))
    assert lines[0] == "The game is over."
    assert lines[1] == f"You: soul points 0, favor {favor[0]}, weapons and items in play 0"
    assert lines[-1] == said


def test_the_end_for_teams(data: ModuleType) -> None:
    """MEPH-97: teams are summed and win together."""
    game = load(data, {"players": 4, "teams": True})
    state = game.new({"souls": [["imp"], [], ["witch"], []], "step": "draw"})
    state.finish()
    points = sum(game.souls[game.ids.index(card)] for card in ("imp", "witch"))
    lines = _plain(_teller(game).result_lines(state, 2))
    assert f"Team of Partner, You: soul points {points}, favor 10, weapons and items in play 0" in lines
    assert lines[-1] == "Your team wins."
    assert _plain(_teller(game).result_lines(state, 1))[-1] == "The winners are: Player 1, Player 3."


def test_the_end_alone(data: ModuleType) -> None:
    """MEPH-113: alone there is a rank, or none."""
    game = load(data, {"players": 1})
    state = game.new({"souls": [["mephisto", "dragon"]]})
    state.finish()
    points = game.points(state, 0)
    expected = str(rank(data.RULES, points)).capitalize()
    assert _plain(_teller(game).result_lines(state, 0))[-1] == f"Soul points: {points}. Rank: {expected}."
    state.souls[0].clear()
    assert _plain(_teller(game).result_lines(state, 0))[-1] == "Soul points: 0. No rank this time."


def test_an_action_is_explained_with_the_numbers_of_the_rules(duel: Mephisto) -> None:
    """Rules that are explained take their numbers from the rules data."""
    state = duel.new({"hands": [["imp"]], "dungeon": [["witch"]]})
    wear = duel.rules.actions.fight_wear
    (about,) = _plain(_teller(duel).about(state, FIGHT))
    assert f"each loses durability: {wear}" in about
