"""Bots for M.E.A.T.: card values, greedy play, memory of drafted creatures, search."""
