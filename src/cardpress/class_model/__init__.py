"""A game's data as typed classes: what every target that writes source code declares, each in its own language."""
