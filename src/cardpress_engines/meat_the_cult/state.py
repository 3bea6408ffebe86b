"""The state of M.E.A.T. and the basic changes that rules are composed of.

Cards are designs. A creature on the field is a piece on a slot, because copies differ there. After each change of
creatures by an effect, `settle` removes those without defense.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Final, NamedTuple, TypeAlias

from cardpress_engines.kernel import dice, protection, replies
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.dice import Rolling, roll_off, roll_off_start
from cardpress_engines.kernel.interpreter import Running, resume, start_of
from cardpress_engines.kernel.replies import Replying
from cardpress_engines.kernel.state import TERMINAL, Frame, frame
from cardpress_engines.kernel.triggers import Listener
from cardpress_engines.kernel.zones import MAP, PILES, PLACES, ROW, VALUE, Visibility, Zone, Zones
from cardpress_engines.meat_the_cult.actions import CARD, DISCOVER, POSITIONS, USE
from cardpress_engines.meat_the_cult.compiled import CompiledGame

EMPTY: Final = -1
"""A slot without a creature, a player without a leader."""
SIDES: Final = 2
CANCELLED: Final = DONE
"""Replaces a pending action that was cancelled."""

ZONES = Zones(
    *dice.ZONES, *protection.ZONES, *replies.ZONES,
    # visible to all
    Zone("field", ROW, holds="piece"),
    Zone("units", MAP), Zone("fused", MAP), Zone("left", MAP),
    Zone("display", ROW, holds="design"), Zone("leaders", ROW, holds="design"),
    Zone("leaders_left", ROW, holds="design"),
    Zone("creature_graveyard", ROW, holds="design"), Zone("destiny_graveyard", ROW, holds="design"),
    Zone("revealed", PILES, holds="design"), Zone("standing", PILES, holds="design"),
    Zone("resolving", ROW, holds="design"), Zone("aims", ROW),
    Zone("ounces", ROW), Zone("vitality", ROW), Zone("rounds", VALUE), Zone("phase", VALUE), Zone("order", VALUE),
    Zone("side", VALUE), Zone("last", ROW), Zone("passed", VALUE), Zone("struck", VALUE),
    # hidden: creatures and cards of Destiny have different backs
    Zone("creature_hands", PILES, Visibility.BY_OWNER, "design", "creatures", ascending=True),
    Zone("placed", PLACES, Visibility.BY_OWNER, "design", "creatures"),
    Zone("creature_deck", ROW, Visibility.BY_NOBODY, "design", "creatures", drawn=("reveal",)),
    Zone("destiny_hands", PILES, Visibility.BY_OWNER, "design", "destiny", ascending=True),
    Zone("laid", PILES, Visibility.BY_OWNER, "design", "destiny", ascending=True),
    Zone("destiny_deck", ROW, Visibility.BY_NOBODY, "design", "destiny", drawn=("draw",)),
)  # fmt: skip


class CreatureState(NamedTuple):
    """The state of a creature on the field, besides its printed values."""

    damage: int = 0
    attack: int = 0
    defense: int = 0
    traits: int = 0
    is_used: bool = False
    """Whether its paid ability was used in this round."""
    discovers: bool = False
    """Whether its Discovery can still be used."""


class Damage(NamedTuple):
    """Damage to one creature."""

    source: int
    """The piece that deals it, EMPTY if that is no creature on the field."""
    target: int
    """The piece it is aimed at, or the one that takes it after redirection."""
    amount: int
    kills: bool
    """Whether its source has Toxin."""
    redirected: bool = False


class MeatState(Rolling["CompiledGame[MeatState]"], Replying["CompiledGame[MeatState]"]):
    """One position of M.E.A.T.; rows are by player, slot or side."""

    ZONES = ZONES
    __slots__ = ZONES.names

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        players = range(game.num_players)
        self.rolled, self.ranked, self.pending = (), (), []
        self.strikes: list[Damage] = []
        """Damage aimed but not dealt yet."""
        self.field: list[int] = [EMPTY] * len(game.slots)
        self.units: dict[int, CreatureState] = {}
        self.fused: dict[int, tuple[int, ...]] = {}
        self.left: dict[int, int] = {}
        """The last slots of pieces that left, as long as that may trigger abilities."""
        self.display: list[int] = []
        self.leaders: list[int] = [EMPTY for _ in players]
        self.leaders_left: list[int] = list(game.leaders)
        self.creature_deck, self.destiny_deck = list(game.creatures), list(game.destiny)
        self.creature_graveyard: list[int] = []
        self.destiny_graveyard: list[int] = []
        self.creature_hands: list[list[int]] = [[] for _ in players]
        self.destiny_hands: list[list[int]] = [[] for _ in players]
        self.placed: list[list[int]] = [[EMPTY] * len(POSITIONS) for _ in players]
        self.laid: list[list[int]] = [[] for _ in players]
        self.revealed: list[list[int]] = [[] for _ in players]
        """Cards of Destiny revealed but not resolved yet."""
        self.standing: list[list[int]] = [[] for _ in players]
        """Equipment in play for a player's field."""
        self.resolving: list[int] = []
        self.aims: list[Running] = []
        """The effect of each pending action, with the targets announced."""
        self.ounces: list[int] = [0 for _ in players]
        self.vitality: list[int] = [game.vitality] * SIDES
        self.rounds, self.phase, self.side = 0, "start", 0
        self.order: tuple[int, ...] = game.seats.order[0]
        """The order of the draft, and of all simultaneous actions."""
        self.last: list[int] = [side[-1] for side in game.seats.sides]
        """The player of each side who acted last in this Activation."""
        self.passed = 0
        """The players who have passed, as a bit mask."""
        self.struck: tuple[int, ...] = ()

    # ---- the interface of states

    def returns(self) -> list[float]:
        """-1 for a side without vitality (MEAT-11), 1 for the other; zeros until the end and for a draw."""
        over = self.player == TERMINAL
        lost = [over and vitality <= 0 for vitality in self.vitality]
        return [float(lost[1 - side] - lost[side]) for side in self.game.seats.side_of]

    def elsewhere(self) -> Iterator[int]:
        """Cards fused with creatures, and played cards that wait for replies."""
        for cards in self.fused.values():
            yield from cards
        yield from (action - CARD for _, action in self.pending if action >= CARD)

    def action_names(self, actions: list[int]) -> list[str]:
        """Names of actions, made of ids and slots."""
        return self.game.action_names(self, actions)

    # ---- slots

    def slot_of(self, piece: int) -> int:
        """The slot of a piece, or its last slot; EMPTY for anything else."""
        return self.field.index(piece) if piece in self.units else self.left.get(piece, EMPTY)

    def owner_at(self, slot: int) -> int:
        """The player of a slot."""
        return slot // len(POSITIONS)

    def slots_of(self, player: int) -> range:
        """The slots of a player, left to right."""
        return self.game.fields[player]

    def turn_of(self, slot: int) -> tuple[int, int]:
        """The sort key of a slot: players in draft order, their slots left to right."""
        return self.order.index(self.owner_at(slot)), slot

    def creatures(self, slots: Iterable[int]) -> list[int]:
        """The slots with a creature."""
        field = self.field
        return [slot for slot in slots if field[slot] != EMPTY]

    # ---- values of creatures

    def attack_of(self, piece: int) -> int:
        """The attack of a creature, never below zero."""
        game, under = self.game, self.fused.get(piece)
        printed = game.attack[game.design_of[piece]]
        if under:
            printed += sum([game.attack[design] for design in under])
        return max(0, printed + self.units[piece].attack)

    def defense_of(self, piece: int) -> int:
        """The remaining defense of a creature."""
        game, unit, under = self.game, self.units[piece], self.fused.get(piece)
        printed = game.defense[game.design_of[piece]]
        if under:
            printed += sum([game.defense[design] for design in under])
        return printed + unit.defense - unit.damage

    def traits(self) -> list[int]:
        """The keywords of the creature on each slot, as bit masks; 0 for empty slots."""
        game, units = self.game, self.units
        printed, design_of = game.traits, game.design_of
        found = [0 if piece == EMPTY else printed[design_of[piece]] | units[piece].traits for piece in self.field]
        for piece, under in self.fused.items():
            for design in under:
                found[self.field.index(piece)] |= game.hosted.get(design, 0)
        modifiers = game.modifiers
        for slot, traits in modifiers.changes(self, "traits", self.in_force(modifiers.of("traits"))):
            found[slot] |= traits
        return found

    def in_force(self, among: Mapping[int, object] | Set[int]) -> Iterator[Listener]:
        """Cards in play among some designs: by draft order each player's leader, creatures, equipment."""
        game, field = self.game, self.field
        design_of, fields = game.design_of, game.fields
        for player in self.order:
            leader = self.leaders[player]
            if leader in among:
                yield Listener(player, leader, game.bearer(leader))
            for slot in fields[player]:
                piece = field[slot]
                if piece != EMPTY and design_of[piece] in among:
                    yield Listener(player, design_of[piece], piece)
            for design in self.standing[player]:
                if design in among:
                    yield Listener(player, design, game.bearer(design))

    # ---- ounces and vitality

    def pay(self, player: int, ounces: int) -> None:
        """Pay ounces to the bank."""
        self.ounces[player] -= ounces
        if ounces:
            self.report("pay", player, amount=ounces)

    def gain_ounces(self, player: int, ounces: int) -> None:
        """Take ounces from the bank."""
        self.ounces[player] += ounces
        self.report("gain", player, amount=ounces)

    def change_vitality(self, side: int, by: int) -> None:
        """Change the vitality of a side; at 0 the game ends at once (MEAT-87)."""
        self.vitality[side] = max(0, self.vitality[side] + by)
        self.report("vitality", self.game.seats.sides[side][0], amount=by)
        if self.vitality[side] <= 0:
            self.following.insert(0, frame(_over, None))

    # ---- creatures enter, change and die

    def enter(self, slot: int, design: int, *, is_revealed: bool) -> None:
        """Put a creature on an empty slot; only one that was revealed can use its Discovery."""
        game = self.game
        copies = range(game.first_piece[design], game.first_piece[design] + game.copies[design])
        piece = min((each for each in copies if each not in self.units), key=lambda each: each in self.left)
        self.field[slot] = piece
        self.units[piece] = CreatureState(discovers=is_revealed and design in game.discovery)
        self.left.pop(piece, None)

    def change(self, pieces: Sequence[int], *, attack: int = 0, defense: int = 0, traits: int = 0) -> None:
        """Change stats and keywords of creatures until the end of the round."""
        for piece in pieces:
            unit = self.units[piece]
            self.units[piece] = unit._replace(
                attack=unit.attack + attack, defense=unit.defense + defense, traits=unit.traits | traits
            )
        self.settle()

    def settle(self, doomed: Set[int] = frozenset(), killers: Mapping[int, Set[int]] | None = None) -> None:
        """Remove creatures without defense and those that are doomed, simultaneously (MEAT-71)."""
        dying = [piece for piece in self.units if piece in doomed or self.defense_of(piece) <= 0]
        if dying:
            self._die(sorted(dying, key=lambda piece: self.turn_of(self.field.index(piece))), killers or {})

    def _die(self, dying: Sequence[int], killers: Mapping[int, Set[int]]) -> None:
        game, dead = self.game, []
        for piece in dying:
            slot = self.field.index(piece)
            player, design = self.owner_at(slot), game.design_of[piece]
            self.report("dies", player, CARD + design, 0, slot)
            dead.append(Listener(player, design, piece))
            self._remove(slot)
            self.left[piece] = slot
        woken: list[Frame] = []
        for own in dead:
            others = self.in_force(game.listening.get("dies", frozenset()))
            woken += game.triggers.triggered_steps(self, "dies", [own, *others], own.player, own.bearer)
            for killer in sorted(killers.get(own.bearer, ())):
                if killer in self.units:
                    player, design = self.owner_at(self.slot_of(killer)), game.design_of[killer]
                    kills = [Listener(player, design, killer)]
                    woken += game.triggers.triggered_steps(self, "kills", kills, player, own.bearer)
        self.set_off(woken)

    def _remove(self, slot: int) -> None:
        """Move a creature to its graveyard and its fused cards to theirs."""
        piece = self.field[slot]
        self.field[slot] = EMPTY
        del self.units[piece]
        self.creature_graveyard.append(self.game.design_of[piece])
        self.destiny_graveyard += self.fused.pop(piece, ())

    def clear_field(self) -> None:
        """Move all cards on the field to their graveyards, without triggering abilities (MEAT-90, 91)."""
        for slot in self.creatures(self.game.slots):
            self._remove(slot)
        for pile in (*self.revealed, *self.standing):
            self.destiny_graveyard += pile
            pile.clear()
        self.left, self.struck = {}, ()

    # ---- events

    def fire(self, event: str, actor: int, *subjects: int) -> None:
        """Trigger all abilities that wait for an event; they happen next."""
        waiting = self.game.listening.get(event)
        if waiting:
            self.set_off(
                list(self.game.triggers.triggered_steps(self, event, self.in_force(waiting), actor, *subjects))
            )

    def set_off(self, woken: Sequence[Frame]) -> None:
        """Run triggered abilities next, those of several players in the order of a roll (MEAT-74)."""
        effects = tuple(running for _, running in woken if isinstance(running, Running))
        owners = {running.you for running in effects}
        if len(owners) > 1:
            rolls = frame(roll_off, roll_off_start(tuple(player for player in self.order if player in owners)))
            self.follow(rolls, frame(_in_order, effects))
        else:
            self.follow(*(frame(resume, running) for running in effects))

    # ---- replies

    def can_hold_replies(self, player: int) -> bool:
        """Whether a player might play an Instant, as far as open information shows."""
        return self.game.can_hold_instant(self, player)

    def replies(self, player: int) -> list[int]:
        """Instants a player can play now."""
        return self.game.instants(self, player)

    def pay_for(self, player: int, action: int) -> None:
        """Play a card or use an ability; Instants and paid abilities cost ounces."""
        game = self.game
        if action >= CARD:
            self._play_card(player, action - CARD)
            return
        slot = action - (DISCOVER if action >= DISCOVER else USE)
        piece = self.field[slot]
        design = game.design_of[piece]
        if action >= DISCOVER:
            self.units[piece] = self.units[piece]._replace(discovers=False)
            self.report("discover", player, CARD + design, 0, slot)
            entry = game.discovery[design].entry
        else:
            self.units[piece] = self.units[piece]._replace(is_used=True)
            self.report("use", player, CARD + design, 0, slot)
            ounces, usable = game.paid[design]
            self.pay(player, ounces)
            entry = usable.entry
        self.aims.append(start_of(entry, player, piece))

    def _play_card(self, player: int, design: int) -> None:
        """Play a revealed card, paid for already, or an Instant from the hand, paid for now (MEAT-114)."""
        game = self.game
        if self.question == "move" and design in self.revealed[player]:
            self.revealed[player].remove(design)
            self.report("resolve", player, CARD + design)
        else:
            self.destiny_hands[player].remove(design)
            self.report("play", player, CARD + design)
            self.pay(player, game.cost[design])
            self.fire("plays", player, design)
        if not game.is_instant[design]:
            self.aims.append(start_of(game.resolves[design].entry, player, game.bearer(design)))

    def announcement_steps(self, player: int, action: int) -> Sequence[Frame]:
        """The target of an Instant is said before others reply."""
        if action < CARD or not self.game.is_instant[action - CARD]:
            return ()
        design = action - CARD
        return (frame(resume, start_of(self.game.resolves[design].entry, player, self.game.bearer(design))),)

    def carry_out(self, player: int, action: int) -> None:
        """Resolve what was played, unless it was cancelled or its creature is gone (MEAT-116)."""
        effect = self.aims.pop()
        if action == CANCELLED:
            return
        if action >= CARD:
            self.resolving.append(action - CARD)
            self.follow(frame(resume, effect), frame(put_away, (player, action - CARD)))
        elif effect.bearer in self.units and self.owner_at(self.slot_of(effect.bearer)) == player:
            self.follow(frame(resume, effect))


def put_away(state: MeatState, answer: int, given: tuple[int, int]) -> None:
    """Step: put a resolved card into its graveyard; equipment without Fusion stays in play."""
    player, design = given
    if design in state.resolving:
        state.resolving.remove(design)
        stays = state.game.kind[design] == "equipment" and not state.game.is_fusion[design]
        (state.standing[player] if stays else state.destiny_graveyard).append(design)


def _in_order(state: MeatState, answer: int, effects: tuple[Running, ...]) -> None:
    """Step: run abilities of several players in the order of their roll."""
    ranked, state.ranked = state.ranked, ()
    state.follow(*(frame(resume, each) for each in sorted(effects, key=lambda each: ranked.index(each.you))))


def _over(state: MeatState, answer: int, given: None) -> None:
    """Step: end the game when a side has no vitality left."""
    state.finish()


Game: TypeAlias = CompiledGame[MeatState]
"""The compiled game as its states see it."""
Change: TypeAlias = Callable[[MeatState, Running], None]
