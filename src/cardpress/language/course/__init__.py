"""How the course of play is said: numbers, players, spaces and tests in words, and the rulebook made of them."""
