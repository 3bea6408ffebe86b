"""Cards, tokens, rooms and dice with their compiled effects."""

from __future__ import annotations

from collections.abc import Iterable

from cardpress_engines.carnomorphs.compiled import CompiledGame, Die
from cardpress_engines.carnomorphs.effects.choosing import LEVELS
from cardpress_engines.carnomorphs.effects.conditions import objective_test
from cardpress_engines.carnomorphs.effects.types import Compiler, EffectScope
from cardpress_engines.carnomorphs.effects.vocabulary import VOCABULARY
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel import compiler
from cardpress_engines.kernel.abilities import EffectErrors, usable
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.modifiers import Modifier, Modifiers, always
from cardpress_engines.kernel.rules_data import Component, Data, Tree
from cardpress_engines.kernel.triggers import Triggers


class CompiledAbilities(CompiledGame[CarnomorphState]):
    """All components that have effects, compiled; dictionaries are by number.

    Raises UnplayableGameError with every effect the engine cannot execute.
    """

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data, setup)
        self._compiler: Compiler = compiler.EffectCompiler(VOCABULARY)
        self.effects, self.played, self.mutated, self.objectives = {}, {}, {}, {}
        self.on_entry, self.statics = {}, {}
        self.triggers, self.modifiers = Triggers[CarnomorphState](), Modifiers[CarnomorphState]()
        faults = EffectErrors()
        for number, card in enumerate(self.cards):
            with faults.of(card.file, "effect"):
                self._compile_component(number, card)
        dice = list[Die]()
        for card in self.dice:
            with faults.of(card.file, "effect"):
                dice.append(self._compile_die(card.effect))
        with faults.of(self.map.file, "levels"):
            if self.levels != LEVELS:
                raise UnsupportedEffectError(f"types of carnomorphs must be {', '.join(LEVELS)}, in this order")
        faults.refuse()
        self.combat_die, self.noise_die = sorted(dice, key=lambda die: len(die.faces))
        self.code, self.begins = tuple(self._compiler.code), tuple(self._compiler.begins)

    def _compile_component(self, number: int, card: Component) -> None:
        compiler = self._compiler
        match card.kind:
            case "attack" | "event_card" | "bag_token":
                self.effects[number] = compiler.entry(card.effect, EffectScope())
            case "crew_action":
                self.played[number] = usable(compiler, card.effect, scope=EffectScope())
            case "room_tile" if card.action.op == "when":
                self.on_entry[number] = compiler.entry(card.action.do, EffectScope())
            case "room_tile":
                self.played[number] = usable(compiler, card.action, scope=EffectScope())
            case "mutation":
                both = (usable(compiler, each, scope=EffectScope()) for each in (card.infected, card.clean))
                infected, clean = both
                self.mutated[number] = (infected, clean)
            case "adaptation":
                self._compile_adaptation(number, card.effect)
            case "objective":
                self.objectives[number] = objective_test(compiler, card.effect, EffectScope())

    def _compile_adaptation(self, number: int, effect: Tree) -> None:
        """Register an adaptation as a trigger, a modifier or a changed rule."""
        match effect.op:
            case "when":
                self.triggers.wait(
                    effect.event.at, number, self._compiler.entry(effect.do, EffectScope()), binds_subject=True
                )
            case "modify":
                changed = tuple(self._modified_components(effect.what))
                self.modifiers.hold(
                    effect.stat, number, Modifier(always(effect.by), lambda state, running: changed)
                )
            case "perform":
                self.statics[number] = str(effect.procedure)
            case _:
                raise UnsupportedEffectError(f"an adaptation cannot be {effect.op!r}")

    def _modified_components(self, what: Tree) -> Iterable[int]:
        """The cards or tokens whose numbers an adaptation modifies."""
        but = [each.type for each in what.is_ or ()]
        for number, kind in enumerate(self.kind):
            if kind == what.kind and (kind != "bag_token" or not self._is_one_of(number, but)):
                yield number

    def _is_one_of(self, token: int, types: list[str]) -> bool:
        return any(str(self.cards[token].type).endswith(each) for each in types)

    def _compile_die(self, effect: Tree) -> Die:
        """Compile the table of a die."""
        if effect.op != "roll_table":
            raise UnsupportedEffectError(f"a die must be 'roll_table', not {effect.op!r}")
        rows = list[tuple[int, int]]()
        for row in effect.rows:
            entry = self._compiler.entry(row.do, EffectScope())
            rows += [entry] * (row.up_to - len(rows))
        return Die(tuple(range(1, len(rows) + 1)), tuple(rows))
