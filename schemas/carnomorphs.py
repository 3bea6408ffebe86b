"""Shapes of Nemesis: Carnomorphs, CARN-01 to 129, and of a drill of our own in which its procedures are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.actors import Act
from cardpress.effects.nodes import Condition, Event, Manner, Operation, Qualifier, Zone
from cardpress.effects.selectors import Count, Pick, Ref, Selector
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component, Model

Few = Annotated[int, Field(ge=1, le=9, description="a whole number, 1 to 9")]
Type = Annotated[Literal["metagorger", "shambler", "fleshbeast", "butcher"], Field(description="who it is")]
Types = Annotated[tuple[Type, ...], Field(min_length=1, max_length=4, description="carnomorphs by their types")]
Toughness = Annotated[int, Field(ge=0, le=9, description="injuries that kill; 0: it flees instead")]
Nth = Annotated[int, Field(ge=1, le=20, description="its place in the list of its kind")]
Direction = Annotated[int, Field(ge=1, le=4, description="a number of a corridor")]
State = Annotated[Literal["adjoining", "discovered", "undiscovered", "burning", "red", "yellow", "white"],
    Field(description="how it is")]  # fmt: skip
Ill = Annotated[Literal["light_wound", "serious_wound", "contamination", "mutation", "slime"],
    Field(description="what it takes")]  # fmt: skip
Player = Annotated[int, Field(ge=1, le=5, description="the number of a player")]
Joint = Annotated[str, Field(pattern=r"^\d+-\d+:[1-4]+$", description="two rooms and its numbers: 1-3:12")]
Color = Annotated[Literal["red", "green", "yellow", "white"] | None, Field(description="left out: no search")]
Code = Annotated[str, Field(pattern=r"^[A-Z1-9]{1,4}$", description="planets by course; a player")]
Whom = Annotated[Selector | None, Field(description="which character; left out: you")]


class Being(Qualifier):
    """What something must be; nothing asks for the contrary."""

    not_: None = Field(default=None, description="nothing asks for the contrary")


class KnownOne(Being):
    """The room you are in, the one where it happens, or the character that the attack is aimed at."""

    unique: ClassVar[bool] = True
    is_: Literal["known_one"]
    which: Literal["this", "your", "attacked"] = Field(description="which one it is")


class InState(Being):
    """A room is joined to yours by a corridor, lies face up or down, burns, or has a color."""

    is_: Literal["in_state"]
    state: State


class OtherThan(Being):
    """It is of another type."""

    is_: Literal["other_than"]
    type: Type


class WithWhat(Being):
    """Where it is, or what is with it; prey: the first slimed character in turn order; food: what is heavy."""

    is_: Literal["with_what"]
    what: Literal[
        "here", "next_door", "alone", "one_room", "slime", "no_noise", "nobody", "slimed", "prey", "carnomorph",
        "food", "food_or_metagorger", "carcass_on_floor", "of_your_room", "of_slimed", "of_carnomorph",
    ] = Field(description="where, or with what")  # fmt: skip


class JoinedTo(Being):
    """An open corridor joins it to a room; technical ones do not count."""

    is_: Literal["joined_to"]
    room: Ref


class WhoDoes(Being):
    """A figure fights or does not; a character carries food or shares a room with it."""

    is_: Literal["who_does"]
    what: Literal["fights", "rests", "near_food"] = Field(description="what it does")


class Suffer(Act):
    """A character takes wounds, cards or markers, by the rules of each."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["suffer"]
    amount: Few
    what: Ill
    whom: Whom = None


class Heal(Act):
    """Wounds of a character, or injuries of a carnomorph, are removed."""

    op: Literal["heal"]
    amount: Few | None = Field(default=None, description="how many; left out: all")
    what: Literal["light_wound", "serious_wound", "injury"] = Field(description="what is removed")
    whom: Whom = None


class Befall(Act):
    """Something happens to characters, figures, rooms or corridors, by the rules for it."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["befall"]
    what: Selector
    fate: Literal[
        "dies", "leaves_board", "flees", "rolls_noise", "seeks_character", "seeks_food", "airlock_opens",
        "runs_out", "doors_close"] = Field(description="what happens")  # fmt: skip


class Perform(Act):
    """A procedure of the rules is carried out."""

    op: Literal["perform"]
    procedure: Literal[
        "wash_off", "scan_hand", "decontaminate", "reshuffle", "pass", "roll_noise", "take_egg", "examine",
        "supply_room", "supply_any", "leave_asleep", "leave_by_pod", "start_self_destruct", "switch_self_destruct",
        "lose_pod", "switch_pod", "stack_engine", "see_engines", "set_course", "see_course", "switch_door",
        "switch_doors", "sift_bag", "return_token", "drop_token", "hunt", "burst", "feed_first",
        "narrow_crosshair", "break_through", "add_metagorger", "add_shambler", "miss", "silence", "danger",
    ] = Field(description="which one")  # fmt: skip


class ScanDraw(Operation):
    """Characters draw cards, scan contamination among them, take markers if one is infected, and discard them."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["scan_draw"]
    what: Pick
    cards: Few
    markers: Few


class PutFigures(Act):
    """Figures are put in rooms without surprise attacks; each attacks once where a character is if it says so."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["put_figures"]
    amount: Few
    type: Type
    room: Selector
    attacks: bool = Field(default=False, description="true: they attack")


class GoTo(Act):
    """You go to a room, or characters, figures and heavy objects are moved there."""

    op: Literal["go_to"]
    what: Whom = None
    to: Selector
    quiet: bool = Field(default=False, description="true: without a noise roll")
    safe: bool = Field(default=False, description="true: carnomorphs do not attack for it")


class Noise(Operation):
    """There is noise in the corridor of a number."""

    op: Literal["noise"]
    corridor: Direction


class Strike(Act):
    """The figure shot at takes injuries if the die reaches its type; small: a metagorger or a shambler."""

    op: Literal["strike"]
    amount: Few
    reach: Literal["metagorger", "small", "any"] = Field(description="whom it hits")


class WinIf(Operation):
    """What a survivor must have reached, in one of up to three ways."""

    op: Literal["win_if"]
    first: Condition
    second: Condition | None = Field(default=None, description="another way; left out: one way only")
    third: Condition | None = Field(default=None, description="a third way")


class AtMoment(Event):
    """What an adaptation answers to; entered: you enter the room."""

    event: Literal["at_moment"]
    at: Literal["feeding", "silence", "door_broken", "first_hit", "entered"] = Field(description="what happens")


class Wounded(Condition):
    """A character has wounds of a sort."""

    condition: Literal["wounded"]
    what: Selector
    wounds: Literal["light_wound", "serious_wound"] = Field(description="of which sort")
    at_least: Few


class StateHolds(Condition):
    """What is so with you, the ship or the others; sample: an egg or a carcass."""

    condition: Literal["state_holds"]
    what: Literal[
        "calm", "time_to_sleep", "carry_sample", "carry_corpse", "butcher_dead", "exploded", "home", "all_live",
        "other_lost", "few_carnomorphs"] = Field(description="what is so")  # fmt: skip
    number: Count | None = Field(default=None, description="how few; left out: what is so has no number")


VOCABULARY = vocabulary(
    operations=(
        "seq", "may", "choose", "cost", "if", "when", "each", "roll_table", "draw", "discard", "look", "put",
        "gain", "harm", "modify", "put_token", "take_token",
        Suffer, Heal, Befall, Perform, ScanDraw, PutFigures, GoTo, Noise, Strike, WinIf,
    ),
    events=(AtMoment,), conditions=("exists", "has", Wounded, StateHolds),
    qualifiers=(KnownOne, InState, WithWhat, OtherThan, JoinedTo, WhoDoes),
    people=("you",), zones={"hand": Zone(owned="may", own=True), "event_deck": Zone(top=True)},
    ends=("event_deck_top", "event_deck_bottom"), resources=dict.fromkeys(("ammo", "signal_marker"), "a marker"),
    stats=("room_number", "token_number", "lower_toughness"),
    tokens=("noise", "fire", "malfunction", "carcass", "heavy_object", "item"),
)  # fmt: skip

if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect


class Attack(Component):
    """An attack card: types that hit with it and how; injuries that kill, when it is drawn for them."""

    folder: ClassVar[str] = "attacks"
    kind: Literal["attack"]
    nth: Nth
    art: Art
    hits: Types
    upper_toughness: Toughness
    lower_toughness: Toughness
    effect: Effect = Field(description="what a hit does")


class EventCard(Component):
    """An event card: who moves along which corridor, what happens then, where the card goes."""

    folder: ClassVar[str] = "events"
    kind: Literal["event_card"]
    nth: Nth
    art: Art
    movers: Types
    corridor: Direction
    fate: Literal["discard", "remove", "shuffle_in"] = Field(description="remove: the deck is reshuffled as well")
    effect: Effect = Field(description="what happens after the move")


class Mutation(Component):
    """A mutation card: what its action does after an infected scan, and after a clean one."""

    folder: ClassVar[str] = "mutations"
    kind: Literal["mutation"]
    nth: Nth
    art: Art
    infected: Effect = Field(description="what an infected scan does")
    clean: Effect = Field(description="what a clean scan does")


class Adaptation(Component):
    """An adaptation card: face up it helps carnomorphs of every type."""

    folder: ClassVar[str] = "adaptations"
    kind: Literal["adaptation"]
    nth: Nth
    art: Art
    effect: Effect = Field(description="what changes")


class CrewAction(Component):
    """An action card of a crew member: its price in other cards, and when it is played."""

    folder: ClassVar[str] = "crew_actions"
    kind: Literal["crew_action"]
    art: Art
    cost: Annotated[int, Field(ge=0, le=3, description="other cards to discard")]
    combat: Literal["never", "also", "only"] = Field(description="whether it is played in combat")
    effect: Effect = Field(description="what it does")


class Objective(Component):
    """An objective of the drill, checked for survivors."""

    folder: ClassVar[str] = "objectives"
    kind: Literal["objective"]
    side: Literal["corporate", "personal"] = Field(description="in which of the two decks it is")
    players: Player = 1
    art: Art
    effect: Effect = Field(description="what must be reached")


class PlainCard(Component):
    """Contamination, coordinates, a serious wound, a help card: no effect, a code where it has one."""

    folder: ClassVar[str] = "plain_cards"
    kind: Literal["plain_card"]
    type: Literal["contamination", "coordinates", "serious_wound", "help"] = Field(description="what it is")
    code: Code | None = Field(default=None, description="its code; left out: none")


class BagToken(Component):
    """A token of the bag: a smaller hand than its number is surprised; bag development does its effect."""

    folder: ClassVar[str] = "bag_tokens"
    kind: Literal["bag_token"]
    type: Type | Literal["blank", "blue_metagorger"] = Field(description="what appears; a metagorger is red")
    token_number: Annotated[int, Field(ge=0, le=4, description="compared with the hand")]
    effect: Effect = Field(description="what it does in bag development")


class Marker(Component):
    """A round piece of the map or of a board."""

    folder: ClassVar[str] = "markers"
    kind: Literal["marker"]
    type: Annotated[str, Field(pattern=r"^[a-z_]+$", description="what it is; symbols of game.json are named so")]
    hidden: Literal["exploration", "engine", "pod"] | None = Field(default=None, description="what its back shows")
    number: Direction | None = Field(default=None, description="a number on its face")


class RoomTile(Component):
    """A room: where its tile is dealt, what is searched there, what one can do."""

    folder: ClassVar[str] = "room_tiles"
    kind: Literal["room_tile"]
    slot: Literal["one", "two", "special"] = Field(description="on which places of the map")
    color: Color = None
    computer: bool = Field(default=False, description="whether it has a computer")
    art: Art
    action: Effect = Field(description="what the room action does")


class Standee(Component):
    """A figure of folded card: its picture on both sides of the fold."""

    folder: ClassVar[str] = "standees"
    kind: Literal["standee"]
    type: Type | Literal["crew"] = Field(description="whom it shows")
    player: Player | None = Field(default=None, description="whose it is; left out: nobody's")


class CarnomorphBoard(Component):
    """The board of eggs, adaptations, levels of evolution and tokens."""

    folder: ClassVar[str] = "carnomorph_boards"
    kind: Literal["carnomorph_board"]


class CrewBoard(Component):
    """The board of a crew member: hands, wounds, ammo, mutation markers."""

    folder: ClassVar[str] = "crew_boards"
    kind: Literal["crew_board"]
    player: Player


class Room(Model):
    """A room of the map: what lies there and where it stands, in steps of the grid to stern and starboard."""

    slot: Annotated[int, Field(ge=1, le=30, description="its number")]
    deal: Literal["one", "two", "special"] = Field(description="which tile it gets")
    technical: tuple[Direction, ...] = Field(default=(), description="technical corridors")
    at: tuple[float, float] = Field(description="steps from the bow, steps from port")
    tile: str | None = Field(default=None, pattern=r"^[a-z_]+$", description="a tile that always lies there")


class ShipMap(Component):
    """The ship as a graph of rooms and corridors; each room has the numbers 1 to 4 once."""

    folder: ClassVar[str] = "ship_maps"
    kind: Literal["ship_map"]
    rooms: tuple[Room, ...] = Field(description="all rooms")
    corridors: tuple[Joint, ...] = Field(min_length=1, description="all corridors but the technical ones")

    @model_validator(mode="after")
    def _has_every_number_once(self) -> ShipMap:
        for room in self.rooms:
            met = "".join(n for e, n in (w.split(":") for w in self.corridors) if str(room.slot) in e.split("-"))
            if sorted([*met, *map(str, room.technical)]) != [*"1234"]:
                raise ValueError(f"room {room.slot}: its corridors have the numbers 1 to 4, each once")
        return self


class DieTable(Component):
    """What the faces of a die mean."""

    folder: ClassVar[str] = "die_tables"
    kind: Literal["die_table"]
    effect: Effect = Field(description="what each face means")


KINDS: tuple[type[Component], ...] = (
    Attack, EventCard, Mutation, Adaptation, CrewAction, Objective, PlainCard, BagToken, Marker, RoomTile, Standee,
    CarnomorphBoard, CrewBoard, ShipMap, DieTable,
)  # fmt: skip
