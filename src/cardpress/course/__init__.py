"""The course of play as files say it: the words they declare, how they become one, whether it can be played."""
