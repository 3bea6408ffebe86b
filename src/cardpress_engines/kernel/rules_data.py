"""Types of the rules data that `cardpress build` generates; they are Any, as the data is made by a build.

`EffectCompiler` and `ComponentTable` read it once, when a game is loaded. All else is typed: no other module of
kernel and games but `json_input`, which reads JSON, may say Any.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Data: TypeAlias = Any
"""The generated module `rules_data.<game>`, or anything with its names."""
Rules: TypeAlias = Any
"""The numbers of the rules: `RULES` of the module."""
Component: TypeAlias = Any
"""A component: its fields are those of its kind."""
Tree: TypeAlias = Any
"""An effect, condition, event or selector: each says what it is by op, condition or event."""
