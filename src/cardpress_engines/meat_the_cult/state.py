"""What lies on the table in M.E.A.T., and the changes every rule is made of.

Cards are numbers of designs. A creature on the field is a piece, because copies differ there; it stands on a slot.
What was moved or hurt by an effect settles at once: creatures without defense die.
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
"""What stands for a pending action that was cancelled."""

ZONES = Zones(
    *dice.ZONES, *protection.ZONES, *replies.ZONES,
    # open
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
    """What a creature on the field has besides what is printed on it."""

    damage: int = 0
    attack: int = 0
    defense: int = 0
    traits: int = 0
    is_used: bool = False
    """Whether its paid ability was used in this round."""
    discovers: bool = False
    """Whether its Discovery can still be used."""


class Damage(NamedTuple):
    """So much damage to a creature, and whose it is."""

    source: int
    """The piece it comes from, EMPTY when no creature on the field deals it."""
    target: int
    """The piece it is aimed at, then the one that takes it."""
    amount: int
    kills: bool
    """Whether it is that of a creature with Toxin."""
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
        """Damage that was aimed and is not dealt yet."""
        self.field: list[int] = [EMPTY] * len(game.slots)
        self.units: dict[int, CreatureState] = {}
        self.fused: dict[int, tuple[int, ...]] = {}
        self.left: dict[int, int] = {}
        """Where pieces stood that are gone, as long as something may be set off by that."""
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
        """Cards of Destiny that were revealed and not carried out yet."""
        self.standing: list[list[int]] = [[] for _ in players]
        """Equipment that is in force for a player's field."""
        self.resolving: list[int] = []
        self.aims: list[Running] = []
        """The effect of each pending action, as far as it was announced."""
        self.ounces: list[int] = [0 for _ in players]
        self.vitality: list[int] = [game.vitality] * SIDES
        self.rounds, self.phase, self.side = 0, "start", 0
        self.order: tuple[int, ...] = game.seats.order[0]
        """The order of the draft, and of all that players do together."""
        self.last: list[int] = [side[-1] for side in game.seats.sides]
        """Who acted last of each side in this Activation."""
        self.passed = 0
        """Who has passed, as a bit mask."""
        self.struck: tuple[int, ...] = ()

    # ---- the contract

    def returns(self) -> list[float]:
        """The side whose vitality was brought to 0 has lost (MEAT-11); zeros until the end, and for a draw."""
        over = self.player == TERMINAL
        lost = [over and vitality <= 0 for vitality in self.vitality]
        return [float(lost[1 - side] - lost[side]) for side in self.game.seats.side_of]

    def elsewhere(self) -> Iterator[int]:
        """Cards under creatures, and played cards that wait for replies."""
        for cards in self.fused.values():
            yield from cards
        yield from (action - CARD for _, action in self.pending if action >= CARD)

    def action_names(self, actions: list[int]) -> list[str]:
        """Actions in words made of ids and names of slots."""
        return self.game.action_names(self, actions)

    # ---- where creatures stand

    def slot_of(self, piece: int) -> int:
        """Where a piece stands, or stood before it left; EMPTY for what is no piece."""
        return self.field.index(piece) if piece in self.units else self.left.get(piece, EMPTY)

    def owner_at(self, slot: int) -> int:
        """The player of a slot."""
        return slot // len(POSITIONS)

    def slots_of(self, player: int) -> range:
        """The slots of a player, from the left."""
        return self.game.fields[player]

    def turn_of(self, slot: int) -> tuple[int, int]:
        """The place of a slot where one creature after the other is looked at: in draft order, from the left."""
        return self.order.index(self.owner_at(slot)), slot

    def creatures(self, slots: Iterable[int]) -> list[int]:
        """Those slots on which a creature stands."""
        field = self.field
        return [slot for slot in slots if field[slot] != EMPTY]

    # ---- what creatures have

    def attack_of(self, piece: int) -> int:
        """The attack of a creature, never below zero."""
        game, under = self.game, self.fused.get(piece)
        printed = game.attack[game.design_of[piece]]
        if under:
            printed += sum([game.attack[design] for design in under])
        return max(0, printed + self.units[piece].attack)

    def defense_of(self, piece: int) -> int:
        """The defense a creature has left."""
        game, unit, under = self.game, self.units[piece], self.fused.get(piece)
        printed = game.defense[game.design_of[piece]]
        if under:
            printed += sum([game.defense[design] for design in under])
        return printed + unit.defense - unit.damage

    def traits(self) -> list[int]:
        """The keywords of every slot's creature, as bit masks; of empty slots none."""
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
        """What of some designs lies open and works: in draft order leaders, creatures from the left, equipment."""
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
        """Ounces go to the bank."""
        self.ounces[player] -= ounces
        if ounces:
            self.report("pay", player, amount=ounces)

    def gain_ounces(self, player: int, ounces: int) -> None:
        """Ounces come from the bank."""
        self.ounces[player] += ounces
        self.report("gain", player, amount=ounces)

    def change_vitality(self, side: int, by: int) -> None:
        """A side gains or loses vitality; at 0 the game ends at once (MEAT-87)."""
        self.vitality[side] = max(0, self.vitality[side] + by)
        self.report("vitality", self.game.seats.sides[side][0], amount=by)
        if self.vitality[side] <= 0:
            self.following.insert(0, frame(_over, None))

    # ---- creatures come, change, and die

    def enter(self, slot: int, design: int, *, is_revealed: bool) -> None:
        """A creature comes to an empty slot; only one that was revealed has its Discovery."""
        game = self.game
        copies = range(game.first_piece[design], game.first_piece[design] + game.copies[design])
        piece = min((each for each in copies if each not in self.units), key=lambda each: each in self.left)
        self.field[slot] = piece
        self.units[piece] = CreatureState(discovers=is_revealed and design in game.discovery)
        self.left.pop(piece, None)

    def change(self, pieces: Sequence[int], *, attack: int = 0, defense: int = 0, traits: int = 0) -> None:
        """Creatures get numbers and keywords until the end of the round."""
        for piece in pieces:
            unit = self.units[piece]
            self.units[piece] = unit._replace(
                attack=unit.attack + attack, defense=unit.defense + defense, traits=unit.traits | traits
            )
        self.settle()

    def settle(self, doomed: Set[int] = frozenset(), killers: Mapping[int, Set[int]] | None = None) -> None:
        """Creatures without defense die, and those that are doomed, all at once (MEAT-71)."""
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
        """A creature goes to its graveyard, what is fused with it to the other."""
        piece = self.field[slot]
        self.field[slot] = EMPTY
        del self.units[piece]
        self.creature_graveyard.append(self.game.design_of[piece])
        self.destiny_graveyard += self.fused.pop(piece, ())

    def clear_field(self) -> None:
        """All cards on the field go to their graveyards, which sets off nothing (MEAT-90, 91)."""
        for slot in self.creatures(self.game.slots):
            self._remove(slot)
        for pile in (*self.revealed, *self.standing):
            self.destiny_graveyard += pile
            pile.clear()
        self.left, self.struck = {}, ()

    # ---- events

    def fire(self, event: str, actor: int, *subjects: int) -> None:
        """Let every ability that waits for an event happen next."""
        waiting = self.game.listening.get(event)
        if waiting:
            self.set_off(
                list(self.game.triggers.triggered_steps(self, event, self.in_force(waiting), actor, *subjects))
            )

    def set_off(self, woken: Sequence[Frame]) -> None:
        """Abilities happen next; those of several players in the order of a roll (MEAT-74)."""
        effects = tuple(running for _, running in woken if isinstance(running, Running))
        owners = {running.you for running in effects}
        if len(owners) > 1:
            rolls = frame(roll_off, roll_off_start(tuple(player for player in self.order if player in owners)))
            self.follow(rolls, frame(_in_order, effects))
        else:
            self.follow(*(frame(resume, running) for running in effects))

    # ---- replies

    def can_hold_replies(self, player: int) -> bool:
        """Whether a player could play an Instant, for all that everybody sees."""
        return self.game.can_hold_instant(self, player)

    def replies(self, player: int) -> list[int]:
        """Instants a player can play now."""
        return self.game.instants(self, player)

    def pay_for(self, player: int, action: int) -> None:
        """A card leaves hand or field, or an ability is used up; an Instant and a paid ability cost ounces."""
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
        """A revealed card was paid for already; an Instant in the hand is paid for now (MEAT-114)."""
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
        """What was played happens, unless it was cancelled or its creature is gone (MEAT-116)."""
        effect = self.aims.pop()
        if action == CANCELLED:
            return
        if action >= CARD:
            self.resolving.append(action - CARD)
            self.follow(frame(resume, effect), frame(put_away, (player, action - CARD)))
        elif effect.bearer in self.units and self.owner_at(self.slot_of(effect.bearer)) == player:
            self.follow(frame(resume, effect))


def put_away(state: MeatState, answer: int, given: tuple[int, int]) -> None:
    """Step: a card that was carried out goes to its graveyard; equipment without Fusion stays in force."""
    player, design = given
    if design in state.resolving:
        state.resolving.remove(design)
        stays = state.game.kind[design] == "equipment" and not state.game.is_fusion[design]
        (state.standing[player] if stays else state.destiny_graveyard).append(design)


def _in_order(state: MeatState, answer: int, effects: tuple[Running, ...]) -> None:
    """Step: abilities of several players happen in the order that was rolled."""
    ranked, state.ranked = state.ranked, ()
    state.follow(*(frame(resume, each) for each in sorted(effects, key=lambda each: ranked.index(each.you))))


def _over(state: MeatState, answer: int, given: None) -> None:
    """Step: a side has no vitality left."""
    state.finish()


Game: TypeAlias = CompiledGame[MeatState]
"""What a state looks up."""
Change: TypeAlias = Callable[[MeatState, Running], None]
