"""What is known of the components of Adrenaline stands in its data; docstrings name rules by ADR id."""

from __future__ import annotations

from collections import Counter, deque
from itertools import pairwise

import pytest

from cardpress.effects.sections import sections
from cardpress.models.component import Provenance

CHARACTERS = ("sprog", "banshee", "dozer", "echo", "dstructor", "violet")
ROOMS = {"b": "blue", "r": "red", "y": "yellow", "w": "white", "g": "green", "p": "purple"}
SIGHT = """
00  blue red         | blue red           | red blue           | red blue
01  blue             | blue               | blue red purple    | blue red purple
02  blue red         | blue green yellow  | blue purple        | blue green yellow
03  -                | green blue yellow  | -                  | green blue yellow
10  red blue         | red blue           | red white          | red white
11  red white        | red white          | purple blue white  | purple blue white
12  red blue yellow  | yellow blue        | purple blue yellow | yellow blue
13  yellow red       | yellow green       | yellow purple      | yellow green
20  -                | -                  | white red          | white red
21  white red        | white red yellow   | white purple       | white purple yellow
22  white yellow     | yellow white       | white yellow       | yellow white
23  yellow white     | yellow             | yellow white       | yellow
"""
"""Row and column of a square to the rooms one sees from there, in each arena; - where there is no square."""
ARENAS = ("arena_10", "arena_11_green", "arena_11_purple", "arena_12")
WALLS = {
    "arena_10": "01-11 12-22",
    "arena_11_green": "01-11 11-12",
    "arena_11_purple": "10-11 12-22",
    "arena_12": "10-11 11-12",
}
"""Squares that touch and have a wall between them."""
WEAPONS = """
lock_rifle BB: 0 R | machine_gun BR: 0 Y B | thor BR: 0 B B | plasma_gun BY: 0 B 0 | whisper BBY: 0
electroscythe B: 0 BR | tractor_beam B: 0 RY | vortex_cannon RB: 0 R | furnace RB: 0 0 | heatseeker RRY: 0
hellion RY: 0 R | flamethrower R: 0 YY | grenade_launcher R: 0 R | rocket_launcher RR: 0 Y B | railgun YYB: 0 0
cyberblade YR: 0 0 Y | zx_2 YR: 0 0 | shotgun YY: 0 0 | power_glove YB: 0 B
shockwave Y: 0 Y | sledgehammer Y: 0 R
"""
"""Weapon of the arena, what loading costs, and what each of its effects costs beyond that."""
PERSONAL = {
    "sprog": "putrifier wristblades", "banshee": "mastermind possessor", "dozer": "hotrod scrapshot",
    "echo": "dual_magnums shadowblade", "dstructor": "hand_grenade wrecking_ball",
    "violet": "tracking_bot nanomark",
}  # fmt: skip


def _squares(arena):
    """Each square by row and column, with its letter."""
    rows = enumerate(arena.rows)
    return {f"{y}{x}": letter for y, row in rows for x, letter in enumerate(row) if letter != "-"}


def _touching(squares):
    """Pairs of squares that touch."""
    return [(one, other) for one in squares for other in squares if int(other) - int(one) in {1, 10}]


def _neighbours(arena):
    """Each square to those one move away: of the same room, or through a door."""
    squares = _squares(arena)
    doors = {tuple(door.split("-")) for door in arena.doors}
    ways = [
        pair
        for pair in _touching(squares)
        if squares[pair[0]].lower() == squares[pair[1]].lower() or pair in doors
    ]
    return {one: {a if b == one else b for a, b in ways if one in {a, b}} for one in squares}


def _distances(ways, start):
    """Moves from a square to every other."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in ways[here] - found.keys():
            found[there] = found[here] + 1
            waiting.append(there)
    return found


def _prices(weapon):
    """What the effects of a weapon cost beyond loading, by the first letters of cubes."""
    return ["".join(color[0].upper() for color in mode.cost) or "0" for mode in weapon.modes]


# ---- arenas


@pytest.mark.parametrize("nth", range(4))
def test_one_sees_the_own_room_and_those_behind_doors(adrenaline, nth):
    """ADR-10, ADR-11: of every square of every arena the rooms that are seen are those of the table."""
    arena = adrenaline.card(ARENAS[nth])
    squares = _squares(arena)
    room = {square: ROOMS[letter.lower()] for square, letter in squares.items()}
    seen = {one: {room[one], *(room[other] for other in near)} for one, near in _neighbours(arena).items()}
    told = [line.split(maxsplit=1) for line in SIGHT.strip().splitlines()]
    table = {square: set(rooms.split("|")[nth].split()) - {"-"} for square, rooms in told}

    assert seen == {square: rooms for square, rooms in table.items() if rooms}


@pytest.mark.parametrize("id_", ARENAS)
def test_walls_are_those_of_the_arena(adrenaline, id_):
    """ADR-13: between squares that touch and are neither of one room nor joined by a door there is a wall."""
    arena = adrenaline.card(id_)
    ways = _neighbours(arena)
    walls = [f"{one}-{other}" for one, other in _touching(_squares(arena)) if other not in ways[one]]

    assert " ".join(sorted(walls)) == WALLS[id_]


@pytest.mark.parametrize("id_", ARENAS)
def test_longest_way_has_five_moves(adrenaline, id_):
    """Every square is reached from every other, and the longest shortest way of each arena has five moves."""
    ways = _neighbours(adrenaline.card(id_))
    lengths = [moves for start in ways for moves in _distances(ways, start).values()]

    assert len(lengths) == len(ways) ** 2
    assert max(lengths) == 5


@pytest.mark.parametrize(("id_", "number"), [*zip(ARENAS, (10, 11, 11, 12), strict=True)])
def test_arenas_have_their_squares_and_three_spawnpoints(adrenaline, id_, number):
    """Each arena has as many squares as it is called by, and a spawnpoint in its red, yellow and blue room."""
    letters = _squares(adrenaline.card(id_)).values()

    assert len(letters) == number
    assert sorted(letter for letter in letters if letter.isupper()) == ["B", "R", "Y"]


# ---- weapons


def test_weapons_of_the_arena_cost_what_is_known(adrenaline):
    """The 21 weapons of the arena have their loading costs and the prices of their effects."""
    told = {
        f"{weapon.id} {''.join(color[0].upper() for color in weapon.load)}: {' '.join(_prices(weapon))}"
        for weapon in adrenaline.cards("weapon")
        if weapon.owner is None
    }

    assert told == {each.strip() for line in WEAPONS.strip().splitlines() for each in line.split("|")}
    assert len(told) == adrenaline.number("components", "weapons") == 21


@pytest.mark.parametrize("owner", CHARACTERS)
def test_every_character_has_two_weapons_and_one_ability(adrenaline, owner):
    """ADR-01, ADR-27: each character has two personal weapons to be dealt one of, and one ability."""
    assert {w.id for w in adrenaline.cards("weapon") if w.owner == owner} == set(PERSONAL[owner].split())
    assert len([card for card in adrenaline.cards("ability") if card.owner == owner]) == 1


def test_prices_of_personal_weapons_are_marked_as_ours(adrenaline):
    """Printed prices of personal weapons are unknown: each that is printed is named as ours, and no other."""
    for weapon in adrenaline.cards("weapon"):
        house = set(weapon.house or ())
        paid = {name for mode in weapon.modes for name in ("cost", "powerups", "rush") if getattr(mode, name)}
        assert house == ({"load", "cost", *paid} if weapon.owner else set()), weapon.id
        assert weapon.provenance is Provenance.RULEBOOK


def test_what_an_effect_needs_stands_above_it(adrenaline):
    """A wire joins an effect to the one above it, which it needs or which needs the same."""
    for weapon in adrenaline.cards("weapon"):
        for above, mode in pairwise(weapon.modes):
            assert mode.needs in {None, above.id} or mode.needs == above.needs, weapon.id
        assert weapon.modes[0].needs is None


def test_needs_are_those_of_the_rules(adrenaline):
    """ADR-08, ADR-81, ADR-130: extra effects stand alone, but for those whose weapon says otherwise."""
    needs = {
        (weapon.id, mode.id, mode.needs)
        for weapon in adrenaline.cards("weapon")
        for mode in weapon.modes
        if weapon.owner and mode.needs
    }

    assert needs == {
        ("mastermind", "puppets", "basic"),
        ("hotrod", "circuit", "basic"),
        ("wrecking_ball", "second", "basic"),
        ("wrecking_ball", "third", "second"),
    }


def test_modes_stand_apart(adrenaline):
    """A weapon has modes, of which one is used, or a basic effect and extra ones; no mode knows another."""
    for weapon in adrenaline.cards("weapon"):
        roles = [mode.role for mode in weapon.modes]
        assert roles in ([["mode"] * len(roles), ["basic", *["extra"] * (len(roles) - 1)]]), weapon.id
        assert [one.apart for _, _, one in sections(weapon)] == [role == "mode" for role in roles]


# ---- pieces


def test_decks_are_those_of_the_box(adrenaline):
    """12 personal weapons; 36 ammo tiles, 21 weapons, 24 powerups, 8 skulls, 120 damage tokens, four arenas."""
    printed = Counter(card.kind for card in adrenaline.printed("weapon", "powerup", "ammo_tile", "arena"))
    tokens = Counter(token.type for token in adrenaline.printed("token"))

    assert printed == {"weapon": 12 + 21, "powerup": 24, "ammo_tile": 36, "arena": 4}
    assert (tokens["damage"], tokens["skull"]) == (120, 8)
    assert (tokens["venom"], tokens["mind_control"], tokens["overload"]) == (5, 5, 4)


def test_ammo_tiles_are_those_that_are_known(adrenaline):
    """18 tiles have one cube of a color and two of another; 18 two cubes and a card, mixed ones twice as often."""
    tiles = Counter("".join(color[0] for color in tile.cubes) for tile in adrenaline.printed("ammo_tile"))

    assert tiles == {
        **dict.fromkeys(("ryy", "rbb", "yrr", "ybb", "brr", "byy"), 3),
        **dict.fromkeys(("ry", "rb", "yb"), 4),
        **dict.fromkeys(("rr", "yy", "bb"), 2),
    }


def test_powerups_are_four_in_three_colors(adrenaline):
    """Each of four powerups exists in each color, twice, and does the same in all of them."""
    cards = Counter((card.id.rpartition("_")[0], card.color) for card in adrenaline.printed("powerup"))
    effects = {card.id.rpartition("_")[0]: set() for card in adrenaline.cards("powerup")}
    for card in adrenaline.cards("powerup"):
        effects[card.id.rpartition("_")[0]].add(card.effect.model_dump_json())

    assert len(cards) == 12
    assert set(cards.values()) == {2}
    assert {len(several) for several in effects.values()} == {1}


def test_owners_of_the_box_need_two_decks_only(adrenaline):
    """What the published expansion adds stands in two decks, and all that its players own already in a third."""
    kinds = {deck.id: {adrenaline.card(card).kind for card in deck.cards} for deck in adrenaline.game.decks}

    assert kinds["dlc_weapons"] == {"weapon"}
    assert kinds["dlc_powers"] == {"ability", "token", "rush_tile"}
    assert not kinds["arena_set"] & {"ability", "rush_tile"}
