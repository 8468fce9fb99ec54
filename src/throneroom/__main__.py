"""`python -m throneroom` is `throneroom`."""

from throneroom.cli import main

raise SystemExit(main())
