"""A game's data as typed classes, shared by all targets that write source code."""
