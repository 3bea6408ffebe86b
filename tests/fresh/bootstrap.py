"""The base system of a suite, as debootstrap makes it, also where debootstrap knows nothing of the suite.

A debootstrap that is older than a suite has no script for it; the scripts of a family have been the same for
years, so that of an older suite is given to it by its path. Of Debian it has the keys. Those of Ubuntu are
taken from Ubuntu's own package, which comes by HTTPS, where this machine has none.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SCRIPTS = Path("/usr/share/debootstrap/scripts")
KEYS = Path("/usr/share/keyrings")
UBUNTU = "https://archive.ubuntu.com/ubuntu"
PATIENCE = 60
"""Seconds that a server may be silent."""


@dataclass(frozen=True)
class Family:
    """Suites that are made alike: whose they are, a script that makes them all, their parts and keys."""

    origin: str
    script: str
    components: Sequence[str]
    keys: str
    mirror: str


FAMILIES = (
    Family("Debian", "sid", ("main",), "debian-archive-keyring.gpg", "http://deb.debian.org/debian"),
    Family(
        "Ubuntu",
        "gutsy",
        ("main", "universe"),
        "ubuntu-archive-keyring.gpg",
        "http://archive.ubuntu.com/ubuntu",
    ),
)


def base_system(suite: str, mirror: str | None, cache: Path, *, unsigned: bool) -> Path:
    """The smallest system of a suite, kept in the cache; with `unsigned` also where no keys can be had.

    Raises SystemExit, with what can be done, when no family has the suite or its signature cannot be checked.
    """
    base = cache / suite
    if not base.is_dir():
        family, source = _find_family(suite, mirror)
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as made:
            new = Path(made, "root")
            checked = _signature_options(family, Path(made), unsigned=unsigned)
            parts = f"--components={','.join(family.components)}"
            command = ["debootstrap", "--variant=minbase", parts, *checked, suite, new, source]
            subprocess.run([*command, SCRIPTS / family.script], check=True)
            new.rename(base)
    return base


def _find_family(suite: str, mirror: str | None) -> tuple[Family, str]:
    """Whose suite it is, as the mirror's index says, and the mirror: that which is given, or one of a family."""
    for family in FAMILIES:
        source = mirror or family.mirror
        try:
            index = _fetch(f"{source}/dists/{suite}/Release").decode()
        except URLError:
            continue
        if f"Origin: {family.origin}" in index.splitlines():
            return family, source
    asked = mirror or " and ".join(family.mirror for family in FAMILIES)
    raise SystemExit(f"{suite} of Debian or Ubuntu is not to be had from {asked}")


def _signature_options(family: Family, folder: Path, *, unsigned: bool) -> list[str]:
    """Options that have debootstrap check who signed the index; without keys only `unsigned` goes on."""
    keys = KEYS / family.keys
    try:
        found = keys if keys.is_file() else _ubuntu_keys(folder) if family.origin == "Ubuntu" else None
        reason = f"{keys} is not there"
    except (OSError, subprocess.CalledProcessError) as problem:
        found, reason = None, str(problem)
    if found and not shutil.which("gpgv"):
        found, reason = None, "gpgv is not installed"
    if found:
        return [f"--keyring={found}", "--force-check-gpg"]
    if unsigned:
        print(f"who signed {family.origin}'s packages is not checked: {reason}", flush=True)
        return ["--no-check-gpg"]
    raise SystemExit(
        f"who signed {family.origin}'s packages cannot be checked: {reason}; --unsigned goes on without"
    )


def _ubuntu_keys(folder: Path) -> Path:
    """The keys in the package of Ubuntu that brings them; raises OSError when it is not what the index says."""
    index = gzip.decompress(_fetch(f"{UBUNTU}/dists/noble/main/binary-amd64/Packages.gz")).decode()
    entry = next(one for one in index.split("\n\n") if one.startswith("Package: ubuntu-keyring\n"))
    fields = dict(line.split(": ", 1) for line in entry.splitlines() if ": " in line and line[0] != " ")
    package = _fetch(f"{UBUNTU}/{fields['Filename']}")
    if hashlib.sha256(package).hexdigest() != fields["SHA256"]:
        raise OSError("the package of Ubuntu's keys is not what its index says")
    file = folder / "keys.deb"
    file.write_bytes(package)
    subprocess.run(["dpkg-deb", "--extract", file, folder / "keys"], check=True)
    return folder / "keys/usr/share/keyrings/ubuntu-archive-keyring.gpg"


def _fetch(address: str) -> bytes:
    """What lies at an address; raises URLError when nothing does."""
    with urlopen(address, timeout=PATIENCE) as answer:
        return bytes(answer.read())
