"""Bots for Neuroshima Hex: evaluation, lines of play, greedy play and search."""
