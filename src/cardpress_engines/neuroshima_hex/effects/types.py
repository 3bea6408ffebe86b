"""Kernel types bound to the state of Neuroshima Hex."""

from __future__ import annotations

from typing import TypeAlias

from cardpress_engines.kernel import compiler, interpreter
from cardpress_engines.neuroshima_hex.state import HexState

Build: TypeAlias = compiler.OperationHandler[HexState]
BuildTest: TypeAlias = compiler.ConditionHandler[HexState]
Candidates: TypeAlias = interpreter.Candidates[HexState]
Compiler: TypeAlias = compiler.EffectCompiler[HexState]
Players: TypeAlias = interpreter.Players[HexState]
Test: TypeAlias = interpreter.Test[HexState]
