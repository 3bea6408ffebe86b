"""M.E.A.T.: The Cult as text for players: table, questions, choices, the game log."""
