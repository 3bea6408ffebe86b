"""Bots: policies that play any game."""
