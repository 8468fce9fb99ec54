"""Throneroom beside other engines, measured in one run, as ratios."""
