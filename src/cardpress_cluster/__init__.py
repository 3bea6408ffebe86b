"""Who does work that is shared out: processes of this machine, or a cluster; compiler and engines both ask it.

The seam is `concurrent.futures.Executor`. Whoever has tasks gives calls that can be pickled to `results` and gets
what comes of each, in any order; who did them makes no difference to what comes of them.
"""
