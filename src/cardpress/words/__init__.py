"""Words by themselves: what a dictionary knows of a noun, an adjective or a verb, as the entry files want it."""
