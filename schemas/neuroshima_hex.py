"""Shapes of Neuroshima Hex: army tiles, markers, the board, and the operations that only a battlefield needs.

Edges are numbered 0 to 5 clockwise from the top of the printed tile, its front. Sources: checklist HEX-01 to 117,
base rules 1 to 60. Provenance of values is told by each component.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Itself, Pick
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component, Id, Model

Edge = Annotated[int, Field(ge=0, le=5, description="an edge, 0 at the top and clockwise to 5")]
Edges = Annotated[tuple[Edge, ...], Field(max_length=6, description="edges, ascending")]
Initiative = Annotated[int, Field(ge=0, le=9, description="an initiative segment, 0 to 9")]
Few = Annotated[int, Field(ge=1, le=9, description="a whole number, 1 to 9")]
Reach = Annotated[
    Literal["linked", "board"],
    Field(description="linked: units on the edges this tile has links on; board: wherever they stand"),
]
Trait = Literal["mobility", "paralysis", "underground"]


# ---- what holds as long as the tile does


class Boost(Operation):
    """Units have a value that is larger or smaller; initiative never falls below 0."""

    op: Literal["boost"]
    stat: Literal["initiative", "melee", "ranged", "toughness"] = Field(
        description="initiative: each of their numbers; melee, ranged: strength of such attacks; toughness"
    )
    by: int = Field(ge=-9, le=9, description="how much is added; negative: taken away; not 0")
    what: Pick
    reach: Reach
    spares_hq: bool = Field(default=False, description="true: an HQ is never changed")

    @model_validator(mode="after")
    def _changes(self) -> Boost:
        if self.by == 0:
            raise ValueError("by 0 changes nothing")
        return self


class ExtraInitiative(Operation):
    """Units act once more, in a segment `below` the lowest of their unbroken highest numbers; never below 0."""

    op: Literal["extra_initiative"]
    below: Few
    what: Pick
    reach: Reach


class Grant(Operation):
    """Units have a trait as if it were printed on them."""

    op: Literal["grant"]
    trait: Trait = Field(description="which trait")
    what: Pick
    reach: Reach


class Surround(Operation):
    """The HQ of the tile's army also attacks over its other edges; nothing for whoever took the tile over."""

    op: Literal["surround"]


class NetAttacks(Operation):
    """Every edge over which the HQ of the army attacks is a net too, and so is every quill marker."""

    op: Literal["net_attacks"]


class ExtraActivation(Operation):
    """So many more implants may be activated in a turn, each at most once."""

    op: Literal["extra_activation"]
    amount: Few


class Absorb(Operation):
    """A unit that would be wounded by one source is not; this tile is removed instead. Compulsory."""

    op: Literal["absorb"]
    what: Pick
    reach: Reach


class Convert(Operation):
    """Enemy modules serve this tile's side: bonuses go to its units, penalties to its opponents."""

    op: Literal["convert"]
    what: Pick
    reach: Reach


class DoubleMoves(Operation):
    """Each move of a unit may be one of so many steps, each with a turn of its own."""

    op: Literal["double_moves"]
    steps: int = Field(ge=2, le=3, description="steps of one move, 2 or 3")
    what: Pick
    reach: Reach


class SwapAttack(Operation):
    """Once per battle a unit may make the attack over one edge, in one initiative, melee as ranged or reversed."""

    op: Literal["swap_attack"]
    what: Pick
    reach: Reach


class TakeOver(Operation):
    """Enemy units belong to this tile's owner for as long as the link lasts, and may be turned once; never HQs."""

    op: Literal["take_over"]
    what: Pick
    reach: Reach


class SlowedByNets(Operation):
    """A net does not switch this tile off: each one on it lowers its initiative."""

    op: Literal["slowed_by_nets"]
    by: int = Field(ge=-9, le=-1, description="what each net adds to the initiative, a negative number")


class WoundsHqs(Operation):
    """The attacks of this HQ wound HQs of others, whose attacks do not wound it."""

    op: Literal["wounds_hqs"]


# ---- what happens


class StartBattle(Operation):
    """A battle begins; it ends the turn. Not after any player has drawn the last tile."""

    op: Literal["start_battle"]


class Turn(Operation):
    """A unit is turned to any facing."""

    op: Literal["turn"]
    what: Pick


class Step(Operation):
    """A unit goes to an adjacent empty hex and may be turned, or is turned only."""

    op: Literal["step"]
    what: Pick


class Relocate(Operation):
    """A unit goes to any empty hex, one with a foundation tile excepted, and may be turned."""

    op: Literal["relocate"]
    what: Pick


class TradePlaces(Operation):
    """Two adjacent units change places; neither turns. Netted ones cannot, but for one that nets only slow."""

    op: Literal["trade_places"]
    what: Pick


class Push(Operation):
    """A unit pushes an adjacent enemy to a hex of the enemy's choice that does not touch the pusher; no turn."""

    op: Literal["push"]
    unit: Pick
    what: Pick


class Pull(Operation):
    """A unit pulls an enemy `distance` hexes away next to itself; its owner chooses the hex and may turn it."""

    op: Literal["pull"]
    unit: Pick
    what: Pick
    distance: Literal[2] = Field(description="hexes from the puller to the pulled unit")


class LoadMarker(Operation):
    """One free marker of a kind is put on this tile, which has none; after the next battle it goes back."""

    op: Literal["load_marker"]
    marker: Literal["incubator"] = Field(description="which markers")


class Mark(Operation):
    """A quill is put on a unit not adjacent to the own HQ, which is then in the HQ's reach, armor or not.

    It comes back after the attack, the battle, a move of the unit, or the loss of this tile.
    """

    op: Literal["mark"]
    marker: Id = Field(description="id of the marker")
    what: Pick


class Wound(Operation):
    """A unit takes wounds that armor does not lessen."""

    op: Literal["wound"]
    amount: Few
    what: Pick
    spares_hq: bool = Field(default=False, description="true: never an HQ")


class Bombard(Operation):
    """Every unit on an inner hex and around it takes wounds, those of both sides, HQs excepted."""

    op: Literal["bombard"]
    amount: Few


class Destroy(Operation):
    """An enemy unit next to the own HQ is removed, never an HQ; not while the own HQ is netted."""

    op: Literal["destroy"]
    what: Pick


class Explode(Operation):
    """A unit, neither netted nor paralysed, is lost past saving and wounds all around it, own ones and HQs too."""

    op: Literal["explode"]
    unit: Pick | Itself
    amount: Few


class BlowUp(Operation):
    """The enemy unit on the edge with the explosive attack is destroyed together with this tile; never an HQ."""

    op: Literal["blow_up"]


class Paralyse(Operation):
    """A unit makes no attacks until the end of the next battle; all else it can still do."""

    op: Literal["paralyse"]
    what: Pick


class Drag(Operation):
    """One adjacent enemy unit that is not netted is dragged onto this foundation tile, when no enemy stands on it.

    It is destroyed after segment 0 of the next battle; an HQ is not harmed.
    """

    op: Literal["drag"]
    what: Pick


class TradeUnderground(Operation):
    """This HQ trades places with an adjacent own unit that is underground; neither turns nor is netted."""

    op: Literal["trade_underground"]


VOCABULARY = vocabulary(
    operations=(
        "seq", "may", "limit", Boost, ExtraInitiative, Grant, Surround, NetAttacks, ExtraActivation, Absorb,
        Convert, DoubleMoves, SwapAttack, TakeOver, SlowedByNets, WoundsHqs, StartBattle, Turn, Step, Relocate,
        TradePlaces, Push, Pull, LoadMarker, Mark, Wound, Bombard, Destroy, Explode, BlowUp, Paralyse, Drag,
        TradeUnderground,
    ),
    people={"you": "whose tile it is", "opponent": "any of the enemies"},
    periods=("turn",),
)  # fmt: skip
if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect


class Attack(Model):
    """An attack over one edge."""

    edge: Edge
    type: Literal["melee", "ranged", "gauss", "mortar", "explosive"] = Field(
        description="melee: the adjacent hex; ranged: the first enemy in the line; gauss: every enemy in it; "
        "mortar: the second hex of the line; explosive: see the tile's ability"
    )
    strength: Few | None = Field(default=None, description="wounds it deals; an explosive has none")

    @model_validator(mode="after")
    def _strong(self) -> Attack:
        if (self.strength is None) != (self.type == "explosive"):
            raise ValueError("every attack but an explosive one has a strength")
        return self


class Tile(Component):
    """What all tiles of an army have."""

    army: Id = Field(description="the army, the id of its deck")
    art: Art
    unknown: tuple[Literal["ability"], ...] = Field(
        default=(), description="what no source we could read tells; nothing is invented in its place"
    )


class Unit(Tile):
    """A tile that lies on the board and can be wounded."""

    toughness: int = Field(ge=1, le=20, description="wounds that remove it, 1 to 20")
    initiative: tuple[Initiative, ...] = Field(default=(), description="segments it acts in, highest first")
    attacks: tuple[Attack, ...] = Field(default=(), description="its attacks, by edge")
    armor: Edges = ()
    nets: Edges = ()
    links: Edges = ()
    traits: tuple[Trait, ...] = Field(default=(), description="traits that have a symbol of their own")
    ability: Effect | None = Field(default=None, description="what holds as long as it lies on the board")


class Hq(Unit):
    """The headquarters of an army: lost, the game is lost."""

    folder: ClassVar[str] = "headquarters"
    kind: Literal["hq"]
    own_turn: Effect | None = Field(default=None, description="what its owner may do with it in the own turn")


class Warrior(Unit):
    """A unit that attacks, nets or stands in the way."""

    folder: ClassVar[str] = "warriors"
    kind: Literal["warrior"]
    before_battle: Effect | None = Field(default=None, description="what it does before the first segment")
    instead_of_attack: Effect | None = Field(
        default=None, description="what it may do in a segment of its own in place of its attacks"
    )


class Module(Unit):
    """A unit that changes others."""

    folder: ClassVar[str] = "modules"
    kind: Literal["module"]


class Implant(Unit):
    """A unit whose activation is an action of its owner's turn."""

    folder: ClassVar[str] = "implants"
    kind: Literal["implant"]
    activation: Effect = Field(description="what happens when it is activated")


class Instant(Tile):
    """An instant action: played, done and discarded."""

    folder: ClassVar[str] = "instants"
    kind: Literal["instant"]
    action: Effect | None = Field(default=None, description="what it does")


class Foundation(Tile):
    """A tile under the units: it lies on an empty hex, which stays empty for units."""

    folder: ClassVar[str] = "foundations"
    kind: Literal["foundation"]
    turn_start: Effect | None = Field(default=None, description="what its owner may do when the own turn begins")
    entered: Effect | None = Field(default=None, description="what happens to a unit that comes onto its hex")


class Marker(Component):
    """A marker of an army, beside its tiles."""

    folder: ClassVar[str] = "markers"
    kind: Literal["marker"]
    army: Id = Field(description="the army, the id of its deck")
    type: Literal["hq", "wound", "quill", "incubator", "net"] = Field(description="what it marks")
    art: Art
    ability: Effect | None = Field(default=None, description="what holds while it lies on an incubator")
    before_battle: Effect | None = Field(default=None, description="what it allows before the first segment")


class Board(Component):
    """The battlefield of 19 hexes with a damage track for each HQ."""

    folder: ClassVar[str] = "boards"
    kind: Literal["board"]


KINDS: tuple[type[Component], ...] = (Hq, Warrior, Module, Implant, Instant, Foundation, Marker, Board)
