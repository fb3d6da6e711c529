"""Holds the rules in selfplay.cu against those of Rowlock, on any machine with a C++ compiler.

    rowlock new --game longo --players 3 --games 2000 --seed 1 | rowlock replay - --json | python3 check.py longo 3

Every legal choice of every seat, every score and every end of these games must be the same.
"""

import ctypes
import json
import sys

from native import compiled

COLOURS = "rygb"
NOTHING = (4, 0)


class Cross(ctypes.Structure):
    _fields_ = [("row", ctypes.c_uint8), ("field", ctypes.c_uint8)]


class Roll(ctypes.Structure):
    _fields_ = [("white", ctypes.c_uint8 * 2), ("colour", ctypes.c_uint8 * 4)]


class Sheet(ctypes.Structure):
    _fields_ = [("next", ctypes.c_uint8 * 4), ("crosses", ctypes.c_uint8 * 4), ("misthrows", ctypes.c_uint8),
                ("lucky", ctypes.c_uint8 * 2)]


class Check:
    """Follows one game after the other by the rules in selfplay.cu."""

    def __init__(self, longo, players):
        self.players, self.highest, self.code = players, 16 if longo else 12, compiled("cpu", longo, players)

        class Game(ctypes.Structure):
            _fields_ = [("sheets", Sheet * players), ("closed", ctypes.c_uint8), ("active", ctypes.c_uint8),
                        ("turn", ctypes.c_uint16), ("random", ctypes.c_uint64)]

        class Choices(ctypes.Structure):
            _fields_ = [("first", Cross * players)]

        self.Game, self.Choices = Game, Choices
        self.games = self.turns = self.choices = 0

    def cross(self, text):
        if text == "-":
            return NOTHING
        row, number = COLOURS.index(text[0]), int(text[1:])
        return row, number - 2 if row < 2 else self.highest - number

    def begin(self, position):
        words = position.split()
        self.game, self.over = self.Game(), 0
        self.game.active = int(words[2]) - 1
        for sheet, text in zip(self.game.sheets, words[3:]):
            parts = text.split("/")
            assert parts[:5] == ["-", "-", "-", "-", "0"], position
            if len(parts) > 5:
                sheet.lucky[:] = [int(number) for number in parts[5].split("+")]

    def options(self, count, out):
        return sorted((out[i].row, out[i].field) for i in range(count))

    def compare(self, step, seat):
        out = (Cross * 16)()
        if step["position"].split()[1] == "action1":
            place = (seat - 1 - self.game.active) % self.players
            count = self.code.first_options(ctypes.byref(self.game), ctypes.byref(self.roll), place, out)
        else:
            count = self.code.second_options(ctypes.byref(self.game), ctypes.byref(self.roll), out)
        legal = sorted(self.cross(choice) for choice in step["legal"][str(seat)])
        assert self.options(count, out) == legal, (step, self.options(count, out))
        self.choices += len(legal)

    def chance(self, step):
        if step["step"] == 1:
            self.begin(step["position"])
        white, *colours = step["chance"].split()
        self.roll = Roll()
        self.roll.white[:] = [int(die) for die in white.split("+")]
        for die in colours:
            self.roll.colour[COLOURS.index(die[0])] = int(die[1:])
        self.firsts = {}
        self.turns += 1

    def choice(self, step):
        self.compare(step, step["seat"])
        crossed = self.cross(step["choice"])
        if step["position"].split()[1] == "action1":
            self.firsts[(step["seat"] - 1 - self.game.active) % self.players] = crossed
            if len(self.firsts) == self.players:
                choices = self.Choices((Cross * self.players)(*(self.firsts[i] for i in range(self.players))))
                self.over = self.code.play_firsts(ctypes.byref(self.game), ctypes.byref(choices))
        else:
            self.over = self.code.play_second(ctypes.byref(self.game), Cross(*self.firsts[0]), Cross(*crossed))
            self.game.active = (self.game.active + 1) % self.players

    def totals(self, step):
        totals = [self.code.total_of(ctypes.byref(self.game), seat) for seat in range(self.players)]
        assert totals == [score["total"] for score in step["scores"]], (step, totals)

    def follow(self, step):
        if "chance" in step:
            assert not self.over or step["step"] == 1, step
            self.chance(step)
        elif "choice" in step:
            self.choice(step)
            if len(self.firsts) == self.players:
                self.totals(step)
        else:
            assert self.over and step["awaits"] == "nothing", step
            self.totals(step)
            self.games += 1


def main():
    check = Check(sys.argv[1] == "longo", int(sys.argv[2]))
    check.over = 0
    for line in sys.stdin:
        check.follow(json.loads(line))
    print(f"{check.games} games, {check.turns} turns, {check.choices} choices: equal")


if __name__ == "__main__":
    main()
