"""Weapons, powerups and abilities with their compiled effects."""

from __future__ import annotations

from cardpress_engines.adrenaline.compiled import CompiledGame
from cardpress_engines.adrenaline.effects.squares import allowed_squares
from cardpress_engines.adrenaline.effects.types import Compiler, ComponentScope, Test
from cardpress_engines.adrenaline.effects.vocabulary import VOCABULARY
from cardpress_engines.adrenaline.effects.weapons import compile_weapon, scope_of
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel import compiler
from cardpress_engines.kernel.abilities import EffectErrors, UsableAbility, usable
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Data, Tree


class CompiledAbilities(CompiledGame[AdrenalineState]):
    """All components that have effects, compiled; dictionaries are by design.

    Raises UnplayableGameError with every effect the engine cannot execute.
    """

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data, setup)
        self._compiler: Compiler = compiler.EffectCompiler(VOCABULARY)
        self.fired, self.played, self.scopes, self.tagbacks = {}, {}, {}, {}
        faults, turn_ends = EffectErrors(), list[UsableAbility[AdrenalineState]]()
        for number, card in enumerate(self.cards):
            if card.kind == "weapon":
                with faults.of(card.file, "modes"):
                    self.fired[number] = compile_weapon(self._compiler, card)
            elif card.kind == "powerup":
                with faults.of(card.file, "effect"):
                    self._compile_powerup(number, card.effect)
        for card in self.abilities:
            with faults.of(card.file, "turn_end"):
                turn_ends.append(usable(self._compiler, card.turn_end, scope=scope_of(card.turn_end)))
        faults.refuse()
        self.turn_ends = tuple(turn_ends)
        self.code, self.begins = tuple(self._compiler.code), tuple(self._compiler.begins)

    def _compile_powerup(self, number: int, effect: Tree) -> None:
        if effect.op != "when":
            self.played[number] = usable(self._compiler, effect, scope=scope_of(effect))
            return
        if effect.event.event != "damage_dealt" or effect.do.op != "may":
            raise UnsupportedEffectError("a powerup with an event must be an optional effect on damage dealt")
        scope = scope_of(effect.do.do)
        scope.slot(effect.event.what.name)
        fits = _fits(effect.event.what, scope)
        ready = self.scopes if effect.event.dealt == "by_you" else self.tagbacks
        ready[number] = UsableAbility(self._compiler.entry(effect.do.do, scope), fits)


def _fits(what: Tree, scope: ComponentScope) -> Test:
    """The test of whether the other player of an event, in the first slot, stands where the card requires."""
    squares = allowed_squares(what, scope)

    def fits(state: AdrenalineState, running: Running) -> bool:
        square = state.pos[running.number(0)]
        return square >= 0 and bool(squares(state, running) >> square & 1)

    return fits
