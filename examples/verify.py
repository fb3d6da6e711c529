#!/usr/bin/env python3
"""Works out the chance of a game again that was played on a Rowlock server, and says whether it was fair.

    python3 examples/verify.py examples/fair-qwixx.txt

A second implementation of docs/fair-chance.md, which shares no code with the first one: Python's standard library has all
that is needed. It takes records as Rowlock writes them, and checks chance alone; 'rowlock verify' checks the rules too.
"""

import hashlib
import hmac
import re
import sys

QWIXX_COLOURS = "rygb"
TILES = [colour + shape for colour in "roygbp" for shape in "scdvtx"]
LUCKY = ["4+9", "5+8", "5+10", "6+7", "6+11", "7+12", "8+13", "9+14", "10+13", "11+12"]


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


class Unfair(Exception):
    """Why a record does not prove that its game was fair."""


class RandomSource:
    """One stream of chance."""

    def __init__(self, key, stream):
        self.key, self.stream, self.block = key, stream, 0
        self.words = []

    def bits(self):
        if not self.words:
            place = self.stream.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            block = hmac_sha256(self.key, place)
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        """A number from 0 to bound - 1, each equally likely."""
        biased = 2**32 % bound
        while True:
            scaled = self.bits() * bound
            if scaled % 2**32 >= biased:
                return scaled >> 32


class Chance:
    """All chance of a game."""

    def __init__(self, fields):
        self.is_first = "seals" not in fields
        needed = ["table", "commitment", "contributions", "secret", "players"]
        for name in needed if self.is_first else [*needed, "seats"]:
            if name not in fields:
                raise Unfair(f"the record has no field '{name}'")
        try:
            secret = bytes.fromhex(fields["secret"])
        except ValueError as reason:
            raise Unfair(f"the secret cannot be read: {reason}") from reason
        if len(secret) != 32 or hashlib.sha256(secret).hexdigest() != fields["commitment"]:
            raise Unfair("the secret is not the one that was committed to")
        contributions = words(fields["contributions"])
        if len(contributions) != len(words(fields["players"])):
            raise Unfair("there is not one contribution for each player")
        self.people = sum(contribution != "-" for contribution in contributions)
        if self.people == 0:
            raise Unfair("nobody added anything to the secret")
        if self.is_first:
            agreed = ["rowlock fair 1", fields["table"]]
        else:
            agreed = terms(fields, contributions)
        text = "".join(f"{line}\n" for line in [*agreed, *contributions])
        self.key = hmac_sha256(secret, text.encode())
        self.undone = undone(fields.get("undone", ""))
        self.draws = 0
        self.steps = 0
        self.is_over = "result" in fields
        # After how many steps somebody was to choose, and who: the numbers of the players who choose together.
        self.rounds = {}
        seats = enumerate(words(fields.get("seats", "")), start=1)
        self.persons = {number for number, seat in seats if seat.startswith("person")}

    def setup(self):
        return RandomSource(self.key, 0)

    def next(self):
        """The stream of the next roll or draw."""
        self.draws += 1
        undos = 0 if self.is_first else undos_before(self.undone, self.steps)
        self.steps += 1
        return RandomSource(self.key, (undos << 32) + (self.draws << 4))

    def awaits(self, players):
        """These players choose next, together."""
        self.rounds[self.steps] = players

    def chosen(self, count):
        """So many choices were made: they are steps of the log, too."""
        self.steps += count

    def finish(self):
        """The log is over: it has to be as long as the last undo left it, and every undo can have been."""
        if self.undone and self.steps < self.undone[-1][1]:
            raise Unfair("the log is shorter than the last undo left it")
        if self.is_first:
            return
        lowest = self.steps
        for _, to, player in reversed(self.undone):
            # What a later undo took back is not in the record.
            if to <= lowest and player not in self.persons.intersection(self.rounds.get(to, [])):
                raise Unfair(f"an undo of player {player} goes back to step {to}, where they were not to choose")
            lowest = min(lowest, to)

    def check(self, found, right):
        if found != right:
            raise Unfair(f"roll or draw {self.draws} is '{found}', but from the secret follows '{right}'")


def words(text):
    return [word.strip() for word in text.split(",")]


def terms(fields, contributions):
    """What was fixed before any contribution was shown, line by line."""
    seats, seals = words(fields["seats"]), words(fields["seals"])
    if not len(seats) == len(seals) == len(contributions):
        raise Unfair("there is not one seal for each player")
    for i, (seat, seal, contribution) in enumerate(zip(seats, seals, contributions)):
        if (seal == "-") != (contribution == "-") or (seal == "-") == seat.startswith("person"):
            raise Unfair(f"player {i + 1} needs both a seal and a contribution as a person, and none as a bot")
        sealed = "\n".join(["rowlock seal 2", fields["table"], str(i + 1), contribution, ""])
        if seal != "-" and hashlib.sha256(sealed.encode()).hexdigest() != seal:
            raise Unfair(f"the contribution of player {i + 1} is not the one that was sealed")
    if words(fields["players"]) != names(seats):
        raise Unfair("the players are not those of 'seats'")
    places = [f"{seal} {seat}" for seal, seat in zip(seals, seats)]
    return ["rowlock fair 2", fields["table"], fields["game"], fields["commitment"], *places]


def names(seats):
    """What everybody is called; those of the same name get a number."""
    plain = [seat.removeprefix("person:") for seat in seats]
    given = []
    for name in plain:
        if plain.count(name) > 1:
            number = 1
            while f"{name} {number}" in plain + given:
                number += 1
            name = f"{name} {number}"
        given.append(name)
    return given


def undone(text):
    """The undos of a log, in their order: how many steps it had, how many stayed, and which player asked."""
    undos = []
    for word in words(text) if text else []:
        found = re.fullmatch(r"(\d+)>(\d+) by ([1-8])", word)
        if not found or int(found[2]) >= int(found[1]):
            raise Unfair(f"'{word}' is no undo")
        undo = (int(found[1]), int(found[2]), int(found[3]))
        if undos and undo[0] < undos[-1][1]:
            raise Unfair(f"the log was longer than undo '{word}' says")
        undos.append(undo)
    return undos


def undos_before(undone, step):
    """How many undos came before the step that stands at this place in the end."""
    count = 0
    for number, (_, to, _) in enumerate(undone, start=1):
        # What the undo left was there before it; if a later undo took that back, it counts instead.
        if to <= step:
            count = number
    return count


def check_field(fields, name, right):
    if words(fields[name]) != right:
        raise Unfair(f"'{name}' is {fields[name]}, but from the secret follows {', '.join(right)}")


def check_qwixx(fields, turns, chance):
    lots = chance.setup()
    check_field(fields, "first", [str(lots.below(len(words(fields["players"]))) + 1)])
    players = list(range(1, len(words(fields["players"])) + 1))
    is_longo = fields["game"] == "longo"
    if is_longo:
        pairs, right = LUCKY.copy(), []
        for _ in players:
            place = lots.below(len(pairs))
            # The last pair takes the place of the one that was dealt.
            right.append(pairs[place])
            pairs[place] = pairs[-1]
            pairs.pop()
        check_field(fields, "lucky", right)
    for number, turn in enumerate(turns):
        active = (int(fields["first"]) - 1 + number) % len(players) + 1
        found, *actions = (part.strip() for part in turn.split("|"))
        # A die is gone once its row is closed: the record has none of that colour any more.
        open_rows = {die[0] for die in found.split()[1:]}
        chance.check(found, roll(8 if is_longo else 6, open_rows, chance.next()))
        chance.awaits(players)
        sealed = actions[0].split() if actions else []
        chance.chosen(sum(choice != "_" for choice in sealed))
        is_open = len(sealed) == len(players) and "_" not in sealed
        # Action 1 may have ended the game.
        if is_open and (len(actions) > 1 or not chance.is_over):
            chance.awaits([active])
        chance.chosen(len(actions) - 1 if len(actions) > 1 else 0)


def roll(sides, open_rows, lots):
    number = lots.below(sides**6)
    dice = []
    for _ in range(6):
        number, die = divmod(number, sides)
        dice.append(die + 1)
    # The last digit is the blue die, the first one the first white die.
    one, other, *coloured = reversed(dice)
    shown = [f"{colour}{pips}" for colour, pips in zip(QWIXX_COLOURS, coloured) if colour in open_rows]
    return " ".join([f"{one}+{other}", *shown])


def check_qwirkle(fields, turns, chance):
    lots = chance.setup()
    ages = [str(i + 1) for i in range(len(words(fields["players"])))]
    for i in range(len(ages) - 1, 0, -1):
        place = lots.below(i + 1)
        ages[i], ages[place] = ages[place], ages[i]
    check_field(fields, "ages", ages)
    bag = [3] * len(TILES)
    active, last = 0, len(turns) - 1
    for number, turn in enumerate(turns):
        if turn.startswith("deal"):
            lots = chance.next()
            hands = [draw(bag, 6, lots) for _ in ages]
            chance.check(turn, "deal " + " | ".join(hands))
            active = opener(hands, ages)
            chance.awaits([active])
            continue
        active = active % len(ages) + 1
        chance.chosen(1)
        if "|" in turn:
            choice, found = (part.strip() for part in turn.split("|"))
            chance.check(found, draw(bag, len(found.split()), chance.next()))
            if choice.startswith("trade"):
                # What was set aside goes back after the draw.
                for tile in choice.split()[1:]:
                    bag[TILES.index(tile)] += 1
        elif turn != "pass" and sum(bag) > 0:
            # The log ends before the draw.
            continue
        if number < last or not chance.is_over:
            chance.awaits([active])


def opener(hands, ages):
    """Who begins: whoever has the longest line, and of several the oldest."""
    lengths = []
    for hand in hands:
        tiles = set(hand.split())
        colours, shapes = [tile[0] for tile in tiles], [tile[1] for tile in tiles]
        lengths.append(max(kinds.count(kind) for kinds in (colours, shapes) for kind in kinds))
    # Of several that are equally long, max takes the first.
    return max(map(int, ages), key=lambda player: lengths[player - 1])


def draw(bag, count, lots):
    """Takes tiles out of the bag, in which they lie in the order of their kinds."""
    drawn = []
    for _ in range(count):
        place = lots.below(sum(bag))
        kind = 0
        while place >= bag[kind]:
            place -= bag[kind]
            kind += 1
        bag[kind] -= 1
        drawn.append(kind)
    return " ".join(TILES[kind] for kind in sorted(drawn))


def records(text):
    """The fields and the turns of each game."""
    for record in text.split("rowlock record 1\n")[1:]:
        fields, turns = {}, []
        for line in record.splitlines():
            line = line.split(" #")[0].strip()
            if line.startswith("#") or line == "":
                continue
            name, colon, value = line.partition(":")
            if colon and "|" not in name and " " not in name:
                fields[name] = value.strip()
            else:
                number, dot, turn = line.partition(". ")
                turns.append(turn if dot and number.isdigit() else line)
        yield fields, turns


def check(fields, turns):
    chance = Chance(fields)
    check_game = check_qwirkle if fields["game"] == "qwirkle" else check_qwixx
    check_game(fields, turns, chance)
    chance.finish()
    return chance


def main(paths):
    games, unfair = 0, 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for fields, turns in records(text):
            games += 1
            try:
                chance = check(fields, turns)
                undone = f", {len(chance.undone)} undone" if chance.undone else ""
                print(f"{path}: fair: {chance.draws} rolls and draws, {chance.people} contributions{undone}")
            except Unfair as reason:
                unfair += 1
                print(f"{path}: not proven: {reason}")
    if games == 0:
        print("there is no record", file=sys.stderr)
        return 2
    return 1 if unfair else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
