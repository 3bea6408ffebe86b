"""A small game of two sides that uses what the kernel has for several players: the user of what no old game needs.

Two, four or six players; those of a side see each other's hands. In each round players roll for their order, put a
card face down, and reveal it together. Then they may play instants, to which others reply: a rally gives a side 2
more, a parry undoes the one it replies to. The higher side rolls a die for each of its players and adds it up.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from cardpress_engines.kernel import dice, replies
from cardpress_engines.kernel.actions import DONE, ActionNumbering
from cardpress_engines.kernel.dice import Rolling, roll, roll_off, roll_off_start
from cardpress_engines.kernel.replies import Replying, window
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import CHANCE, TERMINAL, Playable, frame
from cardpress_engines.kernel.zones import PILES, ROW, VALUE, Visibility, Zone, Zones

LAYOUT = ActionNumbering()
CARD = LAYOUT.several("card", 10)
RALLY, PARRY = 6, 7
"""Cards 0 to 5 fight with so much strength and one; these are instants."""
CARDS = [card for card in range(6) for _ in range(4)] + [RALLY, PARRY] * 6
HAND, ROUNDS = 4, 3
TABLE = Zones(
    *dice.ZONES, *replies.ZONES,
    Zone("field", ROW, holds="design"), Zone("discards", ROW, holds="design"), Zone("parried", ROW),
    Zone("strength", ROW), Zone("score", ROW), Zone("rounds", VALUE),
    Zone("hands", PILES, Visibility.BY_OWNER, "design", "cards", ascending=True),
    Zone("laid", PILES, Visibility.BY_OWNER, "design", "cards"),
    Zone("deck", ROW, Visibility.BY_NOBODY, "design", "cards", drawn=("deal",)),
)  # fmt: skip


class Skirmish:
    """The game, for so many players."""

    name = "skirmish"
    num_actions = LAYOUT.size
    max_length = 400
    design_of = ()
    zero_sum = True
    hands_hidden = True
    returns_between = (-1.0, 1.0)
    code = ()

    def __init__(self, players: int) -> None:
        sides = tuple(range(0, players, 2)), tuple(range(1, players, 2))
        self.seats = Seats(*sides, shown=True)
        self.num_players = players

    def new(self, position: object = None) -> SkirmishState:
        """A game before the first card is dealt."""
        state = SkirmishState(self)
        state.start(frame(deal, 0), frame(begin_round, None))
        return state

    def action_names(self, state: SkirmishState, actions: list[int]) -> list[str]:
        """Actions in words."""
        return state.action_names(actions)


class SkirmishState(Rolling[Playable], Replying[Playable]):
    """What lies on the table; lists are by player or by side."""

    ZONES = TABLE
    __slots__ = TABLE.names

    def __init__(self, game: Skirmish) -> None:
        super().__init__(game)
        players = game.num_players
        self.rolled, self.ranked, self.pending = (), (), []
        self.deck, self.field, self.discards, self.parried = CARDS[:], [], [], []
        self.hands, self.laid = [[] for _ in range(players)], [[] for _ in range(players)]
        self.strength, self.score, self.rounds = [0, 0], [0, 0], 0

    def elsewhere(self) -> list[int]:
        """Cards that wait to be carried out."""
        return [action - CARD for _, action in self.pending]

    def returns(self) -> list[float]:
        """The side with more points wins."""
        one, other = self.score if self.player == TERMINAL else (0, 0)
        won = float((one > other) - (one < other))
        return [won if side == 0 else -won for side in self.game.seats.side_of]

    def action_names(self, actions: list[int]) -> list[str]:
        """Numbers will do."""
        return [
            str(action) if self.player == CHANCE else LAYOUT.range_of(action)[0] + str(action)
            for action in actions
        ]

    # ---- replies

    def can_hold_replies(self, player: int) -> bool:
        """Who has a card may have an instant."""
        return bool(self.hands[player])

    def replies(self, player: int) -> Sequence[int]:
        """A rally at any time, a parry of something."""
        instants = {RALLY, PARRY} if self.pending else {RALLY}
        return [CARD + card for card in sorted(instants & set(self.hands[player]))]

    def pay_for(self, player: int, action: int) -> None:
        """It leaves the hand."""
        self.hands[player].remove(action - CARD)
        self.report("play", player, action)

    def carry_out(self, player: int, action: int) -> None:
        """Unless it was parried itself, it does what it says: to what it replied to, or for its side."""
        place = len(self.pending)
        self.discards.append(action - CARD)
        if place in self.parried:
            self.parried.remove(place)
        elif action == CARD + RALLY:
            self.strength[self.game.seats.side_of[player]] += 2
        elif place:
            self.parried.append(place - 1)


def deal(state: SkirmishState, answer: int, dealt: int) -> None:
    """Step: everybody gets a hand."""
    if answer >= 0:
        state.deck.remove(answer)
        insort(state.hands[dealt % state.game.num_players], answer)
        dealt += 1
    if dealt < HAND * state.game.num_players:
        state.chance("deal", state.deck[:], deal, dealt)


def begin_round(state: SkirmishState, answer: int, given: None) -> None:
    """Step: players roll for their order."""
    state.rounds += 1
    state.follow(frame(roll_off, roll_off_start(tuple(range(state.game.num_players)))), frame(lay_all, None))


def lay_all(state: SkirmishState, answer: int, given: None) -> None:
    """Step: each in turn puts a card face down; then all are revealed together."""
    state.follow(*(frame(lay, player) for player in state.ranked), frame(reveal, None))


def lay(state: SkirmishState, answer: int, player: int) -> None:
    """Step: one card face down; nobody sees whether there was a choice."""
    if not state.hands[player]:
        return
    if answer < 0:
        state.offer(player, "lay", sorted({CARD + card for card in state.hands[player]}), lay, player)
        return
    state.hands[player].remove(answer - CARD)
    state.laid[player].append(answer - CARD)


def reveal(state: SkirmishState, answer: int, given: None) -> None:
    """Step: what was laid lies open; then instants may be played."""
    for player, cards in enumerate(state.laid):
        state.field += cards
        state.strength[state.game.seats.side_of[player]] += sum(card + 1 for card in cards if card < RALLY)
        cards.clear()
    state.follow(frame(window, state.ranked), frame(compare, None))


def compare(state: SkirmishState, answer: int, given: None) -> None:
    """Step: the higher side rolls a die for each of its players."""
    one, other = state.strength
    state.discards += state.field
    state.field.clear()
    state.strength[:] = 0, 0
    rolls = [frame(roll, len(state.game.seats.sides[0])), frame(count, int(other > one))] if one != other else []
    state.follow(*rolls, frame(go_on, None))


def count(state: SkirmishState, answer: int, side: int) -> None:
    """Step: what the dice show is added up."""
    state.score[side] += sum(state.rolled)


def go_on(state: SkirmishState, answer: int, given: None) -> None:
    """Step: another round, or the end."""
    if state.rounds == ROUNDS:
        state.finish()
    else:
        state.then(begin_round, None)


def started(*hands: list[int], pending: tuple[tuple[int, int], ...] = ()) -> SkirmishState:
    """A state in which instants may be played, with these hands; the rest of the cards is the deck."""
    state = SkirmishState(Skirmish(len(hands)))
    state.hands, state.pending = [sorted(hand) for hand in hands], list(pending)
    for card in (card for hand in hands for card in hand):
        state.deck.remove(card)
    state.start(frame(window, tuple(range(len(hands)))), frame(stop, None))
    return state


def stop(state: SkirmishState, answer: int, given: None) -> None:
    """Step: that is all."""
    state.finish()


def pass_all(state: SkirmishState) -> None:
    """Everybody who is asked says no, until the end."""
    while state.current_player() >= 0:
        state.apply_action(DONE)
