"""Kernel types bound to the state of M.E.A.T."""

from __future__ import annotations

from typing import TypeAlias

from cardpress_engines.kernel import compiler, interpreter, questions, triggers
from cardpress_engines.meat_the_cult.state import MeatState

Build: TypeAlias = compiler.OperationHandler[MeatState]
BuildTest: TypeAlias = compiler.ConditionHandler[MeatState]
Compiler: TypeAlias = compiler.EffectCompiler[MeatState]
Match: TypeAlias = triggers.Match[MeatState]
Options: TypeAlias = questions.Options[MeatState]
Players: TypeAlias = interpreter.Players[MeatState]
Test: TypeAlias = interpreter.Test[MeatState]
