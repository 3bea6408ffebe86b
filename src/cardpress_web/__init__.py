"""Pages served from this machine: who may ask, what a browser is told besides, how a server runs and ends.

It knows neither compiler nor engines; the live page and the table are both served by it.
"""
