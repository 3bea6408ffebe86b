"""Compiles the abilities of all tiles: static, activated and triggered ones, and actions of instants."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.kernel.abilities import EffectErrors, UsableAbility, split_abilities, usable
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.neuroshima_hex.auras import auras
from cardpress_engines.neuroshima_hex.compiled import CompiledGame
from cardpress_engines.neuroshima_hex.effects.types import Compiler
from cardpress_engines.neuroshima_hex.effects.vocabulary import VOCABULARY
from cardpress_engines.neuroshima_hex.fixed_numbers import unsupported_rules
from cardpress_engines.neuroshima_hex.state import HexState

FIELDS = ("own_turn", "activation", "action", "turn_start", "before_battle", "instead_of_attack", "entered")
"""Fields with one-time effects; the field `ability` is static."""


class CompiledAbilities(CompiledGame[HexState]):
    """Two armies with compiled abilities; dictionaries are by design.

    Raises UnplayableGameError with every tile the engine cannot execute, unless `partial` leaves those out.
    """

    def __init__(self, data: Data, armies: Sequence[str], *, partial: bool = False) -> None:
        super().__init__(data, armies)
        self._compiler = Compiler(VOCABULARY)
        self.own_turn = {}
        self.activation = {}
        self.action = {}
        self.triggers = Triggers()
        faults = EffectErrors()
        self._tiles(faults)
        self._markers(faults)
        if partial:
            faults.found.clear()
        faults.found[:0] = unsupported_rules(self.rules)
        faults.refuse()
        self.code = tuple(self._compiler.code)
        self.begins = tuple(self._compiler.begins)
        self.index_auras()
        uses = (self.own_turn.get(design) or self.activation.get(design) for design in self.design_of)
        self.usable = tuple(uses)

    def _tiles(self, faults: EffectErrors) -> None:
        for number, design in enumerate(self.designs):
            card, before = self.data.COMPONENTS[design.id], len(faults.found)
            if getattr(card, "unknown", ()):
                faults.found.append(f"{design.file}: nobody has told its {' and '.join(card.unknown)}")
            for field in ("ability", *FIELDS):
                effect = getattr(card, field, None)
                if effect is not None:
                    with faults.of(design.file, field):
                        self._tile(number, field, effect)
            design.executable = len(faults.found) == before

    def _tile(self, number: int, field: str, effect: Tree) -> None:
        if field == "ability":
            self.designs[number].auras = tuple(auras(effect))
        elif field == "own_turn":
            self.own_turn[number] = self._usable(effect)
        elif field in {"activation", "action"}:
            getattr(self, field)[number] = usable(self._compiler, effect)
        elif field in {"turn_start", "before_battle", "instead_of_attack"}:
            self.triggers.wait(field, number, self._compiler.entry(effect))
        else:
            raise UnsupportedEffectError(f"nothing happens when a tile is {field}")

    def _usable(self, effect: Tree) -> UsableAbility[HexState]:
        parts = list(split_abilities(effect))
        if len(parts) != 1 or parts[0].mode != "optional" or parts[0].per != "turn":
            raise UnsupportedEffectError(
                "in the own turn a tile does one thing, once a turn, if its owner wants to"
            )
        return usable(self._compiler, parts[0].effect, parts[0].per)

    def _markers(self, faults: EffectErrors) -> None:
        for number, marker in enumerate(self.markers):
            card = self.data.COMPONENTS[marker.id]
            with faults.of(marker.file, "ability"):
                marker.auras = tuple(auras(card.ability))
            if card.before_battle is not None:
                with faults.of(marker.file, "before_battle"):
                    entry = self._compiler.entry(card.before_battle)
                    self.triggers.wait("before_battle", self.bearer_of(number), entry)

    def stack(self, seat: int) -> list[int]:
        """The designs of a seat's draw stack that can be played."""
        return [number for number in super().stack(seat) if self.designs[number].executable]
