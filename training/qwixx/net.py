"""Value networks as files: `docs/nets.md` says what is in them."""

import struct

import numpy as np

RULES = ("classic", "longo")
TOKENS = {"classic": 69, "longo": 108}
WIDTH = 16
MAGIC = b"rowlock net\0"
VERSION = 1


class Net:
    """A network's weights by name, and the order in which a file has them."""

    def __init__(self, longo, players, parts):
        self.longo, self.players, self.parts = bool(longo), players, parts

    @staticmethod
    def shapes(longo, players, hidden, second):
        """Names and shapes of all parts; a shape of one number is a row of plain floats."""
        tokens = TOKENS[RULES[bool(longo)]]
        shapes = [("embedding", (tokens, WIDTH)), ("first", (4 * players * WIDTH, hidden)),
                  ("misthrows", (4 * players, hidden)), ("totals", (players, hidden))]
        if longo:
            shapes.append(("lucky", (15 * players, hidden)))
        return shapes + [("bias1", (hidden,)), ("second", (second, hidden)), ("bias2", (second,)),
                         ("third", (2 * players, second)), ("bias3", (2 * players,))]

    @classmethod
    def random(cls, longo, players, hidden, second, seed):
        """Where training begins."""
        generator = np.random.default_rng(seed)
        inputs = dict(embedding=1.0, first=1 / (4 * players * WIDTH) ** 0.5, misthrows=0.1, totals=0.1, lucky=0.05,
                      second=(2 / hidden) ** 0.5, third=0.1 / second**0.5)
        parts = {name: generator.normal(0, inputs.get(name, 0.0), shape).astype(np.float32)
                 for name, shape in cls.shapes(longo, players, hidden, second)}
        return cls(longo, players, parts)

    def eights(self):
        """Every part as the file has it: rows of (scale, eight-bit numbers), or plain floats."""
        for name, part in self.parts.items():
            if part.ndim == 1:
                yield name, None, part.astype("<f4")
            else:
                scale = np.maximum(np.abs(part).max(1) / 127, 1e-12).astype("<f4")
                yield name, scale, np.clip(np.rint(part / scale[:, None]), -127, 127).astype(np.int8)

    def rounded(self):
        """The network as it is after writing and reading."""
        parts = {name: rows if scale is None else (scale[:, None] * rows).astype(np.float32)
                 for name, scale, rows in self.eights()}
        return Net(self.longo, self.players, parts)

    def write(self, path):
        hidden, second = len(self.parts["bias1"]), len(self.parts["bias2"])
        with open(path, "wb") as file:
            file.write(MAGIC + struct.pack("<BBBBHHH", VERSION, self.longo, self.players, WIDTH,
                                           len(self.parts["embedding"]), hidden, second))
            for _, scale, rows in self.eights():
                if scale is None:
                    file.write(rows.tobytes())
                else:
                    for one, row in zip(scale, rows):
                        file.write(one.tobytes() + row.tobytes())

    @classmethod
    def read(cls, path):
        data = open(path, "rb").read()
        version, longo, players, _, _, hidden, second = struct.unpack_from("<BBBBHHH", data, len(MAGIC))
        if not data.startswith(MAGIC) or version != VERSION:
            raise ValueError(f"{path}: no network of version {VERSION}")
        at, parts = len(MAGIC) + 10, {}
        for name, shape in cls.shapes(longo, players, hidden, second):
            if len(shape) == 1:
                parts[name] = np.frombuffer(data, "<f4", shape[0], at).copy()
                at += 4 * shape[0]
            else:
                rows = np.frombuffer(data, np.uint8, shape[0] * (4 + shape[1]), at).reshape(shape[0], -1)
                scale = rows[:, :4].copy().view("<f4")
                parts[name] = (scale * rows[:, 4:].copy().view(np.int8)).astype(np.float32)
                at += rows.size
        return cls(longo, players, parts)

    def values(self, tokens, misthrows, totals, lucky):
        """Shares of the victory and points to come of one state in canonical order, plainly and in doubles."""
        part = {name: value.astype(np.float64) for name, value in self.parts.items()}
        hidden = part["bias1"].copy()
        for slot, token in enumerate(tokens):
            hidden += part["embedding"][token] @ part["first"][slot * WIDTH : (slot + 1) * WIDTH]
        for seat in range(self.players):
            hidden += part["misthrows"][4 * seat + misthrows[seat]] + totals[seat] / 32 * part["totals"][seat]
            if self.longo:
                hidden += part["lucky"][15 * seat + lucky[2 * seat]] + part["lucky"][15 * seat + lucky[2 * seat + 1]]
        second = np.maximum(part["second"] @ np.maximum(hidden, 0) + part["bias2"], 0)
        out = part["third"] @ second + part["bias3"]
        share = np.exp(out[: self.players] - out[: self.players].max())
        return share / share.sum(), 32 * out[self.players :]

    def write_check(self, path, tokens, misthrows, totals, lucky):
        """A line for each state: tokens by seat, misthrows, totals, lucky numbers, shares, points to come."""
        joined = lambda values, mark: mark.join(str(int(value)) for value in values)
        with open(path, "w") as file:
            for state in zip(tokens, misthrows, totals, lucky):
                shares, points = self.values(*state)
                rows = "/".join(joined(state[0][4 * seat : 4 * seat + 4], ",") for seat in range(self.players))
                pairs = "/".join(joined(state[3][2 * seat : 2 * seat + 2] + 2, "+") for seat in range(self.players))
                numbers = " ".join(f"{value:.6f}" for value in [*shares, *points])
                file.write(f"{rows} {joined(state[1], '/')} {joined(state[2], '/')} {pairs if self.longo else '-'} {numbers}\n")
