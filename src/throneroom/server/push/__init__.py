"""Web Push: calling people whose page is closed."""
