"""Games of this package as games of other frameworks; each adapter needs its own optional extra."""
