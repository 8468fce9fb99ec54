"""Metrics for Prometheus. They contain no names and no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter(
    "throneroom_entries", "Answers and undos stored", ["game", "entry"], registry=REGISTRY
)
REFUSALS = Counter("throneroom_refusals", "Refusals by code", ["code"], registry=REGISTRY)
SOCKETS = Gauge("throneroom_sockets", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("throneroom_tables_in_memory", "Tables in memory", registry=REGISTRY)
ANSWER_SECONDS = Histogram(
    "throneroom_answer_seconds",
    "From receiving an answer to acknowledging it",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
REPLAYS = Histogram("throneroom_replay_seconds", "Reading a table back", registry=REGISTRY)
BOT_SECONDS = Histogram("throneroom_bot_seconds", "A bot's answer", ["game"], registry=REGISTRY)
CALLS = Counter(
    "throneroom_calls", "Push messages by what came of them", ["how"], registry=REGISTRY
)
JOBS_WAITING = Gauge(
    "throneroom_jobs_waiting",
    "Work that waits for one of the bots' processes",
    ["rank"],
    registry=REGISTRY,
)
JOB_WAITS = Histogram(
    "throneroom_job_wait_seconds",
    "The wait of work for one of the bots' processes",
    ["rank"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
HURRIED = Counter(
    "throneroom_searches_hurried",
    "Searches with less time than their level, because many wait",
    ["rank"],
    registry=REGISTRY,
)
JOBS_FAILED = Counter(
    "throneroom_jobs_failed",
    "Work that ran out of time, or failed otherwise",
    ["rank", "error"],
    registry=REGISTRY,
)
