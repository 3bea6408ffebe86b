"""A release: everything a game is printed from, in one tidy folder and in a zip of it."""
