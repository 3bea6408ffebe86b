"""Compilation and execution of the effect trees of Adrenaline."""
