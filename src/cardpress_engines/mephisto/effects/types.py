"""Kernel types bound to the state of Mephisto."""

from __future__ import annotations

from typing import TypeAlias

from cardpress_engines.kernel import compiler, interpreter
from cardpress_engines.mephisto.state import MephistoState

Build: TypeAlias = compiler.OperationHandler[MephistoState]
BuildTest: TypeAlias = compiler.ConditionHandler[MephistoState]
Candidates: TypeAlias = interpreter.Candidates[MephistoState]
Compiler: TypeAlias = compiler.EffectCompiler[MephistoState]
Players: TypeAlias = interpreter.Players[MephistoState]
Test: TypeAlias = interpreter.Test[MephistoState]
