"""What only games that play can say: numbers worked out, wider selectors and people, tests, spaces, sets."""
