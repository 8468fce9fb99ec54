"""`python -m throneroom.cli` is `throneroom`."""

from __future__ import annotations

import sys

from throneroom.cli import main

sys.exit(main())
