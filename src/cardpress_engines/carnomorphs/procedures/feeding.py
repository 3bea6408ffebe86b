"""Feeding and evolution (CARN-111 to 117)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import FIGURE
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.figures import SMALLEST, appear, remove_figure, trigger_adaptations
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.interpreter import NOBODY
from cardpress_engines.kernel.state import Frame, frame


def feeding_steps(state: CarnomorphState) -> list[Frame]:
    """The feeding of all figures, by room from the lowest, in a room the largest first (CARN-115)."""
    standing = [(room, -figure) for figure, room in enumerate(state.at) if room >= 0]
    return [frame(feed_figure, (-figure, room)) for room, figure in sorted(standing)]


def feed_figure(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a figure with food that is not in combat heals, evolves by one level and eats (CARN-111, 112)."""
    figure, room = given
    if state.at[figure] != room or state.is_fighting(figure):
        return
    food = food_of(state, figure)
    if food is None:
        return
    state.injuries[figure] = 0
    state.report("feed", -1, FIGURE + figure, 0, room)
    prey = prey_of(state, figure)
    evolve(state, figure)
    state.then(eat, (room, state.game.food.index(food), prey))
    trigger_adaptations(state, "feeding", NOBODY, figure, room)


def food_of(state: CarnomorphState, figure: int) -> str | None:
    """What a figure eats: in the nest an egg (CARN-117), else the first available food of the list (CARN-116)."""
    room, game = state.at[figure], state.game
    if state.is_nest(room):
        return str(game.things[game.egg])
    for food in game.food:
        if food in game.levels:
            if prey_of(state, figure) != NOTHING:
                return food
            continue
        if game.things.index(food) in state.things[room]:
            return food
    return None


def prey_of(state: CarnomorphState, figure: int) -> int:
    """The first other metagorger in the same room; NOTHING if there is none."""
    others = (each for each in state.game.figures_of[SMALLEST] if each != figure)
    return next((each for each in others if state.at[each] == state.at[figure]), NOTHING)


def eat(state: CarnomorphState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: remove the food; in the nest, an egg of the carnomorph board (CARN-117)."""
    room, number, prey = given
    game, food = state.game, state.game.food[number]
    if food in game.levels:
        remove_figure(state, prey)
        return
    thing = game.things.index(food)
    if thing == game.egg and state.is_nest(room):
        state.eggs -= 1
    else:
        state.things[room].remove(thing)
    state.left_things[thing] += 1


def evolve(state: CarnomorphState, figure: int) -> None:
    """Replace a figure by one of the next level, if there is one left (CARN-113, 114)."""
    level, room = state.game.level_of[figure] + 1, state.at[figure]
    if level == len(state.game.levels) or state.free_figure(level) == NOTHING:
        return
    remove_figure(state, figure)
    state.report("evolve", -1, FIGURE + figure, level, room)
    state.then(appear, (level, room))
