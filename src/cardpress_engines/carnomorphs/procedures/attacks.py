"""Attacks of carnomorphs: the target, metagorgers, attack cards (CARN-71 to 86)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, FIGURE
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import Affliction
from cardpress_engines.carnomorphs.procedures.cards import attack_card
from cardpress_engines.carnomorphs.procedures.figures import (
    SMALLEST,
    add_token,
    remove_figure,
    tokens_for,
    trigger_adaptations,
)
from cardpress_engines.carnomorphs.procedures.harm import draw_mutation, suffer
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.interpreter import first_step_about
from cardpress_engines.kernel.state import frame


def attack_target(state: CarnomorphState, room: int) -> int:
    """The player a carnomorph attacks: with fewest cards in hand, then first in turn order (CARN-84)."""
    return min(state.characters_in(room), key=lambda player: len(state.hands[player]), default=NOTHING)


def strike_back(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure attacks the target in its room, if there is one."""
    victim = attack_target(state, state.at[figure]) if state.at[figure] >= 0 else NOTHING
    if victim != NOTHING:
        attack(state, answer, (figure, victim))


def attack(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a figure attacks a character in its room; all but metagorgers draw an attack card (CARN-71, 77)."""
    figure, victim = given
    game, room = state.game, state.at[figure]
    if room < 0 or state.fate[victim] != ABOARD or state.pos[victim] != room:
        return
    level = game.level_of[figure]
    if level == SMALLEST:
        state.report("attack", victim, FIGURE + figure)
        attack_as_metagorger(state, figure, victim)
        return
    card = attack_card(state, answer, attack, given)
    if card is None:
        return
    is_hit = game.levels[level] in game.cards[card].hits
    state.report("attack" if is_hit else "missed", victim, FIGURE + figure, 0, CARD + card)
    if is_hit:
        state.follow(
            first_step_about(game.effects[card], victim, card, (room, figure)), frame(answer_first_hit, victim)
        )


def answer_first_hit(state: CarnomorphState, answer: int, victim: int) -> None:
    """Step: the first hit on a character in a round may trigger an adaptation."""
    if state.fate[victim] == ABOARD and not state.scratched >> victim & 1:
        state.scratched |= 1 << victim
        trigger_adaptations(state, "first_hit", victim, NOTHING, NOTHING)


def attack_as_metagorger(state: CarnomorphState, figure: int, victim: int) -> None:
    """A metagorger gives a mutation card, contamination and a wound, and leaves (CARN-72 to 76)."""
    rules = state.game.rules.metagorger
    remove_figure(state, figure)
    state.follow(
        frame(draw_mutation, victim),
        frame(suffer, (victim, Affliction.CONTAMINATION, rules.contamination)),
        frame(suffer, (victim, Affliction.LIGHT_WOUND, rules.light_wounds)),
        *(frame(add_token, tokens_for(state, SMALLEST + 1)) for _ in range(rules.shambler_tokens)),
    )


def attackers(state: CarnomorphState) -> list[int]:
    """Figures in combat in the order in which they attack: the largest first, then the lowest room."""
    level_of = state.game.level_of
    fighting = [each for each, room in enumerate(state.at) if room >= 0 and state.is_fighting(each)]
    return sorted(fighting, key=lambda figure: (-level_of[figure], state.at[figure], figure))
