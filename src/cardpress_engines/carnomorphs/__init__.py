"""Nemesis: Carnomorphs: every published procedure, and a drill that plays them (CARN-01 to 129)."""
