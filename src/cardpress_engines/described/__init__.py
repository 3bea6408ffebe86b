"""One engine for every game whose course of play is data: zones, counters, turns, actions, end and score."""
