"""Bots of every game."""
