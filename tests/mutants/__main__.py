"""`make mutants`; forked processes do not import a module of this name again."""

import sys

from tests.mutants.run import main

sys.exit(main())
