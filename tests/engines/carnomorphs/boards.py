"""Random states of Carnomorphs, an event card carried out on each, and what exceeds the box afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from cardpress_engines.carnomorphs.actions import PROCEDURE
from cardpress_engines.carnomorphs.drill.single_procedures import WHOLE, choose_procedure
from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.state_description import describe_state
from cardpress_engines.kernel.state import TERMINAL, frame

FIGURES = {"metagorger": 8, "shambler": 8, "fleshbeast": 3, "butcher": 1}
THINGS = {"corpse": 5, "egg": 8, "carcass": 4, "corpse_blue": 1}
MARKERS = {"burns": 8, "broken": 8}
DOORS, NOISES, TOKENS, ROOMS = 12, 29, 27, 21
"""What the box holds, as the facts say it, not as the engine reads it."""


def board(game: Carnomorphs, random: Random, event: int) -> CarnomorphState:
    """A random state that uses everything in the box, with this event card next."""
    state = CarnomorphState(game)
    state.met = random.random() < 0.9
    _ship(state, random)
    for figure in range(len(state.at)):
        if random.random() < 0.4:
            state.at[figure], state.injuries[figure] = random.randrange(ROOMS), random.randrange(4)
    for thing, count in enumerate(game.thing_copies):
        for _ in range(random.randint(0, state.left_things[thing] if count else 0)):
            state.left_things[thing] -= 1
            room = random.randrange(ROOMS)
            state.things[room] = sorted((*state.things[room], thing))
    if random.random() < 0.5:
        state.eggs -= 3
        state.left_things[game.egg] += 3
    _crew(state, random)
    tokens = list(state.supply)
    random.shuffle(tokens)
    cut = random.randint(1, len(tokens))
    state.bag, state.supply = sorted(tokens[:cut]), sorted(tokens[cut:])
    state.event_deck.remove(event)
    state.event_top, state.top_seen = [event], [0]
    state.start(frame(choose_procedure, None))
    return state


def _ship(state: CarnomorphState, random: Random) -> None:
    """Turn rooms up and place markers, at most as many as the box has."""
    game = state.game
    for room, deal in enumerate(game.deals):
        pile = {"one": state.tiles_one, "two": state.tiles_two}.get(deal)
        if pile is not None and random.random() < 0.7:
            state.tiles[room] = pile.pop(random.randrange(len(pile)))
            state.explored |= 1 << room
            state.used_tokens.append(state.explorations.pop())
            state.items[room] = random.randrange(4)
    state.used_tokens.sort()
    state.fires = _some(random, range(ROOMS), 8)
    breakable = [r for r, tile in enumerate(state.tiles) if tile >= 0 and tile not in game.barren]
    state.malfunctions = _some(random, breakable, 8)
    state.closed = _some(random, range(game.technical), DOORS)
    state.noises = _some(random, range(game.technical + 1), NOISES)


def _some(random: Random, there: range | list[int], most: int) -> int:
    """A random subset of some numbers, as a bit mask."""
    chosen = random.sample(list(there), random.randint(0, min(most, len(there))))
    return sum(1 << each for each in chosen)


def _crew(state: CarnomorphState, random: Random) -> None:
    """Place characters at random, with slime, wounds and contamination."""
    for player in range(state.game.num_players):
        state.pos[player] = random.randrange(ROOMS)
        state.slimed |= (random.random() < 0.5) << player
        state.serious[player], state.light[player] = random.randrange(4), random.randrange(3)
        for _ in range(random.randrange(4)):
            state.decks[player].append(state.contamination.pop())
        deck = state.decks[player]
        random.shuffle(deck)
        state.hands[player], state.decks[player] = sorted(deck[:3]), sorted(deck[3:])


def after(state: CarnomorphState, random: Random) -> Iterator[CarnomorphState]:
    """The state at every decision until the event card is done; questions are answered at random."""
    state.apply_action(PROCEDURE + list(WHOLE).index("event card"))
    yield state
    while state.current_player() != TERMINAL and state.question != "procedure":
        state.apply_action(state.sample(random))
        yield state


def excess(state: CarnomorphState) -> list[str]:
    """Components that exceed the box or lie where they cannot, read from the description of the state."""
    told = describe_state(state)
    found = Counter[str]()
    for figures in told["figures"].values():
        assert all(each is None or each == "out" or each["injuries"] >= 0 for each in figures)
    for room in told["rooms"].values():
        found.update(room["things"])
        found.update(name for name in MARKERS if room[name])
        assert not (room["broken"] and room["tile"] is None)
        assert room["items"] >= 0
    found.update(each["carried"] for each in told["players"] if each["carried"])
    found["egg"] += told["eggs"]
    most = {**THINGS, **MARKERS}
    wrong = [name for name, count in found.items() if count > most[name]]
    wrong += [name for name, count in told["counted"].items() if count > FIGURES[name]]
    wrong += ["doors"] if len(told["closed"]) > DOORS else []
    wrong += ["noise"] if len(told["noisy"]) > NOISES else []
    held = len(state.held)
    return wrong + (["tokens"] if len(told["bag"]) + len(told["supply"]) + held != TOKENS else [])


def failures(game: Carnomorphs, seed: int) -> Iterator[str]:
    """What every event card breaks on a state with this seed, at any decision."""
    for event in game.events:
        random = Random(f"{seed} {event}")
        state = board(game, random, event)
        inventory = state.inventory()
        for now in after(state, random):
            wrong = excess(now)
            if wrong or now.inventory() != inventory:
                yield f"{game.ids[event]}, seed {seed}: {', '.join(wrong) or 'a component is lost'}"
                break
