"""Shapes of Adrenaline: weapons, abilities of characters, and the arena they are used in.

Sources: checklist ADR-01 to 145. Printed prices of personal weapons are unknown; `house` tells which are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.nodes import Condition, Event, Manner, Operation, Qualifier
from cardpress.effects.sections import Section
from cardpress.effects.selectors import Amount, Pick, Ref, Selector
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component, Id

Few = Annotated[int, Field(ge=1, le=9, description="a whole number, 1 to 9")]
Color = Annotated[Literal["red", "yellow", "blue"], Field(description="a color of ammo")]
Cubes = Annotated[tuple[Color, ...], Field(max_length=3, description="cubes of ammo, each by its color")]
Character = Annotated[
    Literal["sprog", "banshee", "dozer", "echo", "dstructor", "violet"],
    Field(description="a character, who owns the card or whose tokens these are"),
]


class Being(Qualifier):
    """What something must be; no card asks for the contrary."""

    not_: None = Field(default=None, description="no card asks for the contrary")


class Visible(Qualifier):
    """You see it: your own room, and every room behind a door of your square."""

    is_: Literal["visible"]


class InState(Being):
    """A token says what it is: of mind control, of venom, hot or cold; an ammo tile face down is hacked."""

    is_: Literal["in_state"]
    state: Literal["hypnotised", "poisoned", "hot", "cold", "hacked"] = Field(description="what it is")


class StandsOn(Being):
    """Where it stands: on your square, on others, on different ones; on one, or in one room, of your choice."""

    is_: Literal["stands_on"]
    place: Literal[
        "here", "elsewhere", "apart", "apart_elsewhere", "one_visible", "one_visible_other", "one_next",
        "one_room", "blast_room",
    ] = Field(description="next: 1 move away; other, one_room: not yours; blast: of a tile")  # fmt: skip


class MovesAway(Being):
    """It is so many moves away from you or from something: steps on a shortest path, never through a wall."""

    is_: Literal["moves_away"]
    moves: Few
    bound: Literal["exactly", "at_least", "at_most"] = Field(description="so many, or more, or fewer")
    source: Ref | None = Field(default=None, alias="from", description="from what; left out: from you")


class InLine(Being):
    """It is straight ahead of you, your own square included; doors do not matter."""

    is_: Literal["in_line"]
    lines: Literal["open", "through_walls", "one_through_walls"] = Field(description="one_: all in one direction")


class StraightAhead(Being):
    """It is so many squares away in the direction that was chosen."""

    is_: Literal["straight_ahead"]
    squares: Few


class SeenBy(Being):
    """Someone else sees it."""

    is_: Literal["seen_by"]
    by: Ref


class SamePlace(Being):
    """It is where something is, which it may be itself, or where that was before it was moved."""

    is_: Literal["same_place"]
    place: Literal["square", "old_square"] = Field(description="its square, or that from before it was moved")
    of: Ref


class Hit(Operation):
    """Targets take damage; marks of yours that they bear turn into damage as well."""

    manner: ClassVar[Manner] = Manner(spread="apiece")
    op: Literal["hit"]
    damage: Amount
    what: Selector


class Mark(Operation):
    """Targets get marks, three of one color at most; marks turn no other marks into damage."""

    manner: ClassVar[Manner] = Manner(spread="apiece", unit="mark")
    op: Literal["mark"]
    marks: Amount
    what: Selector


class SplitHit(Operation):
    """Each target takes a different one of these numbers of damage; a smaller number may be dealt (ADR-127)."""

    op: Literal["split_hit"]
    damage: tuple[Few, ...] = Field(min_length=2, max_length=5, description="numbers of damage, the first first")
    what: Pick


class ScaleHit(Operation):
    """A target takes damage: the first number for one thing that was paid, the second for two, and so on."""

    op: Literal["scale_hit"]
    damage: tuple[Few, ...] = Field(min_length=2, max_length=5, description="numbers of damage, the first first")
    what: Selector


class Afflict(Operation):
    """Targets that bear no such token get one: venom poisons, mind control hypnotises."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["afflict"]
    token: Literal["poisoned", "hypnotised"] = Field(description="what they are by it")
    what: Selector


class Aim(Operation):
    """Something is chosen, and nothing happens to it by that."""

    op: Literal["aim"]
    what: Pick


class GoSquares(Operation):
    """You move up to so many squares, or exactly one."""

    op: Literal["go_squares"]
    moves: Few
    unvisited: bool = Field(default=False, description="true: never where you have been in this action")


class Charge(Operation):
    """You move up to so many squares in one direction; on each you may deal damage to one target."""

    op: Literal["charge"]
    moves: Few
    damage: Few


class Teleport(Operation):
    """You go to the square of something, or to any square."""

    op: Literal["teleport"]
    to: Ref | None = Field(default=None, description="to whose square; left out: to any")


class Shove(Operation):
    """A target is moved up to so many squares, or exactly one."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["shove"]
    what: Selector
    moves: Few
    onto: Literal["visible", "here"] | None = Field(default=None, description="on what square; left out: on any")
    straight: bool = Field(default=False, description="true: in one direction")


class DrawIn(Operation):
    """Targets are put on a square and take damage."""

    manner: ClassVar[Manner] = Manner(spread="apiece")
    op: Literal["draw_in"]
    to: Ref
    what: Pick
    damage: Amount


class BlowUp(Operation):
    """An ammo tile is discarded; a new one comes at the end of the turn."""

    op: Literal["blow_up"]
    what: Pick


class TurnOver(Operation):
    """Overload tokens are heated or cooled; an ammo tile is hacked: it gives two cubes of any colors then."""

    op: Literal["turn_over"]
    to: Literal["hot", "cold", "hacked"] = Field(description="what they are then")
    what: Pick


class Unlock(Operation):
    """With enough of something one effect may be used, with more of it every one of them."""

    op: Literal["unlock"]
    of: Ref
    one_at: Few
    all_at: Few
    modes: tuple[Operation, ...] = Field(min_length=2, max_length=4, description="what can be used")


class Unmark(Operation):
    """Marks are taken off a target; they turn into nothing."""

    op: Literal["unmark"]
    marks: Pick
    source: Selector = Field(alias="from", description="off whom they are taken")


class Convert(Operation):
    """On one board up to so many of your marks become damage, or your last damage marks; three marks at most."""

    op: Literal["convert"]
    most: Few
    what: Pick


class Spend(Operation):
    """You pay cubes of any colors, for each of which a powerup card may stand, or powerup cards."""

    op: Literal["spend"]
    amount: Few
    of: Literal["cube", "card"] = Field(description="what is paid")


class AroundEffect(Operation):
    """It happens before another effect of this weapon or after it, or without it."""

    op: Literal["around_effect"]
    section: Literal["basic"] = Field(description="which effect")
    do: Operation


class DamageDealt(Event):
    """Damage is dealt, by you or to you."""

    event: Literal["damage_dealt"]
    dealt: Literal["by_you", "to_you"] = Field(description="who deals it to whom")
    what: Pick = Field(description="the other one")


class AllSee(Condition):
    """Each of these sees it."""

    manner: ClassVar[Manner] = Manner(spread="each")
    condition: Literal["all_see"]
    by: Ref
    what: Ref


VOCABULARY = vocabulary(
    operations=(
        "draw", "seq", "may", "choose", "cost", "if", "when",
        Hit, Mark, SplitHit, ScaleHit, Afflict, Aim, GoSquares, Charge, Teleport, Shove, DrawIn, BlowUp, TurnOver,
        Unlock, Unmark, Convert, Spend, AroundEffect,
    ),
    events=(DamageDealt,),
    conditions=(AllSee,),
    qualifiers=(InState, Visible, StandsOn, StraightAhead, InLine, MovesAway, SeenBy, SamePlace),
    people={"you": "whose card it is"},
)  # fmt: skip

if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect


class Mode(Section):
    """One way to use a weapon, with what it costs beyond loading it."""

    role: Literal["basic", "mode", "extra"] = Field(description="mode: one of several is used; extra: in addition")
    needs: Id | None = Field(default=None, description="the effect that must be used before it; left out: none")
    cost: Cubes = ()
    powerups: int = Field(default=0, ge=0, le=3, description="powerup cards to discard, never replaced by cubes")
    rush: bool = Field(default=False, description="true: costs an adrenaline rush")
    effect: Effect = Field(description="what it does")

    @property
    def apart(self) -> bool:
        """One mode of a weapon is used instead of its others."""
        return self.role == "mode"


class Weapon(Component):
    """A weapon: one of two that only one character fires, or one of the arena, grabbed without its first cube."""

    folder: ClassVar[str] = "weapons"
    kind: Literal["weapon"]
    art: Art
    owner: Character | None = Field(default=None, description="who alone fires it; left out: whoever grabs it")
    load: Cubes
    modes: tuple[Mode, ...] = Field(min_length=1, max_length=4, description="what it can do, as printed")


class Ability(Component):
    """A character's special ability, used at the end of the turn after ammo and weapons are replaced."""

    folder: ClassVar[str] = "abilities"
    kind: Literal["ability"]
    art: Art
    owner: Character
    turn_end: Effect = Field(description="what happens at the end of its owner's turn")
    notes: int = Field(ge=1, le=4, description="how many notes are printed below it")
    pieces: int = Field(default=0, ge=0, le=6, description="tokens that belong to it, printed at its foot")


class Powerup(Component):
    """A powerup card: played for its effect, or discarded as a cube of its color."""

    folder: ClassVar[str] = "powerups"
    kind: Literal["powerup"]
    color: Color
    art: Art
    effect: Effect = Field(description="what it does")


class AmmoTile(Component):
    """A tile that is grabbed: three cubes, or two and a powerup card beside them; face down it is hacked."""

    folder: ClassVar[str] = "ammo_tiles"
    kind: Literal["ammo_tile"]
    cubes: Annotated[Cubes, Field(min_length=2)]


class Token(Component):
    """A round token: what lies on boards, figures and cards, cubes of ammo by their color."""

    folder: ClassVar[str] = "tokens"
    kind: Literal["token"]
    type: Color | Literal["damage", "venom", "mind_control", "overload", "skull"] = Field(description="what it is")
    owner: Character | None = Field(default=None, description="whose it is; left out: nobody's")


class RushTile(Component):
    """The tile that lies on the end of a player's damage track and slides left for a rush."""

    folder: ClassVar[str] = "rush_tiles"
    kind: Literal["rush_tile"]
    owner: Character


class Standee(Component):
    """A figure of folded card: its picture on both sides of the fold."""

    folder: ClassVar[str] = "standees"
    kind: Literal["standee"]
    owner: Character


class PlayerBoard(Component):
    """A player's board: damage track, marks, points and actions; the other side is for final frenzy."""

    folder: ClassVar[str] = "player_boards"
    kind: Literal["player_board"]
    owner: Character


class ScoreBoard(Component):
    """The board of skulls: whom kills belong to, and what they are worth at the end."""

    folder: ClassVar[str] = "score_boards"
    kind: Literal["score_board"]


class Arena(Component):
    """An arena: squares by the letter of their room, spawnpoints as capitals; walls where rooms have no door."""

    folder: ClassVar[str] = "arenas"
    kind: Literal["arena"]
    rows: tuple[Annotated[str, Field(pattern=r"^[brywgpBRY-]{1,6}$")], ...] = Field(description="letters of rooms")
    doors: tuple[Annotated[str, Field(pattern=r"^\d\d-\d\d$")], ...] = Field(description="rows and columns: 00-10")

    @model_validator(mode="after")
    def _doors_are_between_rooms(self) -> Arena:
        rooms = {f"{y}{x}": room.lower() for y, row in enumerate(self.rows) for x, room in enumerate(row)}
        for door in self.doors:
            one, other = door.split("-")
            beside = int(other) - int(one) in {1, 10}
            if not beside or rooms.get(one, "-") == rooms.get(other, "-") or "-" in (rooms[one], rooms[other]):
                raise ValueError(f"door {door}: a door is between two rooms, to the right or down")
        return self


KINDS: tuple[type[Component], ...] = (
    Weapon, Powerup, AmmoTile, Arena, PlayerBoard, ScoreBoard, Token, RushTile, Ability, Standee,
)  # fmt: skip
