"""Numbers, people, selectors, tests and conditions of a described game, compiled."""
