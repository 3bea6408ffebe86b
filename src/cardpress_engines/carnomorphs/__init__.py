"""Nemesis: Carnomorphs: every published procedure, and a drill in which they are played (CARN-01 to 129)."""
