"""The course of the game: dealing, turns, playing and activating, loot, summon, refill, the end."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import NOBODY, first_step, resume, start_of
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.mephisto.actions import (
    CARD,
    DECK,
    FIGHT,
    HAND_OVER,
    LOOT,
    PASS,
    PIECE,
    SPACE,
    SUMMON,
)  # fmt: skip
from cardpress_engines.mephisto.effects.cards import draw_cards
from cardpress_engines.mephisto.scoring import is_over
from cardpress_engines.mephisto.state import EMPTY, MephistoState

# ---- set-up


def deal(state: MephistoState, answer: int, place: int) -> None:
    """Step: shuffled cards go to hands, the dungeon and corners, from this place in turn on (MEPH-05 to 08)."""
    if answer != NO_ANSWER:
        zone, number = state.game.deals[place]
        state.deck.remove(answer)
        if zone == "hand":
            state.to_hand(number, answer)
            state.report("deal", number, CARD + answer)
        elif zone == "space":
            state.dungeon[number] = answer
        else:
            state.corners.append(answer)
        place += 1
    if place < len(state.game.deals):
        state.chance("deal", state.deck[:], deal, place)


def choose_starter(state: MephistoState, answer: int, given: None) -> None:
    """Step: chance says who begins (MEPH-03, 04)."""
    if answer == NO_ANSWER and state.game.num_players > 1:
        state.chance("starter", tuple(range(state.game.num_players)), choose_starter, None)
        return
    state.starter = state.active = max(answer, 0)
    state.then(turn, None)


# ---- the turn


def turn(state: MephistoState, answer: int, given: None) -> None:
    """Step: the next turn, unless the game is over (MEPH-17, 22)."""
    if is_over(state.game, state):
        state.finish()
        return
    state.turns += 1
    state.following += state.game.turn_steps[state.active]


def start(state: MephistoState, answer: int, player: int) -> None:
    """Step: a player's turn begins."""
    state.report("turn", player, amount=state.turns)
    if state.activated:
        state.activated -= frozenset(state.gear[player])
    state.fire("turn start", player)


def play(state: MephistoState, answer: int, player: int) -> None:
    """Step: any number of cards and activations, then one action (MEPH-19, 20, 23 to 25)."""
    if answer == NO_ANSWER:
        state.ask(player, "turn", choices(state, player), play, player)
    elif answer < CARD:
        act(state, player, answer)
    else:
        use(state, player, answer)
        state.then(play, player)


def choices(state: MephistoState, player: int, *, may_hand_over: bool = False) -> list[int]:
    """What a player can do in the play step, ascending."""
    game, hand = state.game, state.hands[player]
    payable, cost, monsters = len(hand) - 1, game.cost, game.monsters
    cards: list[int] = []
    last, summoner = -1, False
    for card in hand:
        if card in monsters:
            summoner = True
        elif card != last and cost[card] <= payable:
            cards.append(CARD + card)
            last = card
    options = actions(state, summoner=summoner)
    if may_hand_over:
        options.append(HAND_OVER)
    if not game.usable_cards.isdisjoint(state.souls[player]):
        cards = sorted({*cards, *(CARD + card for card in game.usable(state, player))})
    options += cards
    if not game.activatable.isdisjoint(state.gear[player]):
        used, ready = state.activated, game.activatable
        options += sorted([PIECE + p for p in state.gear[player] if p in ready and p not in used])
    return options


def actions(state: MephistoState, *, summoner: bool) -> list[int]:
    """The actions that are possible; passing when none is (MEPH-53, 57, 77, 118)."""
    monsters = not state.game.monsters.isdisjoint(state.dungeon)
    others = not state.game.playable.isdisjoint(state.dungeon)
    options = []
    if others or state.has_cards():
        options.append(LOOT)
    if monsters:
        options.append(FIGHT)
    if summoner and (monsters or others):
        options.append(SUMMON)
    return options or [PASS]


def use(state: MephistoState, player: int, answer: int) -> None:
    """Play a card, use an ability of a defeated monster, or activate equipment."""
    game = state.game
    if answer >= PIECE:
        activate(state, player, answer - PIECE)
        return
    card = answer - CARD
    if game.is_monster[card]:
        running = start_of(game.optional[card].entry, player, answer)
        state.spend(game.optional[card].per, running.use)
        state.report("use", player, answer)
        state.then(resume, running)
        return
    state.hands[player].remove(card)
    state.resolving.append(card)
    state.report("play", player, answer)
    state.follow(frame(pay, (player, game.cost[card])), frame(play_paid, (player, card)))


def pay(state: MephistoState, answer: int, given: tuple[int, int]) -> None:
    """Step: so many other hand cards are discarded, one by one (MEPH-26, 27)."""
    player, left = given
    hand = state.hands[player]
    if answer != NO_ANSWER:
        left -= 1
        hand.remove(answer - CARD)
        state.discard(answer - CARD, player)
    if left:
        state.ask(player, "pay", sorted({CARD + card for card in hand}), pay, (player, left))


def play_paid(state: MephistoState, answer: int, given: tuple[int, int]) -> None:
    """Step: a paid card comes into play or works (MEPH-32, 35, 37, 48)."""
    player, card = given
    game = state.game
    if game.kind[card] == "spell":
        state.fire("plays", player, CARD + card)
        state.follow(first_step(game.resolves[card], player, CARD + card), frame(put_away, card))
        return
    state.resolving.remove(card)
    piece = state.equip(player, card)
    for entry in game.when_played[card]:
        state.following.append(first_step(entry, player, PIECE + piece))
    state.fire("plays", player, CARD + card)


def put_away(state: MephistoState, answer: int, card: int) -> None:
    """Step: a spell is discarded unless it was attached (MEPH-49)."""
    if card in state.resolving:
        state.resolving.remove(card)
        state.discard(card)


def activate(state: MephistoState, player: int, piece: int) -> None:
    """One durability is spent, then the card does what it says (MEPH-41, 42, 45)."""
    game = state.game
    state.report("activate", player, PIECE + piece)
    state.activated |= {piece}
    state.fire("activates", player, PIECE + piece)
    state.wear(piece, game.rules.equipment.activation_wear)
    for entry in game.activated[game.design_of[piece]]:
        state.following.append(first_step(entry, player, PIECE + piece))


# ---- actions


def act(state: MephistoState, player: int, action: int) -> None:
    """Begin the action of the turn."""
    if action == PASS:
        return
    state.report("act", player, action)
    state.fire("acts", player, action)
    state.then(state.game.action_steps[action], player)


def loot(state: MephistoState, answer: int, player: int) -> None:
    """Step: a dungeon card that is no monster, or the top of the deck (MEPH-52, 53)."""
    if answer == NO_ANSWER:
        monster = state.game.is_monster
        spaces = [SPACE + i for i, card in enumerate(state.dungeon) if card != EMPTY and not monster[card]]
        state.ask(player, "loot", [DECK, *spaces] if state.has_cards() else spaces, loot, player)
    elif answer == DECK:
        state.then(draw_cards, (player, state.game.rules.actions.loot))
    else:
        take_from_dungeon(state, player, answer - SPACE)


def take_from_dungeon(state: MephistoState, player: int, space: int) -> None:
    """A card of the dungeon goes to a hand and leaves a gap."""
    card = state.dungeon[space]
    state.report("take", player, CARD + card)
    state.dungeon[space], state.emptied_by[space] = EMPTY, player
    state.to_hand(player, card)


def summon(state: MephistoState, answer: int, player: int) -> None:
    """Step: first the monster of the hand that is placed (MEPH-74, 77, 117)."""
    if answer == NO_ANSWER:
        monster = state.game.is_monster
        options = sorted({CARD + card for card in state.hands[player] if monster[card]})
        state.ask(player, "summon", options, summon, player)
    else:
        state.then(summon_into, (player, answer - CARD))


def summon_into(state: MephistoState, answer: int, given: tuple[int, int]) -> None:
    """Step: a card of any kind is taken, the monster put there (MEPH-75 to 79)."""
    player, monster = given
    if answer == NO_ANSWER:
        spaces = [SPACE + i for i, card in enumerate(state.dungeon) if card != EMPTY]
        state.ask(player, "place", spaces, summon_into, given)
        return
    state.hands[player].remove(monster)
    state.report("summon", player, CARD + monster)
    take_from_dungeon(state, player, answer - SPACE)
    state.gain(player, state.game.rules.actions.summon_favor)
    enter(state, player, monster, answer - SPACE)


def enter(state: MephistoState, player: int, card: int, space: int) -> None:
    """A card comes into the dungeon; an immediate effect addresses who brought it there (MEPH-71, 102)."""
    state.dungeon[space] = card
    state.report("enter", player, CARD + card, space)
    effects = state.game.immediate[card] if player != NOBODY else state.game.immediate_outside[card]
    for entry in effects:
        state.following.append(first_step(entry, player, SPACE + space))


# ---- the end of a turn


def refill(state: MephistoState, answer: int, given: None) -> None:
    """Step: gaps are filled one by one from the deck (MEPH-21, 54, 115)."""
    card = state.take_next(answer, refill, None) if EMPTY in state.dungeon else None
    if card is None:
        return
    space = state.dungeon.index(EMPTY)
    enter(state, NOBODY if state.game.alone else state.emptied_by[space], card, space)
    if state.following or EMPTY in state.dungeon:  # an effect may make another gap
        state.then(refill, None)


def end(state: MephistoState, answer: int, player: int) -> None:
    """Step: a player's turn ends."""
    state.fire("turn end", player)


def next_player(state: MephistoState, answer: int, given: None) -> None:
    """Step: what lasted for the turn is over; the next turn comes (MEPH-22)."""
    state.bonus.clear()
    state.empowered = [0] * state.game.num_players
    state.spent_turn = ()
    if state.last_turns > 0:
        state.last_turns -= 1
    state.active = state.game.next_active(state)
    turn(state, answer, None)
