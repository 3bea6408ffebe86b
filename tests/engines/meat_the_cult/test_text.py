"""M.E.A.T. as text: the log of events and the choices."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.text_view import WIDTH, TextView
from cardpress_engines.meat_the_cult.game import load

GUARDED = {
    "field": [
        [None, {"card": "livestock_crossbowman", "discovers": True}, None],
        [None, "mangy_rat", "penitent_boar"],
    ],
    "revealed": [["rain_of_cracklings"], []],
}
"""A crossbowman about to shoot at a rat beside a boar with Challenge."""
WAITING = {"revealed": [[], ["pawned_stomach"]]}
"""The other side has a move left, so that no battle follows."""


def _text_view(data: ModuleType, language: str, given: dict[str, Any]) -> tuple[TextView[Any], GameState[Any]]:
    game = load(data, {})
    state = game.new(given)
    state.events = []
    return tell(game, language, None)[0], state


def _after(teller: TextView[Any], state: GameState[Any], words: str) -> list[str]:
    """The log of one action."""
    state.apply_action(state.options[state.action_names(list(state.options)).index(words)])
    return [" ".join(line.split()) for line in teller.log_lines(state.events or (), 0, 0)]


WANTED = {
    "en": "Livestock Crossbowman (front, You) deals 2 damage: Penitent Boar (right flank, Opponent), by Challenge",
    "pl": "Kusznik Inwentarzowy (front, Ty) zadaje 2 obrażenia: Dzik Pokutny (prawa flanka, Przeciwnik), "
    "bo ma Wyzwanie",
}


@pytest.mark.parametrize("language", WANTED)
def test_damage_is_told_with_who_deals_it_and_who_steps_in(data: ModuleType, language: str) -> None:
    """The story names the creature that deals damage, the one that takes it, and why it is that one."""
    assert WANTED[language] in _after(*_text_view(data, language, GUARDED), "discover front 1")


def test_damage_of_a_spell_is_told_with_who_takes_it(data: ModuleType) -> None:
    """The log names no source off the field, and no reason for damage taken by its original target."""
    told = _after(*_text_view(data, "en", GUARDED), "rain_of_cracklings")

    assert "Penitent Boar (right flank, Opponent) takes 1 damage" in told
    assert "Penitent Boar (right flank, Opponent) takes 1 damage, by Challenge" in told


def test_equal_cards_are_counted(data: ModuleType) -> None:
    """A list of cards names a design once, with how often it is there."""
    teller, state = _text_view(data, "en", {**GUARDED, "creature_graveyard": ["bober", "necromancer", "bober"]})

    assert any("2 × Bober, Necromancer" in line for line in teller.table(state, 0))


def test_a_draft_repeats_no_rules_texts(data: ModuleType) -> None:
    """What creatures do is told when a player first sees them; later their numbers are listed, and ? explains."""
    game, luck, asked = load(data, {}), Random(1), []
    teller, state = tell(game, "en", None)[0], game.new()
    while state.question != "left":
        if state.question == "draft" and state.player == 0:
            choice = teller.choices(state)[0].choices[0]
            asked.append((" · " in choice.words, " · " in " · ".join(teller.about(state, choice.action))))
        state.apply_action(state.sample(luck))

    assert asked == [(True, True), *[(False, True)] * (len(asked) - 1)]
    assert len(asked) > 1


def test_a_swap_is_told_of_both(data: ModuleType) -> None:
    """Who changes places is named with where both stood before."""
    given = {"field": [["sergeant_jointing", "bober", None], [None] * 3], "ounces": [1], **WAITING}

    told = _after(*_text_view(data, "en", given), "use left 1")
    assert "Sergeant Jointing (left flank, You) and Bober (front, You) change places" in told


def test_every_line_of_a_field_fits(data: ModuleType) -> None:
    """Keywords and wounds that do not fit beside the numbers stand below, above the rules text."""
    bell = {"card": "leftover_forest", "traits": ["reflex"], "fused": ["herd_bell"], "damage": 2, "used": True}
    teller, state = _text_view(data, "en", {"field": [[bell, "bober", None], [None] * 3], **WAITING})
    lines = [line.replace("\xa0", " ") for line in teller.table(state, 0)]
    row = next(number for number, line in enumerate(lines) if "attack 1, defense 4" in line)

    assert lines[row + 1 : row + 3] == ["      Challenge, Reflex, wounded, ability used", "      with: Herd Bell"]
    assert max(map(len, lines[row : row + 3])) <= WIDTH


def test_equipment_without_a_text_says_what_it_does(data: ModuleType) -> None:
    """Where numbers are all a creature gets, the card says so instead of a bare keyword."""
    teller, state = _text_view(
        data, "en", {"revealed": [["blunt_cleaver"], []], "field": [["bober", None, None]] * 2}
    )

    assert any("Fusion. The fused creature gets this card’s numbers." in line for line in teller.table(state, 0))


def test_an_ability_is_told_before_what_it_does(data: ModuleType) -> None:
    """What a death sets off is told with the card it comes from; what comes to nothing is not told."""
    dying = {"card": "conscripted_martyr", "damage": 1}
    given = {"leaders": [None, "auntie_liver"], "field": [["bucket_acolyte", dying, None], [None] * 3],
             "revealed": [["great_grinding"], ["pawned_stomach"]]}  # fmt: skip
    told = _after(*_text_view(data, "en", given), "great_grinding")

    assert told[-3:] == [
        "Takes effect: Bucket Acolyte (You)", "You gain 1 ounce", "Bucket Acolyte (left flank, You): defense +2",
    ]  # fmt: skip
    assert not any("Martyr (You)" in line for line in told)
