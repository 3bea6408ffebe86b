"""Whether slow tests look at all there is, as `make soak` has them do, or at a sample of every kind of it."""

from __future__ import annotations

import os

IS_WHOLE = os.environ.get("CARDPRESS_SOAK") == "1"
