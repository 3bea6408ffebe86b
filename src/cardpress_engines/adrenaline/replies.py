"""Cards played when damage is dealt: first by the attacker, then by those who were damaged.

Everybody who holds powerups is asked and may decline, even where that is the only answer, so that a question does
not reveal who holds such a card. Nobody is asked where everybody can see that no card could be paid for, or that
the attacker is out of sight.
"""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import CARD
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.interpreter import Running, first_step_about
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame


def after_damage(attacker: int, hurt: tuple[int, ...]) -> list[Frame]:
    """The steps after damage was dealt, before the next operation of the effect."""
    return [frame(play_scope, (attacker, hurt)), frame(play_tagback, (attacker, hurt))]


def play_scope(state: AdrenalineState, answer: int, given: tuple[int, tuple[int, ...]]) -> None:
    """Step: the attacker may add damage with cards, one after the other."""
    attacker, hurt = given
    if answer == DONE:
        return
    if answer != NO_ANSWER:
        state.discard_powerup(attacker, answer - CARD)
        state.report("reply", attacker, answer)
        state.then(choose_scope_target, (attacker, hurt, answer - CARD))
        return
    hand = state.powerups[attacker]  # one card is played, a cube or another card pays for it
    if not hand or (len(hand) == 1 and not any(state.cubes[attacker])):
        return
    scopes = {CARD + card for card in hand if card in state.game.scopes}
    state.offer(attacker, "scope", [DONE, *sorted(scopes)], play_scope, given)


def choose_scope_target(state: AdrenalineState, answer: int, given: tuple[int, tuple[int, ...], int]) -> None:
    """Step: choose one of the damaged players, then pay for the extra damage and deal it."""
    attacker, hurt, card = given
    if answer == NO_ANSWER:
        state.ask(attacker, "target", sorted(PLAYER + each for each in hurt), choose_scope_target, given)
        return
    effect = first_step_about(state.game.scopes[card].entry, attacker, card, (answer - PLAYER,))
    state.follow(effect, frame(play_scope, (attacker, hurt)))


def play_tagback(state: AdrenalineState, answer: int, given: tuple[int, tuple[int, ...]]) -> None:
    """Step: each damaged player who sees the attacker may reply, one after the other."""
    attacker, hurt = given
    if answer == DONE:
        hurt = hurt[1:]
    elif answer != NO_ANSWER:
        state.discard_powerup(hurt[0], answer - CARD)
        state.report("reply", hurt[0], answer)
        effect = first_step_about(state.game.tagbacks[answer - CARD].entry, hurt[0], answer - CARD, (attacker,))
        state.follow(effect, frame(play_tagback, (attacker, hurt)))
        return
    hurt = tuple(each for each in hurt if _could_reply(state, each, attacker))
    if hurt:
        hand = sorted({CARD + card for card in state.powerups[hurt[0]] if card in state.game.tagbacks})
        state.offer(hurt[0], "tagback", [DONE, *hand], play_tagback, (attacker, hurt))


def _could_reply(state: AdrenalineState, player: int, attacker: int) -> bool:
    """Whether a player could hold a card to reply with, judging only by what everybody sees."""
    cards = state.game.tagbacks.values()
    return bool(state.powerups[player]) and any(_fits(state, card, player, attacker) for card in cards)


def _fits(state: AdrenalineState, card: UsableAbility[AdrenalineState], player: int, attacker: int) -> bool:
    return card.possible(state, Running(0, player, 0, ((attacker,),)))
