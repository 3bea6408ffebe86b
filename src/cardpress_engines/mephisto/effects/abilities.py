"""Compiles all abilities of the cards: immediate, triggered, static, activated and optional."""

from __future__ import annotations

from cardpress_engines.kernel.abilities import Ability, EffectErrors, split_abilities, usable
from cardpress_engines.kernel.ability_events import AnnouncedAbility
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, start_of
from cardpress_engines.kernel.modifiers import Modifier, Modifiers, bearer_itself
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.triggers import Listener, Triggers
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.compiled import CompiledGame
from cardpress_engines.mephisto.effects.conditions import event_name, match_of
from cardpress_engines.mephisto.effects.giving import giveable
from cardpress_engines.mephisto.effects.outside import outside
from cardpress_engines.mephisto.effects.selectors import HOST, amount
from cardpress_engines.mephisto.effects.types import Compiler
from cardpress_engines.mephisto.effects.vocabulary import VOCABULARY
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState


class CompiledAbilities(CompiledGame[MephistoState]):
    """The deck with the abilities of its cards, for one way to play; lists are by design.

    Raises UnplayableGameError with every effect the engine cannot execute.
    """

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data, setup)
        count = len(self.cards)
        self.triggers = Triggers()
        self.immediate = [[] for _ in range(count)]
        self.immediate_outside = [[] for _ in range(count)]
        self.when_played = [[] for _ in range(count)]
        self.activated = [[] for _ in range(count)]
        self.modifiers = Modifiers()
        self.optional = {}
        self.resolves = {}
        self.attachable = set()
        compiler = Compiler(VOCABULARY)
        faults = EffectErrors()
        variant = "solitaire" if self.alone else "care_bear" if self.setup.care_bear else None
        self.changed = self.data.VARIANTS[variant] if variant else {}
        for number, card in enumerate(self.cards):
            for field in ("immediate", "ability", "effect"):
                printed = getattr(card, field, None)
                if printed is None:
                    continue
                effect = self.changed.get(card.id, {}).get(field, printed)
                with faults.of(card.file, field):
                    self._component(compiler, number, effect, printed)
        faults.refuse()
        self.code = tuple(compiler.code)
        self.heeds = [self.triggers.events_of(number) for number in range(count)]
        self.listening = {
            event: (frozenset(p for p, design in enumerate(self.design_of) if design in designs), designs)
            for event, designs in self.triggers.designs().items()
        }
        self.activatable = frozenset(p for p, design in enumerate(self.design_of) if self.activated[design])
        self.usable_cards = frozenset(self.optional)
        self.empowering = frozenset(self.modifiers.of("empowered"))
        self.strengthening = frozenset(self.modifiers.of("attack"))
        self.begins = tuple(compiler.begins)

    def _component(self, compiler: Compiler, number: int, effect: Tree, printed: Tree) -> None:
        attaches = effect.op == "seq" and any(part.op == "attach" for part in effect.do)
        if attaches:
            self.attachable.add(number)
        for part, as_printed in zip(split_abilities(effect), split_abilities(printed), strict=True):
            scope = Scope(names={HOST: -1}) if attaches and part.mode != "resolve" else Scope()
            match part.mode:
                case "trigger":
                    self._trigger(compiler, number, part, as_printed, scope)
                case "static":
                    self._static(compiler, number, part, scope)
                case "activated":
                    self.activated[number].append(compiler.entry(self._for_partner(part.effect), scope))
                case "optional":
                    self.optional[number] = usable(compiler, self._for_partner(part.effect), part.per, scope)
                case "resolve" if self.kind[number] == "spell":
                    self.resolves[number] = compiler.entry(self._for_partner(part.effect), scope)
                case _:
                    raise UnsupportedEffectError("only a spell does something at once; others wait for an event")

    def _for_partner(self, effect: Tree) -> Tree:
        return giveable(effect) if self.setup.teams else effect

    def _trigger(self, compiler: Compiler, number: int, part: Ability, printed: Ability, scope: Scope) -> None:
        event = part.event
        assert event is not None
        if event.event == "enters":
            self.immediate[number].append(compiler.entry(part.effect, scope))
            if self.alone:
                not_yours = outside(printed.effect, part.effect)
                self.immediate_outside[number].append(compiler.entry(not_yours, Scope()))
            return
        if event.event == "played":
            self.when_played[number].append(compiler.entry(self._for_partner(part.effect), scope))
            return
        entry = compiler.entry(AnnouncedAbility(self._for_partner(part.effect), CARD + number), scope)
        self.triggers.wait(event_name(event), number, entry, match_of(event, scope))

    def _static(self, compiler: Compiler, number: int, part: Ability, scope: Scope) -> None:
        test, change = compiler.condition(part.condition, scope), part.effect
        if change.op == "modify" and change.stat == "attack" and not hasattr(change.what, "pick"):
            by = change.by

            def strengthen(state: MephistoState, running: Running) -> int:
                return by if test(state, running) else 0

            self.modifiers.hold("attack", number, Modifier(strengthen, bearer_itself))
        elif change.op == "empower" and change.who == "you":
            much = amount(compiler, change.amount, scope)

            def empower(state: MephistoState, running: Running) -> int:
                return much(state, running) if test(state, running) else 0

            self.modifiers.hold("empowered", number, Modifier(empower, lambda state, running: (running.you,)))
        else:
            raise UnsupportedEffectError(
                "'while' changes a weapon's own attack, its host's, or your attack, no more"
            )

    def bonus_attack(self, state: MephistoState, player: int) -> int:
        """Attack a player has besides weapons and favor."""
        souls = state.souls[player]
        if self.empowering.isdisjoint(souls):
            return state.empowered[player]
        defeated = [Listener(player, card, card) for card in souls if card in self.empowering]
        return state.empowered[player] + sum(by for _, by in self.modifiers.changes(state, "empowered", defeated))

    def usable(self, state: MephistoState, player: int) -> list[int]:
        """Defeated monsters whose ability a player can use now."""
        found = []
        for card in state.souls[player]:
            if card in self.optional:
                ability = self.optional[card]
                running = start_of(ability.entry, player, CARD + card)
                if not state.is_spent(ability.per, running.use) and ability.possible(state, running):
                    found.append(card)
        return found
