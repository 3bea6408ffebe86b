"""The drill: the turns of the crew, and how it leaves the ship."""
