"""The rules of a game with a course of play, as a rulebook tells them."""
