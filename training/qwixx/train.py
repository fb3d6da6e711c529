"""Trains a value network for Qwixx or Longo by self-play, on one GPU.

    python3 train.py --rules classic --players 2 --out classic-2.net

Beside the network (`docs/nets.md` says what is in it) a file `.check` with values for the tests of whoever reads
it, and a file `.log` with a line for every report. The same command with the same seed trains in the same way; the last
bits differ from run to run, because a GPU adds in any order.

With `--against NET` nothing is written but the log: a copy of NET learns to beat NET, which stays as it is, and what it
wins is printed. That is how much a strong player could gain who knows the network inside out.
"""

import argparse
import ctypes
import json
import os
import subprocess
import tempfile
import time

import torch
import torch.nn.functional as F

from net import Net, RULES, TOKENS

HERE = os.path.dirname(os.path.abspath(__file__))
DEVICE = "cuda"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rules", choices=RULES, default="classic")
    parser.add_argument("--players", type=int, choices=range(2, 6), default=2)
    parser.add_argument("--out", default="out.net", help="where the network is written")
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--games", type=int, default=65536, help="games that are played at once")
    parser.add_argument("--turns", type=int, default=32, help="turns of each game in an iteration")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--trace", type=float, default=0.7, help="lambda of TD(lambda)")
    parser.add_argument("--rate", type=float, default=1e-3, help="first learning rate; the last is a hundredth")
    parser.add_argument("--average", type=float, default=0.001, help="how fast the averaged weights follow")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", help="a network that stays as it is; a copy of it learns to beat it")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop (and write) when so much time has passed")
    return parser.parse_args()


class NetPointers(ctypes.Structure):
    """`Net` of selfplay.cu."""

    _fields_ = [(name, ctypes.c_void_p) for name in
                ("rows", "misthrows", "lucky", "totals", "bias1", "second", "bias2", "third", "bias3")]


class Play(ctypes.Structure):
    """`Play` of selfplay.cu."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("games", "turns", "outcomes", "values", "others", "count")] + [
        ("most", ctypes.c_int)] + [(name, ctypes.c_void_p) for name in ("states", "targets", "flags", "statistics")] + [
        ("bonus", ctypes.c_float), ("blunders", ctypes.c_float), ("rounds", ctypes.c_int)]


def library(options):
    """selfplay.cu for this game, compiled."""
    out = os.path.join(tempfile.mkdtemp(), "selfplay.so")
    subprocess.run(["nvcc", "-O3", "-std=c++17", "-arch=native", "--extended-lambda", "-shared", "-Xcompiler", "-fPIC",
                    f"-DPLAYERS={options.players}", f"-DLONGO={int(options.rules == 'longo')}", f"-DH1={options.hidden}",
                    f"-DH2={options.second}", os.path.join(HERE, "selfplay.cu"), "-o", out], check=True)
    return ctypes.CDLL(out)


class Model(torch.nn.Module):
    """The network as it learns: `Net` with parameters."""

    def __init__(self, net):
        super().__init__()
        self.players, self.longo = net.players, net.longo
        for name, value in net.parts.items():
            self.register_parameter(name, torch.nn.Parameter(torch.tensor(value, dtype=torch.float32, device=DEVICE)))

    def tables(self):
        """What each token in each slot adds to each unit of the first layer: slots × tokens × units."""
        slots, (tokens, width) = 4 * self.players, self.embedding.shape
        return torch.matmul(self.embedding, self.first.view(slots, width, -1))

    def forward(self, state):
        """Logits of the victory and points to come over 32, of states as `Features` has them."""
        slots, tokens = 4 * self.players, self.embedding.shape[0]
        hot = torch.zeros(len(state.tokens), slots * tokens, device=DEVICE)
        at = state.tokens.long() + tokens * torch.arange(slots, device=DEVICE)
        hot.scatter_(1, at, 1.0)
        hidden = hot @ self.tables().view(slots * tokens, -1) + self.bias1
        seats = torch.arange(self.players, device=DEVICE)
        hidden = hidden + F.one_hot(state.misthrows.long() + 4 * seats, 4 * self.players).sum(1).float() @ self.misthrows
        hidden = hidden + (state.totals / 32) @ self.totals
        if self.longo:
            lucky = state.lucky.long() + 15 * seats.repeat_interleave(2)
            hidden = hidden + F.one_hot(lucky, 15 * self.players).sum(1).float() @ self.lucky
        hidden = torch.relu(hidden)
        out = torch.relu(hidden @ self.second.T + self.bias2) @ self.third.T + self.bias3
        return out[:, : self.players], out[:, self.players :]

    def net(self):
        return Net(self.longo, self.players, {name: value.detach().cpu().numpy() for name, value in self.named_parameters()})


class States:
    """Bytes of `Features`, taken apart."""

    def __init__(self, raw, players):
        at = 2 * players
        self.totals = raw[:, :at].contiguous().view(torch.int16).float()
        self.tokens = raw[:, at : at + 4 * players]
        self.misthrows = raw[:, at + 4 * players : at + 5 * players]
        self.lucky = raw[:, at + 5 * players : at + 7 * players]
        self.seat = raw[:, at + 7 * players + 1]


def pointers(model):
    """A network for selfplay.cu, and what must be kept alive meanwhile."""
    with torch.no_grad():
        kept = dict(rows=model.tables().half(), misthrows=model.misthrows.half(),
                    lucky=model.lucky.half() if model.longo else model.misthrows.half(),
                    totals=model.totals.clone(), bias1=model.bias1.clone(), second=model.second.T.contiguous(),
                    bias2=model.bias2.clone(), third=model.third.clone(), bias3=model.bias3.clone())
    kept = {name: value.contiguous() for name, value in kept.items()}
    return NetPointers(**{name: value.data_ptr() for name, value in kept.items()}), kept


class SelfPlay:
    """Many games that go on for ever, and what the last turns of them taught."""

    def __init__(self, options):
        self.options, self.code = options, library(options)
        sizes = (ctypes.c_int * 9)()
        self.code.sizes(sizes)
        game, turn, self.features, values = sizes[:4]
        assert sizes[4] == TOKENS[options.rules] and sizes[7] == options.players
        n, turns, most = options.games, options.turns, options.games * 400
        byte = lambda *shape: torch.zeros(*shape, dtype=torch.uint8, device=DEVICE)
        self.games, self.turns, self.outcomes = byte(n * game), byte(n * turn), byte(most * self.features)
        self.values = byte(most * values)
        self.others = byte(most * values) if options.against else None
        self.count = torch.zeros(1, dtype=torch.int32, device=DEVICE)
        self.states = byte(turns, n, self.features)
        self.targets = torch.zeros(turns, n, 2 * options.players, device=DEVICE)
        self.flags = byte(turns, n)
        self.statistics = torch.zeros(8, device=DEVICE)
        self.most = most
        self.code.deal(ctypes.c_void_p(self.games.data_ptr()), n, ctypes.c_uint64(options.seed))

    def run(self, model, frozen, bonus, blunders):
        """Plays the turns of an iteration."""
        learner, kept = pointers(model)
        other, kept_too = pointers(frozen) if frozen else (None, None)
        play = Play(games=self.games.data_ptr(), turns=self.turns.data_ptr(), outcomes=self.outcomes.data_ptr(),
                    values=self.values.data_ptr(), others=self.others.data_ptr() if frozen else None,
                    count=self.count.data_ptr(), most=self.most, statistics=self.statistics.data_ptr(),
                    bonus=bonus, blunders=blunders, rounds=16)
        torch.cuda.synchronize()
        for turn in range(self.options.turns):
            play.states = self.states[turn].data_ptr()
            play.targets = self.targets[turn].data_ptr()
            play.flags = self.flags[turn].data_ptr()
            self.code.step(ctypes.byref(play), ctypes.byref(learner), ctypes.byref(other) if other else None,
                           self.options.games)
        torch.cuda.synchronize()
        error = self.code.failed()
        assert error == 0, f"CUDA error {error}"
        assert self.count.item() <= self.most, "more outcomes than there is room for"

    def lessons(self, trace):
        """Targets of TD(lambda), seats as at the table: shares of the victory and final points."""
        out = torch.empty_like(self.targets)
        out[-1] = self.targets[-1]
        for turn in reversed(range(self.options.turns - 1)):
            ends = (self.flags[turn] > 0).unsqueeze(1)
            mixed = (1 - trace) * self.targets[turn] + trace * out[turn + 1]
            out[turn] = torch.where(ends, self.targets[turn], mixed)
        return out


class Learning:
    """Steps of learning, all alike, recorded once and then repeated by the GPU itself."""

    def __init__(self, model, average, options, features):
        self.model, self.average, self.options = model, average, options
        self.rate = torch.tensor(options.rate, device=DEVICE)
        self.optimiser = torch.optim.Adam(model.parameters(), lr=self.rate, betas=(0.9, 0.99), fused=True, capturable=True)
        self.raw = torch.zeros(options.batch, features, dtype=torch.uint8, device=DEVICE)
        self.lesson = torch.zeros(options.batch, 2 * options.players, device=DEVICE)
        self.losses = torch.zeros(2, device=DEVICE)
        self.graph = None

    def step(self):
        players = self.options.players
        state = States(self.raw, players)
        # From seats at the table to seats from whoever rolls.
        seats = (state.seat.long().unsqueeze(1) + torch.arange(players, device=DEVICE)) % players
        shares = self.lesson[:, :players].gather(1, seats)
        points = (self.lesson[:, players:].gather(1, seats) - state.totals) / 32
        logits, to_come = self.model(state)
        victory = -(shares * F.log_softmax(logits, 1)).sum(1).mean()
        distance = F.mse_loss(to_come, points)
        self.optimiser.zero_grad(set_to_none=True)
        (victory + 0.3 * distance).backward()
        self.optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.model.parameters()), self.options.average)
            self.losses += torch.stack([victory.detach(), distance.detach()])

    def record(self):
        """The first steps are done one by one, as PyTorch wants it before a recording."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.step()

    def learn(self, raw, lessons, rate):
        """One pass over the turns of an iteration."""
        raw, lessons = raw.view(-1, raw.shape[-1]), lessons.view(-1, lessons.shape[-1])
        order = torch.randperm(len(raw), device=DEVICE)
        self.rate.fill_(rate)
        self.losses.zero_()
        steps = len(raw) // self.options.batch
        for at in range(steps):
            chosen = order[at * self.options.batch : (at + 1) * self.options.batch]
            self.raw.copy_(raw[chosen])
            self.lesson.copy_(lessons[chosen])
            if self.graph is None:
                self.record()
            self.graph.replay()
        return (self.losses / steps).tolist()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    if options.against:
        first = Net.read(options.against)
        options.rules, options.players = RULES[first.longo], first.players
        options.hidden, options.second = len(first.parts["bias1"]), len(first.parts["bias2"])
    else:
        first = Net.random(options.rules == "longo", options.players, options.hidden, options.second, options.seed)
    model, average = Model(first), Model(first)
    frozen = Model(first) if options.against else None
    games = SelfPlay(options)
    learning = Learning(model, average, options, games.features)
    log, began, played, playing, done = open(options.out + ".log", "w"), time.time(), 0, 0.0, 0.0
    while done < 1:
        done = max((played + 1) / options.iterations, (time.time() - began) / options.seconds)
        bonus = 0 if options.against else 0.002 * max(0.0, 1 - done / 0.2)
        blunders = 0.0 if done > 0.95 and options.against else 0.1
        start = time.time()
        games.run(average, frozen, bonus, blunders)
        playing += time.time() - start
        losses = learning.learn(games.states, games.lessons(options.trace), options.rate * 0.01 ** min(done, 1))
        played += 1
        if played % 20 == 0 or done >= 1:
            report(log, games, losses, played, time.time() - began, playing)
    if not options.against:
        write(average, games, options)


def report(log, games, losses, played, seconds, playing):
    count, turns, points, best, ties, won, of = games.statistics[:7].tolist()
    line = dict(iteration=played, seconds=round(seconds, 1), playing=round(playing, 1), games=int(count), turns=turns / count, points=points / count,
                winner=best / count, ties=ties / count, loss=losses[0], distance=losses[1])
    if of:
        line["won"] = won / of
    games.statistics.zero_()
    log.write(json.dumps(line) + "\n")
    log.flush()
    print(json.dumps({name: round(value, 4) for name, value in line.items()}), flush=True)


def write(average, games, options):
    """The network in eight bits, and what it makes of some states, worked out from those eight bits."""
    net = average.net().rounded()
    net.write(options.out)
    raw = games.states.view(-1, games.features)
    some = States(raw[torch.randint(len(raw), (256,), device=DEVICE)], options.players)
    net.write_check(options.out.removesuffix(".net") + ".check", some.tokens.cpu().numpy(), some.misthrows.cpu().numpy(),
                    some.totals.cpu().numpy(), some.lucky.cpu().numpy())


if __name__ == "__main__":
    main()
