"""Runs `make` and `make test`, or another command, on a Debian or Ubuntu that has Python, make and nothing else.

It needs root, debootstrap and unshare, and nothing of the project's environment:

    sudo python3 tests/fresh/machine.py trixie
    sudo python3 tests/fresh/machine.py noble --without libharfbuzz-subset0 --user --run make

The root file system is made by debootstrap once for each suite (bootstrap.py), and copied for each run; a clone
of this checkout as it is committed lies in it. The command runs in namespaces of its own for mounts and
processes: nothing of this machine's /dev is bound, and when it ends, or is stopped, its mounts and processes
are gone with it.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from bootstrap import base_system

CHECKOUT = Path(__file__).resolve().parents[2]
INSTALLED = ("python3", "make", "ca-certificates")
PASSED = ("*_proxy", "*_PROXY")
NODES = {"null": (1, 3), "zero": (1, 5), "full": (1, 7), "random": (1, 8), "urandom": (1, 9), "tty": (5, 0)}
"""Of /dev the devices that programs expect, by their numbers."""
LINKS = {"fd": "/proc/self/fd", "stdin": "fd/0", "stdout": "fd/1", "stderr": "fd/2", "ptmx": "pts/ptmx"}


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", help="bookworm, trixie, noble or another of Debian or Ubuntu")
    parser.add_argument("--mirror", help="where packages come from; else the first server of a family")
    parser.add_argument(
        "--unsigned", action="store_true", help="go on where it cannot be checked who signed the packages"
    )
    parser.add_argument(
        "--cache", type=Path, default=Path("/var/cache/cardpress-fresh"), help="keeps base systems"
    )
    parser.add_argument(
        "--without", action="append", default=[], metavar="PACKAGE", help="one apt may not install"
    )
    parser.add_argument("--user", action="store_true", help="run as a user who may install nothing")
    parser.add_argument("--first", default="", metavar="COMMAND", help="run this before, as root, in the checkout")
    parser.add_argument(
        "--with",
        dest="files",
        action="append",
        default=[],
        metavar="FILE",
        type=Path,
        help="take a file or folder of this machine along: settings of pip or npm, certificates",
    )
    parser.add_argument(
        "--pass",
        dest="passed",
        action="append",
        default=[*PASSED],
        metavar="NAME",
        help="pass variables of the environment on; a pattern as PIP_* will do",
    )
    parser.add_argument("--keep", action="store_true", help="leave the root file system for a look at it")
    parser.add_argument(
        "--run", default="make && make test", metavar="COMMAND", help="of a shell, in the checkout"
    )
    return parser.parse_args()


def make_devices(root: Path) -> None:
    """Nodes of its own in place of what debootstrap left in /dev."""
    shutil.rmtree(root / "dev")
    for folder in ("dev/shm", "dev/pts"):
        (root / folder).mkdir(parents=True)
    for name, numbers in NODES.items():
        os.mknod(root / "dev" / name, 0o666 | stat.S_IFCHR, os.makedev(*numbers))
        (root / "dev" / name).chmod(0o666)
    for name, target in LINKS.items():
        (root / "dev" / name).symlink_to(target)


def take_along(root: Path, files: Sequence[Path]) -> None:
    """Copy files of this machine to the same places, and make those where its folders will be seen."""
    for file in files:
        place = root / file.absolute().relative_to("/")
        if file.is_dir():
            place.mkdir(parents=True, exist_ok=True)
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.unlink(missing_ok=True)
            shutil.copyfile(file, place)


def forbid(root: Path, packages: Sequence[str]) -> None:
    """Keep apt from installing packages."""
    rules = [f"Package: {name}\nPin: release *\nPin-Priority: -1\n" for name in packages]
    (root / "etc/apt/preferences.d/forbidden").write_text("\n".join(rules), "utf-8")


def clone(root: Path) -> Path:
    """A clone of this checkout as it is committed; gives its place inside the root."""
    place = Path("/srv/cardpress")
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{CHECKOUT}", f"{root}{place}"], check=True)
    return place


@dataclass(frozen=True)
class Machine:
    """A root file system, the folders of this machine seen in it, and the variables its commands are given."""

    root: Path
    folders: Sequence[Path]
    environment: Mapping[str, str]

    def run(self, script: str, user: str = "root") -> int:
        """Run a shell's script in the root file system, with namespaces of its own; gives its exit code."""
        home = "/root" if user == "root" else f"/home/{user}"
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        words = ["chroot", f"--userspec={user}", self.root, "sh", "-c", script]
        steps = [*self._mounts(), "exec " + shlex.join(map(str, words))]
        command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", " && ".join(steps)]
        environment = {**self.environment, "PATH": path, "HOME": home, "USER": user}
        return subprocess.run(command, env=environment, check=False, stdin=subprocess.DEVNULL).returncode

    def _mounts(self) -> Iterator[str]:
        """The mounts of its namespace, which end with it."""
        yield f"mount -t proc proc {self.root}/proc"
        yield f"mount -t tmpfs tmpfs {self.root}/dev/shm"
        yield f"mount -t devpts -o newinstance,ptmxmode=0666 devpts {self.root}/dev/pts"
        for folder in self.folders:
            yield shlex.join(["mount", "--bind", str(folder), f"{self.root}{folder.absolute()}"])


def start(base: Path, root: Path, asked: argparse.Namespace) -> Machine:
    """A copy of the base system that has Python, make and certificates, and what is taken along."""
    subprocess.run(["cp", "--archive", "--reflink=auto", f"{base}/.", root], check=True)
    make_devices(root)
    forbid(root, asked.without)
    take_along(root, [Path("/etc/resolv.conf"), Path("/etc/hosts")])
    kept = {name: value for name, value in os.environ.items() if any(fnmatch(name, one) for one in asked.passed)}
    machine = Machine(root, [file for file in asked.files if file.is_dir()], kept)
    install = f"apt-get install -y -qq --no-install-recommends {' '.join(INSTALLED)}"
    take_along(root, machine.folders)
    if machine.run(f"export DEBIAN_FRONTEND=noninteractive; (apt-get update -qq && {install}) >/dev/null"):
        raise SystemExit("Python and make could not be installed")
    take_along(root, asked.files)  # after the packages that bring files of these names
    return machine


def main() -> int:
    """Make the system, run the command in it, say how long it took; gives the command's exit code."""
    asked = parse()
    base = base_system(asked.suite, asked.mirror, asked.cache, unsigned=asked.unsigned)
    root = Path(tempfile.mkdtemp(prefix=f"{asked.suite}-", dir=asked.cache))
    try:
        machine = start(base, root, asked)
        place = clone(root)
        user = "player" if asked.user else "root"
        own = f"useradd --create-home {user} && chown -R {user} ." if asked.user else "true"
        if machine.run(f"cd {place} && {asked.first or 'true'} && {own}"):
            return 1
        began = time.monotonic()
        code = machine.run(f"cd {place} && {asked.run}", user)
        print(f"{asked.suite}: exit code {code} after {time.monotonic() - began:.0f} s", flush=True)
        return code
    finally:
        if asked.keep:
            print(f"{asked.suite}: kept in {root}")
        else:
            shutil.rmtree(root)


if __name__ == "__main__":
    sys.exit(main())
