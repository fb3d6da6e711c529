#!/usr/bin/env python3
"""Learns what Qwirkle's bots go by at first sight, and writes crates/bots/src/qwirkle/learned.rs.

Games are stopped at some turns, and several choices of each such turn are played on many times with the hidden tiles
dealt by lot (crates/bots/examples/qwirkle_study). What a choice brought beyond its own points is explained by what
is seen of it, within each position: only the differences between the choices of a turn matter. Needs the standard
library of Python and cargo, and no GPU. Lessons that are there already are not made again.
"""

import argparse
import csv
import math
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEARNED = ROOT / "crates/bots/src/qwirkle/learned.rs"

# What a lesson says besides what is seen at first sight.
OTHER_COLUMNS = ("position", "players", "bag", "points", "value", "error")

# With so few tiles in the bag two players play towards the end of the game. Weights::new has the same number.
LATE = 12

# The name of a set of weights, the tables that it is learned at, and which positions count.
SETS = [
    ("TWO", "two players", [2], lambda row: row["bag"] > LATE),
    ("TWO_LATE", "two players with few tiles in the bag", [2], lambda row: 0 < row["bag"] <= LATE),
    ("THREE", "three players", [3], lambda row: row["bag"] > 0),
    ("FOUR_OR_FIVE", "four or five players", [4], lambda row: row["bag"] > 0),
    ("MORE", "six players or more", [6], lambda row: row["bag"] > 0),
    ("EMPTY_BAG", "three players or more with the bag empty", [3, 4], lambda row: row["bag"] == 0),
]


def lessons(players, arguments):
    """The lessons of a table of so many players, made now unless they are there."""
    path = arguments.lessons / f"{players}-{arguments.positions}-{arguments.deals}-{arguments.bot}-{arguments.seed}.csv"
    if not path.exists():
        print(f"lessons at a table of {players}", file=sys.stderr)
        arguments.lessons.mkdir(parents=True, exist_ok=True)
        begun = path.with_suffix(".begun")
        program = ["cargo", "run", "--quiet", "--release", "--package", "bots", "--example", "qwirkle_study", "--", "lessons"]
        given = [players, arguments.positions, arguments.deals, arguments.bot, arguments.seed]
        with begun.open("w") as out:
            subprocess.run(program + [str(word) for word in given], cwd=ROOT, stdout=out, check=True)
        begun.rename(path)
    with path.open() as file:
        # The order of positions depends on which thread was faster, and rounding on their order.
        rows = [{name: float(text) for name, text in row.items()} for row in csv.DictReader(file)]
    return sorted(rows, key=lambda row: row["position"])


def centred(rows, names):
    """The numbers of each row less their mean in its position."""
    positions = {}
    for row in rows:
        positions.setdefault((row["players"], row["position"]), []).append([row[name] for name in names])
    for group in positions.values():
        means = [sum(column) / len(group) for column in zip(*group)]
        for numbers in group:
            yield [number - mean for number, mean in zip(numbers, means)]


def solve(matrix, right):
    """Gauss with pivoting: the solution and the inverse's diagonal; nothing if there is more than one."""
    size = len(right)
    rows = [list(matrix[i]) + [right[i]] + [float(i == j) for j in range(size)] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if rows[i][i] == 0:
            return None
        rows[i] = [number / rows[i][i] for number in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [number - rows[k][i] * own for number, own in zip(rows[k], rows[i])]
    return [row[size] for row in rows], [rows[i][size + 1 + i] for i in range(size)]


def fit(rows, names):
    """Least squares: weights, their standard errors, and the share of the scatter that they explain; nothing if the
    rows are too few or too much alike to tell."""
    size = len(names)
    matrix = [[0.0] * size for _ in range(size)]
    right, total, count = [0.0] * size, 0.0, 0
    for *seen, value in centred(rows, names + ["value"]):
        count += 1
        total += value * value
        for i in range(size):
            right[i] += seen[i] * value
            for j in range(size):
                matrix[i][j] += seen[i] * seen[j]
    solution = solve(matrix, right)
    if solution is None or count <= size:
        return None
    weights, inverse = solution
    rest = total - sum(weight * number for weight, number in zip(weights, right))
    spread = rest / (count - size)
    return weights, [math.sqrt(spread * number) for number in inverse], 1 - rest / total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=3000, help="positions of each size of table (%(default)s)")
    parser.add_argument("--deals", type=int, default=80, help="how often each choice is played on (%(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=pathlib.Path, default=ROOT / "target/lessons", help="where they are kept")
    parser.add_argument("--out", type=pathlib.Path, default=LEARNED)
    arguments = parser.parse_args()
    text = ["//! Written by `training/qwirkle/train.py`; do not edit by hand.", "", "use super::weights::Weights;"]
    for name, title, tables, counts in SETS:
        rows = [row for players in tables for row in lessons(players, arguments) if counts(row)]
        names = [column for column in rows[0] if column not in OTHER_COLUMNS] if rows else []
        fitted = fit(rows, names) if rows else None
        if fitted is None:
            sys.exit(f"too few lessons for {title}: more --positions are needed; nothing was written")
        weights, errors, explained = fitted
        positions = len({(row["players"], row["position"]) for row in rows})
        print(f"{name}: {positions} positions, {len(rows)} choices, {100 * explained:.0f} % explained")
        for column, weight, error in zip(names, weights, errors):
            print(f"  {column:13}{weight:8.3f} ± {error:.3f}")
        numbers = ", ".join(f"{weight:.3f}" for weight in weights)
        text += ["", f"/// For {title}.", f"pub(super) const {name}: Weights = Weights([{numbers}]);"]
    arguments.out.write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main()
