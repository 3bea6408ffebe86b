"""How Mephisto is told: what is asked in a fight, what happened, why a card is no answer, who has won."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.mephisto.tables import TEAMS, begin, mephisto

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.view import TextView
from cardpress_engines.kernel.text_view import Seen

YOU = 0
FIGHT: dict[str, Any] = {
    "gear": [[{"what": "mallet", "durability": 2, "lane": 2}, {"what": "greataxe", "durability": 3, "lane": 2}]],
    "dungeon": {"a": ["imp"], "c": ["witch"], "d": ["ghoul"]},
}
"""Two weapons in lane 2, and monsters."""


def view(game: DescribedGame, language: str = "en") -> TextView:
    """The game told in a language."""
    teller = tell(game, language, None)[0]
    assert isinstance(teller, TextView)
    return teller


def plain(lines: list[str]) -> list[str]:
    """Lines without emphasis, indents and fixed spaces."""
    return [line.replace("\u00a0", " ").replace("*", "").strip() for line in lines]


def words(teller: TextView, state: DescribedState) -> list[str]:
    """All choices in words."""
    return plain([choice.words for group in teller.choices(state) for choice in group.choices])


def choose(state: DescribedState, teller: TextView, beginning: str) -> None:
    """Take the choice whose words begin so."""
    choices = [choice for group in teller.choices(state) for choice in group.choices]
    state.apply_action(next(each.action for each in choices if plain([each.words])[0].startswith(beginning)))


def fighting(**position: Any) -> tuple[DescribedState, TextView]:
    """A duel in which a fight in lane 2 with the witch has begun."""
    state, teller = begin(mephisto(), **{**FIGHT, **position}), view(mephisto())
    state.events = []
    for beginning in ("Fight", "Lane 2", "Witch"):
        choose(state, teller, beginning)
    return state, teller


def test_a_fight_says_what_is_needed_and_what_is_enough() -> None:
    """MEPH-62, 63: the sum so far, the sum needed, and for each amount of favor whether it is enough."""
    state, teller = fighting(favor=[8])
    choose(state, teller, "No")
    choose(state, teller, "Mallet")
    choose(state, teller, "Greataxe")

    assert plain(teller.question(state)) == [
        "Fight in lane 2: how much favor do you spend? Attack so far: 7, needed: 12."
    ]
    told = words(teller, state)
    assert told[:2] == ["no favor: attack 7, not enough", "1 favor: attack 8, not enough"]
    assert told[5] == "5 favor: attack 12"


def test_each_lane_says_what_can_be_reached_in_it() -> None:
    """Weapons and favor are added up for every lane, against its weakest monster."""
    state = begin(mephisto(), **{**FIGHT, "favor": [1]})
    teller = view(mephisto())
    choose(state, teller, "Fight")

    ends = [line.split(" · ")[1] for line in words(teller, state)]
    assert ends == ["weapons and all favor: attack 1, not enough", "weapons and all favor: attack 8"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You take the action: Fight", "You attack: Witch", "You use in the Fight: Mallet",
                "You spend 1 favor", "The Fight fails: attack 4 is not enough"]),
        ("pl", ["Wykonujesz akcję: Walka", "Atakujesz: Wiedźma", "Używasz w Walce: Pobijak",
                "Wydajesz 1 punkt łaski", "Walka nieudana: atak 4 to za mało"]),
        ("de", ["Du wählst: Kampf", "Du bekämpfst: Hexe", "Du benutzt im Kampf: Holzhammer",
                "Du gibst 1 Gunst aus", "Der Kampf misslingt: Angriff 4 genügt nicht"]),
        ("uk", ["Ви виконуєте дію: Бій", "Ви атакуєте: Відьма", "Ви використовуєте в Бою: Довбня",
                "Ви витрачаєте 1 очко ласки", "Бій програно: атаки 4 замало"]),
    ],
)  # fmt: skip
def test_a_fight_is_told(language: str, told: list[str]) -> None:
    """What fought what, with which weapons and how much favor, and that it failed, in every language."""
    state, teller = fighting(favor=[8])
    for beginning in ("No", "Mallet", "No", "1 favor"):
        choose(state, teller, beginning)

    lines = plain(view(mephisto(), language).log_lines(state.events or [], 0, YOU))
    assert lines[: len(told)] == told


def test_what_is_kept_count_of_is_not_told() -> None:
    """Bookkeeping of the course of play, wear by use and cards that go where a sentence says are not told."""
    state, teller = fighting(favor=[8])
    for beginning in ("No", "Mallet", "No", "8 favor"):
        choose(state, teller, beginning)

    told = plain(teller.log_lines(state.events or [], 0, YOU))
    assert told[:5] == [
        "You take the action: Fight", "You attack: Witch", "You use in the Fight: Mallet", "You spend 8 favor",
        "The Fight fails: attack 11 is not enough",
    ]  # fmt: skip


def test_the_table_says_what_lies_there_does() -> None:
    """Lanes one after the other with gaps, cards in play with what they show now, all with their rules."""
    given = {"gear": [[{"what": "spear", "durability": 1, "lane": 2}]], "souls": [["lich"]],
             "hand": [["voodoo_doll"]], "dungeon": {"a": ["imp"]}}  # fmt: skip
    table = plain(view(mephisto()).table(begin(mephisto(), **given), YOU))

    assert [line for line in table if line.startswith("Lane")] == ["Lane 1", "Lane 2", "Lane 3"]
    assert table.count("(gap)") == 5
    assert "Spear (attack 3, durability 1, lane 2)" in table
    assert "When one of your weapons breaks, draw 1 card." in table
    assert "Activate: An opponent of your choice loses 2 favor." in table


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("mimic", "A monster is never played from the hand: the action Summon puts it into the dungeon."),
        ("spear", "You have activated it this turn already."),
        ("greataxe", "There is nothing on it to activate: it works by itself."),
        ("dagger", "It belongs to somebody else."),
        ("imp", "Choose your action first: a card of the dungeon is taken by Loot or Summon, "
                "a monster is defeated by Fight."),
    ],
)  # fmt: skip
def test_a_card_that_is_no_answer_says_why(card: str, why: str) -> None:
    """Whose it is, of which sort, what it lacks, or what comes first."""
    game = mephisto()
    theirs = [{"what": "dagger", "durability": 3, "lane": 1}]
    yours = [
        {"what": "spear", "durability": 2, "lane": 2, "activated": 1},
        {"what": "greataxe", "durability": 1, "lane": 2},
    ]
    state = begin(game, hand=[["mimic", "witch"]], gear=[yours, theirs], dungeon={"a": ["imp"]})
    piece = next(each for each in range(len(game.design_of)) if game.ids[game.design_of[each]] == card)

    assert plain(view(game).obstacles(state, Seen("", None, piece, 0))) == [why]


@pytest.mark.parametrize(
    ("favor", "said"),
    [([5, 4], "You win."), ([4, 5], "The winner is: Opponent."), ([5, 5], "The game is a draw.")],
)
def test_the_end_of_a_duel(favor: list[int], said: str) -> None:
    """MEPH-84 to 87: soul points, then favor, then what is in play decide; equal players have a draw."""
    state = begin(mephisto(), favor=favor)
    state.finish()
    lines = plain(view(mephisto()).result_lines(state, YOU))

    assert lines[:2] == [
        "The game is over.", f"You: soul points 0, favor {favor[0]}, weapons and items in play 0",
    ]  # fmt: skip
    assert lines[-1] == said


def test_the_end_for_teams() -> None:
    """MEPH-97: teams are summed and win together."""
    game = mephisto(4, TEAMS)
    state = begin(game, souls=[["imp"], [], ["witch"], []])
    state.finish()

    lines = plain(view(game).result_lines(state, 2))
    assert any(line.startswith("Team of Partner, You: soul points 4, favor 10") for line in lines)
    assert lines[-1] == "Your team wins."
    assert plain(view(game).result_lines(state, 1))[-1] == "The winners are: Player 1, Player 3."
