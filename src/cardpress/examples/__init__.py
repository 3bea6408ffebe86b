"""Examples of rulebooks: scenarios that the game's engine plays while a book is made."""

PLAYERS = ("cardpress_engines", "cardpress_table")
"""Packages that play them: with another rule they may show another table."""
