#!/usr/bin/env python3
"""An example engine for Rowlock: plays Qwixx, Longo and Qwirkle over standard input and output.

    rowlock arena --game qwixx --players 'engine:python3 examples/engine.py,greedy' --games 100

Every line is a JSON object; docs/engine-protocol.md explains them all. What an engine prints for people must go to
standard error, since standard output is the conversation.
"""

import json
import sys


def fields(game, row):
    """The numbers of a row from left to right."""
    highest = 16 if game == "longo" else 12
    numbers = list(range(2, highest + 1))
    return numbers if row in ("red", "yellow") else numbers[::-1]


ROWS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def qwixx_worth(game, view, choice):
    """The points of a cross, less two for every number that it skips; a misthrow costs five."""
    if choice == "-":
        misthrow = view["stage"] == "action2" and view["first"] == "-"
        return -5 if misthrow else 0
    row, number = ROWS[choice[0]], int(choice[1:])
    crossed = view["sheets"][view["seat"] - 1][row]["crossed"]
    numbers = fields(game, row)
    first_open = max((numbers.index(n) + 1 for n in crossed), default=0)
    skipped = numbers.index(number) - first_open
    return len(crossed) + 1 - 2 * skipped


def line_length(tiles, cell, step):
    """How many tiles touch each other through a cell along a direction."""
    length = 1
    for way in (1, -1):
        x, y = cell
        while True:
            x, y = x + way * step[0], y + way * step[1]
            if (x, y) not in tiles:
                break
            length += 1
    return length


def qwirkle_worth(_game, view, choice):
    """The points of a placement: every line of two or more tiles, and six more for a line of six."""
    if not choice[2:3] == "@":
        return -1  # a trade or a pass
    placed = {}
    for word in choice.split():
        tile, cell = word.split("@")
        x, y = cell.split(",")
        placed[int(x), int(y)] = tile
    tiles = {(tile["x"], tile["y"]): tile["tile"] for tile in view["board"]} | placed
    cells = list(placed)
    across = len({y for _, y in cells}) == 1
    along, other = ((1, 0), (0, 1)) if across else ((0, 1), (1, 0))
    lengths = [line_length(tiles, cells[0], along)]
    lengths += [line_length(tiles, cell, other) for cell in cells]
    return sum(12 if length == 6 else length for length in lengths if length > 1)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "example"}
        elif kind == "new game":
            game = message["game"]
            continue
        elif kind == "choose":
            worth = qwirkle_worth if game == "qwirkle" else qwixx_worth
            choices = message["choices"]
            best = max(range(len(choices)), key=lambda i: worth(game, message["view"], choices[i]))
            answer = {"type": "choice", "id": message["id"], "choice": best}
        elif kind == "quit":
            return
        else:
            continue  # "game over", and whatever later versions may tell
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
