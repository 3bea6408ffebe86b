"""Compilation and execution of the effect trees of Carnomorphs."""
