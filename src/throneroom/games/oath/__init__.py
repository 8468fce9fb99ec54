"""Oath."""
