"""Kinds and vocabulary that a game describes as data, schemas/<game>.json: nothing of the project is run."""
