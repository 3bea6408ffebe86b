"""An executor that runs calls on the workers of a Dask cluster, after checking their version."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from cardpress_cluster import version, worker
from cardpress_cluster.address import address_of, check_listening
from cardpress_cluster.errors import ClusterError
from cardpress_cluster.executor import WorkerPool
from cardpress_cluster.version import OTHER, code_version

if TYPE_CHECKING:
    from distributed import Client

Given = ParamSpec("Given")
Result = TypeVar("Result")
SECONDS = 10
"""Seconds that a scheduler has to introduce itself and its workers."""


@contextmanager
def cluster(address: str) -> Iterator[WorkerPool]:
    """The machines behind a scheduler, until the block ends.

    ClusterError when the address is none, nobody answers, or a worker runs another version.
    """
    place = address_of(address)
    try:
        import distributed  # noqa: PLC0415  only who names a cluster needs it
    except ImportError:
        raise ClusterError("--cluster needs Dask: pip install 'cardpress[cluster]'") from None
    check_listening(place)
    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is told once, by us
    client = _connect(partial(distributed.Client, place, timeout=SECONDS, set_as_default=False), place)
    try:
        yield WorkerPool(
            _checked_thread_count(client, place),
            partial(DaskExecutor, client),
            partial(_check_workers, client, place),
        )
    finally:
        client.close(timeout=SECONDS)


def _connect(connect: Callable[[], Client], address: str) -> Client:
    """A connection to a scheduler; ClusterError when what answers there is none. Dask waits for ever for some."""
    made: Future[Client] = Future()

    def try_it() -> None:
        try:
            made.set_result(connect())
        except BaseException as error:  # whatever it stumbles over, somebody waits to hear of it
            made.set_exception(error)

    Thread(target=try_it, daemon=True).start()
    try:
        return made.result(SECONDS)
    except Exception as error:
        said = str(error) or "it does not answer"
        raise ClusterError(
            f"what answers at {address} is no Dask scheduler, or of another version: {said}"
        ) from None


def _checked_thread_count(client: Client, address: str) -> int:
    """How many calls the workers do at a time; ClusterError when there are none, or they run something else."""
    _check_workers(client, address)
    own = code_version()
    for name, told in client.run(version.code_version, on_error="return").items():
        if isinstance(told, BaseException):
            raise ClusterError(f"the worker {name} cannot run cardpress ({told}): install {own} there")
        if told != own:
            raise ClusterError(OTHER.format(f"the worker {name}", told, own))
    return sum(client.nthreads().values())


def _check_workers(client: Client, address: str) -> None:
    """ClusterError when no worker is there."""
    try:
        workers = client.nthreads()
    except Exception:  # it is closed, or nobody answers any more
        raise ClusterError(f"the connection to the scheduler at {address} was lost") from None
    if not workers:
        raise ClusterError(f"the scheduler at {address} has no worker: start some with `dask worker {address}`")


class DaskExecutor(Executor):
    """An executor whose calls the workers of a cluster do; a call of a worker that dies is done by another one."""

    def __init__(self, client: Client) -> None:
        self._calls = client.get_executor(pure=False)

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Have a worker do a call; ClusterError comes out where no worker can."""
        told: Future[Result] = Future()
        told.set_running_or_notify_cancel()
        asked = self._calls.submit(worker.outcome, code_version(), pickle.dumps(partial(fn, *args, **kwargs)))
        asked.add_done_callback(partial(_set_outcome, told))
        return told

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more calls; those that nobody waits for any more are dropped."""
        self._calls.shutdown(wait=wait and not cancel_futures)


def _set_outcome(told: Future[Result], asked: Future[bytes]) -> None:
    """Tell what came of a call, with one kind of error for all that a cluster can do wrong."""
    if asked.cancelled():
        told.set_exception(ClusterError("the connection to the scheduler was lost, and the work with it"))
        return
    problem = asked.exception()
    if isinstance(problem, ClusterError):
        told.set_exception(problem)
    elif problem:
        told.set_exception(ClusterError(f"the cluster gave up a call: {type(problem).__name__}: {problem}"))
    else:
        is_right, result = pickle.loads(asked.result())
        if is_right:
            told.set_result(result)
        else:
            told.set_exception(result)
