"""Trains an agent for Dominion against a scripted bot, by proximal policy optimisation.

    pip install "throneroom[env,learn]"
    python examples/train_dominion.py --minutes 10 --out agent

Writes agent.csv (what it won and scored, as it learned) and agent.pt (the network), and, where
matplotlib is installed, agent.png. Sixty-four games are played side by side, so that the network is
asked for all of them at once.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from throneroom.env.single import SeatEnv

LANES, STEPS = 64, 64
"""Games side by side, and steps of each before the network learns from them."""
EPOCHS, PARTS, CLIP, TRACE, EXPLORE = 4, 8, 0.2, 0.97, 0.01


class Agent(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """From an observation to a probability for each action and the expected result."""

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)  # begins by choosing at random
        nn.init.zeros_(self.choice.bias)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        found = self.body(torch.log1p(seen.float()))
        wishes = self.choice(found).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=wishes), self.value(found).squeeze(-1)


class Lanes:
    """Games side by side; a finished one is followed by a new one."""

    def __init__(self, count: int, opponent: str, seed: int, **options: Any) -> None:
        self.games = [SeatEnv("dominion", [opponent], **options) for _ in range(count)]
        self.seen = [game.reset(seed=seed + i)[0] for i, game in enumerate(self.games)]

    def look(self) -> tuple[Any, Any]:
        seen = np.stack([one["observation"] for one in self.seen])
        mask = np.stack([one["action_mask"] for one in self.seen])
        return torch.from_numpy(seen), torch.from_numpy(mask)

    def step(self, actions: Any) -> tuple[list[float], list[bool], list[float]]:
        """The earnings of each lane, whether its game ended, and the rewards of games that did."""
        earned, ended, rewards = [], [], []
        for i, (game, action) in enumerate(zip(self.games, actions.tolist(), strict=True)):
            self.seen[i], reward, over, cut, _ = game.step(action)
            done = over or cut
            earned.append(margin(game) if done else 0.0)
            ended.append(done)
            if done:
                rewards.append(reward)
                self.seen[i] = game.reset()[0]
        return earned, ended, rewards


def margin(game: SeatEnv) -> float:
    """The margin of the game, from which the agent learns. From victories alone it would learn
    nothing before it won one by luck."""
    scores = [score.total for score in game.table.outcome.scores]
    own = scores.pop(game.seat)
    return float(np.clip((own - max(scores)) / 50, -1, 1))


def collect(agent: Agent, lanes: Lanes) -> tuple[dict[str, Any], list[float]]:
    """Plays some steps in every lane, and collects observations, choices and earnings."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "value")}
    earned, ended, rewards = [], [], []
    with torch.no_grad():
        for _ in range(STEPS):
            seen, mask = lanes.look()
            choice, value = agent(seen, mask)
            action = choice.sample()
            got, over, some = lanes.step(action)
            log = choice.log_prob(action)
            for name, one in zip(kept, (seen, mask, action, log, value), strict=True):
                kept[name].append(one)
            earned.append(torch.tensor(got))
            ended.append(torch.tensor(over, dtype=torch.float32))
            rewards += some
        _, after = agent(*lanes.look())
    found = {name: torch.stack(ones) for name, ones in kept.items()}
    found["gain"] = advantages(torch.stack(earned), torch.stack(ended), found["value"], after)
    found["goal"] = found["gain"] + found["value"]
    return {name: one.flatten(0, 1) for name, one in found.items()}, rewards


def advantages(earned: Any, ended: Any, value: Any, after: Any) -> Any:
    """The advantage of each choice over what was expected (generalised advantage estimation)."""
    found = torch.zeros_like(earned)
    trace = torch.zeros_like(after)
    for t in reversed(range(len(earned))):
        goes_on = 1 - ended[t]
        surprise = earned[t] + goes_on * after - value[t]
        trace = found[t] = surprise + TRACE * goes_on * trace
        after = value[t]
    return found


def learn(agent: Agent, optimiser: Any, kept: dict[str, Any]) -> None:
    gain = (kept["gain"] - kept["gain"].mean()) / (kept["gain"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).chunk(PARTS):
            choice, value = agent(kept["seen"][part], kept["mask"][part])
            ratio = (choice.log_prob(kept["action"][part]) - kept["log"][part]).exp()
            held = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * gain[part], held * gain[part]).mean()
            error = (value - kept["goal"][part]).pow(2).mean()
            loss = 0.5 * error - better - EXPLORE * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


class Point(NamedTuple):
    """A point of the learning curve."""

    minutes: float
    games: int
    wins: float
    """Share of test games won; a tie counts half."""
    points: float
    """Mean points of the agent."""


def evaluate(agent: Agent, opponent: str, games: int, **options: Any) -> tuple[float, float]:
    """The share of games it wins and its points, in the same games every time, with its best choice
    at each step."""
    won, points, left = 0.0, 0, games
    lanes = Lanes(min(LANES, games), opponent, seed=1_000_000, **options)
    open_lanes = [True] * len(lanes.games)
    with torch.no_grad():
        while any(open_lanes):
            choice, _ = agent(*lanes.look())
            for i, action in enumerate(choice.probs.argmax(-1).tolist()):
                if not open_lanes[i]:
                    continue
                lanes.seen[i], reward, over, cut, _ = lanes.games[i].step(action)
                if over or cut:
                    won += (reward + 1) / 2
                    points += lanes.games[i].table.outcome.scores[lanes.games[i].seat].total
                    left -= 1
                    lanes.seen[i] = lanes.games[i].reset()[0]
                    open_lanes[i] = left >= len(open_lanes)
    return won / (games - left), points / (games - left)


def train(
    *,
    opponent: str,
    minutes: float,
    out: Path,
    seed: int = 0,
    test_games: int = 128,
    every: int = 10,
    **options: Any,
) -> list[Point]:
    """Trains for some minutes, and returns the learning curve."""
    torch.manual_seed(seed)
    lanes = Lanes(LANES, opponent, seed, **options)
    encoding = lanes.games[0].table.encoding
    agent = Agent(encoding.size, len(encoding.actions))
    optimiser = torch.optim.Adam(agent.parameters(), lr=1e-3)
    began, played, updates = monotonic(), 0, 0
    curve: list[Point] = []
    while True:
        spent = (monotonic() - began) / 60
        if updates % every == 0 or spent >= minutes:
            point = Point(spent, played, *evaluate(agent, opponent, test_games, **options))
            curve.append(point)
            won, points = f"{point.wins:6.1%} won", f"{point.points:5.1f} points"
            print(f"{spent:6.1f} min {played:7,} games  {won}  {points}", flush=True)
            _keep(curve, agent, out)
        if spent >= minutes:
            return curve
        kept, rewards = collect(agent, lanes)
        learn(agent, optimiser, kept)
        played, updates = played + len(rewards), updates + 1


def _keep(curve: list[Point], agent: Agent, out: Path) -> None:
    with out.with_suffix(".csv").open("w", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(Point._fields)
        for minutes, games, wins, points in curve:
            lines.writerow([f"{minutes:.2f}", games, f"{wins:.4f}", f"{points:.2f}"])
    torch.save(agent.state_dict(), out.with_suffix(".pt"))


def draw(curve: list[Point], path: Path, opponent: str) -> None:
    """Draws win rate and points over the number of games played."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6), layout="constrained")
    won, scored = figure.subplots(1, 2)
    thousands = [point.games / 1000 for point in curve]
    won.plot(thousands, [100 * point.wins for point in curve], color="#3b7dc0")
    won.set(ylabel=f"games won against {opponent.replace('_', ' ')}, %", ylim=(0, 100))
    won.axhline(50, color="#7b766a", linewidth=1, linestyle="--")
    scored.plot(thousands, [point.points for point in curve], color="#d2602f")
    scored.set(ylabel="points at the end, on average")
    for axes in (won, scored):
        axes.set_xlabel("games played, thousands")
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains an agent for Dominion.")
    parser.add_argument("--opponent", default="big_money")
    parser.add_argument("--kingdom", default="first_game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("agent"))
    args = parser.parse_args()
    curve = train(
        opponent=args.opponent,
        minutes=args.minutes,
        out=args.out,
        seed=args.seed,
        kingdom=args.kingdom,
    )
    try:
        draw(curve, args.out.with_suffix(".png"), args.opponent)
    except ImportError:
        print("A picture of the curve needs matplotlib.")


if __name__ == "__main__":
    main()
