"""Compiles the abilities of all cards: played, triggered, static, paid, and of equipment with Fusion."""

from __future__ import annotations

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.abilities import EffectErrors, UsableAbility, usable
from cardpress_engines.kernel.ability_events import AnnouncedAbility
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, Test, start_of
from cardpress_engines.kernel.modifiers import Modifier, Modifiers
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.compiled import CompiledGame
from cardpress_engines.meat_the_cult.component_table import mask
from cardpress_engines.meat_the_cult.effects.choices import INSTANT, Choices, announce
from cardpress_engines.meat_the_cult.effects.conditions import match_of
from cardpress_engines.meat_the_cult.effects.creatures import IT, Slots, creatures
from cardpress_engines.meat_the_cult.effects.types import Compiler
from cardpress_engines.meat_the_cult.effects.vocabulary import VOCABULARY
from cardpress_engines.meat_the_cult.setup import Setup
from cardpress_engines.meat_the_cult.state import MeatState

AIMING = frozenset({"harm", "destroy", "boost", "grant", "cancel"})
"""Operations whose targets are announced before they happen."""


class CompiledAbilities(CompiledGame[MeatState]):
    """All cards with compiled abilities; dictionaries are by design.

    Raises UnplayableGameError with every effect the engine cannot execute.
    """

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data, setup)
        self._compiler = Compiler(VOCABULARY)
        self.triggers = Triggers()
        self.modifiers = Modifiers()
        self.hosted, self.paid, self.discovery, self.resolves = {}, {}, {}, {}
        faults = EffectErrors()
        self.once = {}
        for number, card in enumerate(self.cards):
            start = len(self._compiler.code)
            with faults.of(card.file, "effect"):
                self._compile_card(number, card.kind, card.effect)
            limits = enumerate(self._compiler.code[start:], start)
            self.once |= {place: number for place, (done, _) in limits if done is interpreter.once}
        faults.refuse()
        self.listening = self.triggers.designs()
        self.code, self.begins = tuple(self._compiler.code), tuple(self._compiler.begins)

    def _compile_card(self, number: int, kind: str, effect: Tree | None) -> None:
        if kind == "equipment" and self.is_fusion[number]:
            self.hosted[number] = _hosted_traits(effect)
            self.resolves[number] = self._compile_fusion(number)
            return
        if kind == "spell":
            self.resolves[number] = self._compile_spell(number, effect)
            return
        if kind == "equipment":
            self.resolves[number] = UsableAbility(self._compile_nothing(), lambda state, running: True)
        for part in () if effect is None else effect.do if effect.op == "seq" else (effect,):
            self._compile_part(number, part)

    def _compile_part(self, number: int, part: Tree) -> None:
        match part.op:
            case "spend":
                self.paid[number] = (part.ounces, usable(self._compiler, part.do))
            case "when" if part.event.event == "revealed":
                self.discovery[number] = usable(self._compiler, part.do)
            case "when":
                scope = Scope()
                scope.slot(IT)
                match = match_of(part.event)
                entry = self._compiler.entry(AnnouncedAbility(part.do, CARD + number), scope)
                self.triggers.wait(part.event.event, number, entry, match, binds_subject=True)
            case "while":
                self._hold_static(number, part.do, self._compiler.condition(part.condition, Scope()))
            case "grant":
                self._hold_static(number, part, None)
            case _:
                raise UnsupportedEffectError(f"a card in play has no {part.op!r}: it waits, holds or is paid for")

    def _hold_static(self, number: int, grant: Tree, holds: Test[MeatState] | None) -> None:
        if grant.op != "grant":
            raise UnsupportedEffectError("what holds all the while gives creatures a keyword, no more")
        traits, slots = mask((grant.trait,)), _slots(grant.what)

        def by(state: MeatState, running: Running) -> int:
            return traits if holds is None or holds(state, running) else 0

        self.modifiers.hold("traits", number, Modifier(by, slots))

    # ---- effects of played cards

    def _compile_spell(self, number: int, effect: Tree) -> UsableAbility[MeatState]:
        if not self.is_instant[number]:
            return usable(self._compiler, effect)
        possible = self._compiler.possible(effect, Scope())
        if effect.op in AIMING and effect.what.pick == "one":
            return UsableAbility(self._compiler.entry(effect, Scope(names={INSTANT: -1})), possible)
        start = self._compiler.emit(announce, None)
        _, size = self._compiler.entry(effect)
        return UsableAbility((start, size), possible)

    def _compile_nothing(self) -> tuple[int, int]:
        return self._compiler.emit(interpreter.end, None), 0

    def _compile_fusion(self, number: int) -> UsableAbility[MeatState]:
        """Compile equipment with Fusion, which is put under any creature (MEAT-109 to 111)."""
        compiler, scope = self._compiler, Scope()
        start, choices = len(compiler.code), Choices(compiler, scope)
        slot = choices.creature(lambda state, running: state.creatures(state.game.slots))

        def fuse(state: MeatState, running: Running) -> None:
            piece = running.number(slot)
            state.resolving.remove(number)
            state.fused[piece] = (*state.fused.get(piece, ()), number)
            place = state.slot_of(piece)
            state.report("fuse", running.you, CARD + number, 0, place)
            state.settle()

        choices.do(fuse)
        compiler.emit(interpreter.end, None)
        return UsableAbility((start, scope.size), lambda state, running: bool(state.units))

    # ---- what players can play

    def can_play(self, state: MeatState, player: int, design: int) -> bool:
        """Whether the effect of a card can happen now."""
        use = self.resolves[design]
        return use.possible(state, start_of(use.entry, player, self.bearer(design)))

    def can_hold_instant(self, state: MeatState, player: int) -> bool:
        """Whether a player might play an Instant now, as far as open information shows (MEAT-117)."""
        if not state.destiny_hands[player] or not self._may_reply(state, player):
            return False
        ounces = state.ounces[player]
        return any(self.cost[each] <= ounces and self.can_play(state, player, each) for each in self.every_instant)

    def instants(self, state: MeatState, player: int) -> list[int]:
        """Instants in a player's hand that can be played now, as ascending action numbers."""
        if not self._may_reply(state, player):
            return []
        held_ = sorted({each for each in state.destiny_hands[player] if self.is_instant[each]})
        ounces = state.ounces[player]
        return [CARD + each for each in held_ if self.cost[each] <= ounces and self.can_play(state, player, each)]

    @staticmethod
    def _may_reply(state: MeatState, player: int) -> bool:
        """Whether a player may reply: not in Opening and Summary, not after passing (MEAT-62, 117, 118)."""
        return state.phase in {"tactics", "activation", "battle"} and not state.passed >> player & 1


def _hosted_traits(effect: Tree | None) -> int:
    """The keywords that equipment gives the creature it is fused with."""
    if effect is None:
        return 0
    fused = [each.is_ for each in effect.what.is_ or ()] if effect.op == "grant" else []
    if fused != ["fused"]:
        raise UnsupportedEffectError("equipment with Fusion gives the fused creature a keyword")
    return mask((effect.trait,))


def _slots(what: Tree) -> Slots:
    """The slots of creatures a static ability affects: the bearer, or all that match."""
    if hasattr(what, "it"):
        return lambda state, running: [state.slot_of(running.bearer)] if running.bearer in state.units else []
    if what.pick not in {"all", "the"}:
        raise UnsupportedEffectError("what holds all the while is about this creature, or all that fit")
    return creatures(what, Scope())
