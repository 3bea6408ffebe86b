"""The start of a drill: bag, objectives, first round (CARN-05 to 32). Hidden cards are drawn when first seen."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.drill.rounds import new_round
from cardpress_engines.carnomorphs.procedures.figures import place_object
from cardpress_engines.carnomorphs.state import BLANK, CarnomorphState
from cardpress_engines.kernel.state import NO_ANSWER, frame

CORPORATE, PERSONAL = "corporate", "personal"
"""The sides of objectives, which are also the chance questions that deal them."""


def start(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: fill the bag, put the blue corpse in the Hibernatorium, deal objectives, begin the first round."""
    setup, game = state.game.rules.setup, state.game
    place_object(state, len(game.things) - 1, game.start_room)
    red, blue = game.levels[0], next(each for each in game.token_types if each.endswith(f"_{game.levels[0]}"))
    reds = setup.bag_red + setup.bag_red_per_player * game.num_players
    for kind, count in ((BLANK, setup.bag_blank), (blue, setup.bag_blue), (red, reds)):
        state.then(fill_bag, (kind, count))
    for player in range(game.num_players):
        state.follow(*(frame(deal_objective, (side, player)) for side in (CORPORATE, PERSONAL)))
    state.then(new_round, None)


def fill_bag(state: CarnomorphState, answer: int, given: tuple[str, int]) -> None:
    """Step: put tokens of a type into the bag, at random among those with different numbers (CARN-16)."""
    kind, left = given
    if answer != NO_ANSWER:
        state.supply.remove(answer)
        state.bag = sorted((*state.bag, answer))
        left -= 1
    there = [each for each in state.supply if state.game.cards[each].type == kind]
    if left and len(there) <= left:
        state.supply = [each for each in state.supply if each not in there]
        state.bag = sorted((*state.bag, *there))
    elif left:
        state.chance("token", there, fill_bag, (kind, left))


def deal_objective(state: CarnomorphState, answer: int, given: tuple[str, int]) -> None:
    """Step: deal a player an objective of a side (CARN-25)."""
    side, player = given
    deck, own = (
        (state.corporate_deck, state.corporate) if side == CORPORATE else (state.personal_deck, state.personal)
    )
    if answer == NO_ANSWER:
        state.chance(side, deck[:], deal_objective, given)
        return
    deck.remove(answer)
    own[player].append(answer)
    state.report("objective", player, CARD + answer)
