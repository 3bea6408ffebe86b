"""What happened in a described game as sentences: for each sort of happening what its message is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.described.text.own_sentences import HIDDEN, OwnSentences
from cardpress_engines.kernel.state import Happening

MOVES: Final = frozenset({"draw", "put", "discard", "take", "destroy", "play", "throw_face", "place"})
"""Happenings by which a card goes from one pile to another, which they name; alike ones share a line."""
COUNTED: Final = frozenset({"gain", "lose", "pay", "harm", "heal", "put_token", "take_token", "set"})
"""Changes of a counter, which they name by its number."""
CHANGES: Final = {"harm": "lose", "take_token": "lose", "heal": "gain", "put_token": "gain"}
"""Changes of a counter that are told as another one."""
OF_CARDS: Final = frozenset({"reveal", "look", "resolve", "swap", "trigger"})
"""Happenings that name cards and no more."""
PRIVATE: Final = frozenset({"look"})
"""Happenings whose cards only their player sees."""
BEGUN_BY: Final = frozenset({"turn", "act"})
"""What happens first when the set-up is over; a position may begin within a turn."""
TAKING: Final = frozenset({"put", "take", "draw"})
"""Happenings by which a player can have what was somebody else's."""
SHOWN: Final = frozenset({"reveal", "look"})
"""Happenings after which a person knows cards until they are put somewhere."""
BY_NAME: Final = frozenset({"turn", "give"})
"""Happenings that name their player even where it goes without saying."""
Values: TypeAlias = dict[str, str | int]


class HappeningSentences:
    """Happenings in words, for one person; whose turn it is need not be said of everything that happens in it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self._own = OwnSentences(self.game, self.say)
        tellers: dict[str, Callable[[Sequence[Happening], Values, int | None], str]] = {
            "turn": self._turn, "act": self._act, "tell": self._tale, "give": self._gift, "mark": self._marker,
            "modify": self._modifier, "throw": self._throw, "exchange": self._exchange,
        }  # fmt: skip
        tellers |= dict.fromkeys(MOVES, self._move) | dict.fromkeys(COUNTED, self._counter)
        self._tellers: Mapping[str, Callable[[Sequence[Happening], Values, int | None], str]] = tellers
        tellers |= dict.fromkeys(OF_CARDS, self._of_cards)
        self._known = set[int]()
        """The pieces that were shown and still lie where nobody sees them."""
        self.begin(())

    def begin(self, before: Sequence[Happening]) -> None:
        """Tell anew, after all this: in the turn that it ends with, or before anybody has done anything."""
        self._known.clear()
        self._in_setup, self._active = all(each[0] not in BEGUN_BY for each in before), -1
        if (turn := next((each for each in reversed(before) if each[0] == "turn"), None)) is not None:
            self._begin_turn(turn)

    def _begin_turn(self, turn: Happening) -> None:
        _, player, _, _, *sharing = turn
        self._active = player if len(sharing) < 2 else -1

    def words(self, group: Sequence[Happening], person: int | None) -> str:
        """What shares a line, in words; empty where it is not told."""
        what, player, _, amount, *_ = group[0]
        if what == "turn":
            self._begin_turn(group[0])
        self._in_setup = self._in_setup and what not in BEGUN_BY
        who = "" if player < 0 else self.naming.player(player, person)
        if 0 <= player == self._active and what not in BY_NAME:
            who = self.say("player-in-turn", who=who)
        values: Values = {
            "you": "yes" if player == person and player >= 0 else "no",
            "who": who,
            "amount": amount,
            "signed": f"+{amount}" if amount >= 0 else f"−{-amount}",
        }
        teller = self._tellers.get(what)
        return self._say(what, (), values) if teller is None else teller(group, values, person)

    def _say(self, what: str, particulars: Sequence[str], values: Values, ending: str = "") -> str:
        """The sentence of a happening, the game's own if it has one that is told by these particulars."""
        return self.say(self._own.message(what, particulars, in_setup=self._in_setup, ending=ending), **values)

    # ---- turns, actions, what has a name of the game's own

    def _turn(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """Whose turn it is: of all who share it, where a side does."""
        _, _, _, _, *sharing = group[0]
        if sharing:
            is_own = person is not None and [*sharing] == [person]
            values |= {"you": "yes" if is_own else "no", "who": self.naming.players(sharing, person)}
        return self._say("turn", (), values)

    def _act(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """An action with what it was taken with."""
        _, _, number, _, *others = group[0]
        plan, _ = self.game.action_of(number)
        name, thing = self.naming.word("actions", plan.name), self._taken_with(number, others[0], person)
        values |= {"thing": thing, "action": f"{name}: {thing}" if thing else name}
        return self._say("act", (plan.name,), values)

    def _taken_with(self, number: int, pile: int, person: int | None) -> str:
        """What an action was taken with, if the person may know; nothing where it was taken with nothing."""
        plan, item = self.game.action_of(number)
        if plan.head == "piece":
            return self.naming.piece(item) if self.naming.is_seen(pile, person) else ""
        return {
            "": "",
            "space": self.naming.space(item, person) if plan.head == "space" else "",
            "player": self.naming.player(item, person) if plan.head == "player" else "",
            "number": str(item),
            "word": self.naming.word_of(plan.stat, item) if plan.head == "word" else "",
        }[plan.head]

    def _tale(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """What has a name of the game's own: its cards, whose the first of them is, a number or a word."""
        _, _, card, amount, *others = group[0]
        number, owner = others
        name, stat = self.game.tales[number]
        values |= {"cards": self._cards(group) if card >= 0 else "", "count": len(group)}
        values |= {"word": self.naming.word_of(stat, amount)} if stat else {}
        message = self._own.tale(name)
        return self.say(message, **values, **self._whose(owner, person)) if message else ""

    # ---- cards and what they show

    def _move(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """Cards that went from one pile to another; those the person sees nowhere are counted."""
        what, player, _, _, *piles = group[0]
        origin, target = piles
        pieces = [each[2] for each in group]
        seen = self.naming.is_seen(origin, person) or self.naming.is_seen(target, person)
        seen = seen or self._known.issuperset(pieces)
        self._known.difference_update(pieces)
        values |= {
            "cards": self._cards(group) if seen else "",
            "count": len(group),
            "from": self.naming.place(origin, person),
            "to": self.naming.place(target, person),
        }
        if what == "place" and origin == target:
            return self._say("changes-hands", (), values)
        way = self._own.way(origin, target)
        if self._is_taken_from_somebody(what, player, origin, target):
            values |= self._whose(self.game.layout.owner_of_pile(origin), person)
            return self._say("take-from", way, values, "" if seen else HIDDEN)
        if what == "place" and origin >= self.game.layout.zone_count:
            return self._say("move", way, values)
        return self._say(what, way, values, "" if seen else HIDDEN)

    def _is_taken_from_somebody(self, what: str, player: int, origin: int, target: int) -> bool:
        """Whether a player puts into a zone of their own what lay in one of somebody else."""
        layout = self.game.layout
        is_zone = max(origin, target) < layout.zone_count
        return (
            what in TAKING
            and is_zone
            and layout.owner_of_pile(target) == player
            and layout.owner_of_pile(origin) not in {-1, player}
        )

    def _of_cards(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """What names cards and no more; what only its player sees is counted for the others."""
        what, player, *_ = group[0]
        values |= {"cards": self._cards(group), "count": len(group)}
        hidden = what in PRIVATE and person is not None and player != person
        self._known.update(() if hidden or what not in SHOWN else (each[2] for each in group))
        return self._say(what, (), values, HIDDEN if hidden else "")

    def _modifier(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """A number of cards that is changed until the turn is over."""
        _, _, _, _, *others = group[0]
        number, owner = others
        _, stat = self.game.tales[number]
        values |= {"cards": self._cards(group), "stat": self.naming.word("stats", stat)}
        return self._say("modify", (stat,), values | self._whose(owner, person))

    def _exchange(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """Two piles that change places."""
        _, _, _, _, *piles = group[0]
        first, second = (self.naming.place(pile, person) for pile in piles)
        return self._say("exchange", (), values | {"first": first, "second": second})

    def _throw(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """What dice show."""
        return self._say("throw", (), values | {"shown": ", ".join(str(each[3]) for each in group)})

    def _whose(self, owner: int, person: int | None) -> Values:
        """Whose a card is; nothing of one that is nobody's."""
        is_own = person is not None and owner == person
        return {
            "yours": "yes" if is_own else "no",
            "whose": "" if owner < 0 else self.naming.player(owner, person),
        }

    def _cards(self, group: Sequence[Happening]) -> str:
        return self.naming.name_list(self.naming.piece(each[2] - self.game.piece_action) for each in group)

    # ---- counters and markers

    def _counter(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """A counter that changed: of a player, of nobody where all share it, or of a card."""
        what, _, card, _, *others = group[0]
        counter, kind = self.game.counter_list[others[0]], CHANGES.get(what, what)
        values["counter"] = self.naming.word("counters", counter.name)
        ending = "-card" if counter.piles else "-shared" if counter.shared else ""
        if counter.piles:
            values |= {"card": self.naming.piece(card - self.game.piece_action)} | self._whose(others[1], person)
        own = self._own.message(kind, (counter.name,), in_setup=self._in_setup)
        return self.say(own if own != f"happened-{kind}" else f"{own}{ending}", **values)

    def _marker(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """What a marker shows from now on."""
        _, _, _, shown, *others = group[0]
        marker = self.game.marker_list[others[0]]
        values |= {
            "marker": self.naming.word("markers", marker.name),
            "shown": self.naming.marker_value(marker, shown, person),
        }
        return self._say("mark", (marker.name,), values)

    def _gift(self, group: Sequence[Happening], values: Values, person: int | None) -> str:
        """What went from one counter to another."""
        _, _, _, _, *others = group[0]
        source, taker, target = others
        given, kept = (
            self.naming.word("counters", self.game.counter_list[each].name) for each in (source, target)
        )
        values["counter"] = given
        if taker < 0:
            return self.say("happened-give-shared" if values["who"] else "happened-moved", **values, to=kept)
        values |= {"to": self.naming.player(taker, person), "to_you": "yes" if taker == person else "no"}
        return self.say("happened-give" if values["who"] else "happened-paid", **values)
