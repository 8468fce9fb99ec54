"""A bot that comes over the network, sits down at a table and plays, at random.

python examples/network_bot.py http://localhost:8000 TOKEN TABLE [INVITE]
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(address: str, token: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    while True:
        try:
            return urlopen(Request(address, data, headers))
        except HTTPError as refusal:
            if refusal.code not in (429, 503):  # too many, not just now: once more in a moment
                raise
            time.sleep(float(refusal.headers.get("Retry-After", 1)))


def choose(question: dict[str, Any]) -> str | list[str]:
    keys: list[str] = [choice["key"] for choice in question["choices"]]
    if question["lo"] == question["hi"] == 1:
        return random.choice(keys)
    return random.sample(keys, random.randint(question["lo"], question["hi"]))


def main(address: str, token: str, table: str, invite: str | None = None) -> None:
    table = f"{address}/api/tables/{table}"
    call(f"{table}/sit", token, {"invite": invite})
    for line in call(f"{table}/decisions", token):
        message = json.loads(line)
        if message["type"] == "state" and message["number"] is not None:
            answer = {"number": message["number"], "keys": choose(message["question"])}
            call(f"{table}/answers", token, answer)
        elif message["type"] == "state" and message["outcome"]:
            print(f"Rank {message['outcome']['ranks'][message['seat']]}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
