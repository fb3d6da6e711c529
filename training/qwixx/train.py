"""Trains a value network for Qwixx or Longo by self-play, on one GPU.

    python3 train.py --rules classic --players 2 --out classic-2.net

Beside the network (`docs/nets.md` says what is in it) a file `.check` with values for the tests of whoever reads
it, and a file `.log` with a line for every report. The same command with the same seed trains in the same way; the last
bits differ from run to run, because a GPU adds in any order.

Every minute and at the end it writes a file `.checkpoint`. `--resume` continues from there as if there had been no
break; `--piece` stops after the given number of seconds.

With `--against NET` no network is written: a copy of NET learns to beat NET, which stays as it is, and what it
wins is printed. That is how much a strong player could gain who knows the network inside out.
"""

import argparse
import ctypes
import json
import os
import time

import torch
import torch.nn.functional as F

from native import compiled
from net import Net, RULES, TOKENS

# Options that cannot change when a training is resumed.
FIXED = ("rules", "players", "hidden", "second", "games", "against")
# Options that a checkpoint does not save.
PASSING = ("resume", "piece", "device")


def parser():
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
    parser.add_argument("--seconds", type=float, default=1e9, help="how long the whole training takes, all pieces together, unless it reaches --iterations first")
    parser.add_argument("--piece", type=float, default=1e9, help="stop after this many seconds; continue with --resume")
    parser.add_argument("--every", type=float, default=60, help="seconds between checkpoints")
    parser.add_argument("--resume", metavar="CHECKPOINT", help="continue from this file; options not given are those it was saved with")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda", help="cpu is for tests only")
    return parser


def arguments(words=None):
    """The options, and the checkpoint to continue from, if any."""
    reader = parser()
    options, before = reader.parse_args(words), None
    if options.resume:
        try:
            before = torch.load(options.resume, map_location="cpu", weights_only=True)
            saved = before["options"]
        except Exception as error:  # PyTorch does not document what it raises for a broken file.
            reader.error(f"{options.resume} is no checkpoint: {error}")
        reader.set_defaults(**saved)
        options = reader.parse_args(words)
        for name in FIXED:
            if getattr(options, name) != saved[name]:
                reader.error(f"{options.resume} has --{name} {saved[name]}, which cannot change")
    if options.against:
        first = Net.read(options.against)
        options.rules, options.players = RULES[first.longo], first.players
        options.hidden, options.second = len(first.parts["bias1"]), len(first.parts["bias2"])
    return options, before


class NetPointers(ctypes.Structure):
    """`Net` of selfplay.cu."""

    _fields_ = [(name, ctypes.c_void_p) for name in
                ("rows", "misthrows", "lucky", "totals", "bias1", "second", "bias2", "third", "bias3")]


class Play(ctypes.Structure):
    """`Play` of selfplay.cu."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("games", "turns", "outcomes", "values", "others", "count")] + [
        ("most", ctypes.c_int)] + [(name, ctypes.c_void_p) for name in ("states", "targets", "flags", "statistics")] + [
        ("bonus", ctypes.c_float), ("blunders", ctypes.c_float), ("rounds", ctypes.c_int)]


class Model(torch.nn.Module):
    """The network as it learns: `Net` with parameters."""

    def __init__(self, net):
        super().__init__()
        self.players, self.longo = net.players, net.longo
        for name, value in net.parts.items():
            self.register_parameter(name, torch.nn.Parameter(torch.tensor(value, dtype=torch.float32)))

    def tables(self):
        """What each token in each slot adds to each unit of the first layer: slots × tokens × units."""
        slots, (tokens, width) = 4 * self.players, self.embedding.shape
        return torch.matmul(self.embedding, self.first.view(slots, width, -1))

    def forward(self, state):
        """Logits of the victory and points to come over 32, of states as `Features` has them."""
        slots, tokens = 4 * self.players, self.embedding.shape[0]
        hot = torch.zeros(len(state.tokens), slots * tokens)
        at = state.tokens.long() + tokens * torch.arange(slots)
        hot.scatter_(1, at, 1.0)
        hidden = hot @ self.tables().view(slots * tokens, -1) + self.bias1
        seats = torch.arange(self.players)
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
    # `Half` of selfplay.cu is half a float only on a GPU.
    half = torch.float16 if model.embedding.is_cuda else torch.float32
    with torch.no_grad():
        kept = dict(rows=model.tables().to(half), misthrows=model.misthrows.to(half, copy=True),
                    lucky=(model.lucky if model.longo else model.misthrows).to(half, copy=True),
                    totals=model.totals.clone(), bias1=model.bias1.clone(), second=model.second.T.contiguous(),
                    bias2=model.bias2.clone(), third=model.third.clone(), bias3=model.bias3.clone())
    kept = {name: value.contiguous() for name, value in kept.items()}
    return NetPointers(**{name: value.data_ptr() for name, value in kept.items()}), kept


class SelfPlay:
    """Many games that go on for ever, and what the last turns of them taught."""

    def __init__(self, options):
        self.options = options
        self.code = compiled(options.device, options.rules == "longo", options.players, options.hidden, options.second)
        sizes = (ctypes.c_int * 9)()
        self.code.sizes(sizes)
        game, turn, self.features, values = sizes[:4]
        assert sizes[4] == TOKENS[options.rules] and sizes[7] == options.players
        n, turns, most = options.games, options.turns, options.games * 400
        byte = lambda *shape: torch.zeros(*shape, dtype=torch.uint8)
        self.games, self.turns, self.outcomes = byte(n * game), byte(n * turn), byte(most * self.features)
        self.values = byte(most * values)
        self.others = byte(most * values) if options.against else None
        self.count = torch.zeros(1, dtype=torch.int32)
        self.states = byte(turns, n, self.features)
        self.targets = torch.zeros(turns, n, 2 * options.players)
        self.flags = byte(turns, n)
        self.statistics = torch.zeros(8)
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
        self.wait()
        for turn in range(self.options.turns):
            play.states = self.states[turn].data_ptr()
            play.targets = self.targets[turn].data_ptr()
            play.flags = self.flags[turn].data_ptr()
            self.code.step(ctypes.byref(play), ctypes.byref(learner), ctypes.byref(other) if other else None,
                           self.options.games)
        self.wait()
        error = self.code.failed()
        assert error == 0, f"CUDA error {error}"
        assert self.count.item() <= self.most, "more outcomes than there is room for"

    def wait(self):
        """Waits for the GPU: PyTorch and selfplay.cu do not wait for each other."""
        if self.options.device == "cuda":
            torch.cuda.synchronize()

    def kept(self):
        """The tensors that the next iteration depends on."""
        return [self.games, self.statistics]

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
    """Steps of learning, all alike; a GPU records one and then repeats it by itself."""

    def __init__(self, model, average, options, features):
        self.model, self.average, self.options = model, average, options
        self.rate = torch.tensor(options.rate)
        self.gpu = options.device == "cuda"
        self.optimiser = torch.optim.Adam(model.parameters(), lr=self.rate, betas=(0.9, 0.99), fused=True, capturable=self.gpu)
        self.begin()
        self.raw = torch.zeros(options.batch, features, dtype=torch.uint8)
        self.lesson = torch.zeros(options.batch, 2 * options.players)
        self.losses = torch.zeros(2)
        self.graph = None

    def begin(self):
        """Makes the optimiser allocate its state, which it does in its first step, by a step that changes nothing."""
        for parameter in self.model.parameters():
            parameter.grad = torch.zeros_like(parameter)
        self.optimiser.step()
        for memory in self.optimiser.state.values():
            memory["step"].zero_()

    def kept(self):
        """The tensors that the next step depends on."""
        memories = [tensor for memory in self.optimiser.state.values() for _, tensor in sorted(memory.items())]
        return [tensor.detach() for tensor in (*self.model.parameters(), *self.average.parameters(), *memories)]

    def step(self):
        players = self.options.players
        state = States(self.raw, players)
        # From seats at the table to seats from whoever rolls.
        seats = (state.seat.long().unsqueeze(1) + torch.arange(players)) % players
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
        """PyTorch wants some steps before a recording; they are undone, so that a resumed training repeats none."""
        tensors = [*self.kept(), self.losses]
        before = [tensor.clone() for tensor in tensors]
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        copy_into(tensors, before)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.step()

    def learn(self, raw, lessons, rate):
        """One pass over the turns of an iteration."""
        raw, lessons = raw.view(-1, raw.shape[-1]), lessons.view(-1, lessons.shape[-1])
        order = torch.randperm(len(raw))
        self.rate.fill_(rate)
        self.losses.zero_()
        steps = len(raw) // self.options.batch
        for at in range(steps):
            chosen = order[at * self.options.batch : (at + 1) * self.options.batch]
            self.raw.copy_(raw[chosen])
            self.lesson.copy_(lessons[chosen])
            if not self.gpu:
                self.step()
                continue
            if self.graph is None:
                self.record()
            self.graph.replay()
        return (self.losses / steps).tolist()


def copy_into(tensors, saved):
    """Copies saved numbers into tensors in place: a recorded CUDA graph knows tensors by their address."""
    for tensor, numbers in zip(tensors, saved, strict=True):
        tensor.copy_(numbers)


class Training:
    """A training and how far it has come."""

    def __init__(self, options):
        self.options = options
        first = Net.read(options.against) if options.against else Net.random(
            options.rules == "longo", options.players, options.hidden, options.second, options.seed)
        self.model, self.average = Model(first), Model(first)
        self.frozen = Model(first) if options.against else None
        self.games = SelfPlay(options)
        self.learning = Learning(self.model, self.average, options, self.games.features)
        # Iterations, seconds, and seconds of playing, earlier pieces included.
        self.played, self.seconds, self.playing = 0, 0.0, 0.0

    def kept(self):
        return [*self.games.kept(), *self.learning.kept()]

    def save(self, path):
        """Writes a checkpoint; an older one stays until the new one is complete."""
        lasting = {name: value for name, value in vars(self.options).items() if name not in PASSING}
        torch.save(dict(options=lasting, played=self.played, seconds=self.seconds, playing=self.playing, tensors=self.kept(),
                        random=generator(self.options).get_state()), path + ".part")
        os.replace(path + ".part", path)

    def restore(self, before):
        """Continues from a checkpoint."""
        self.played, self.seconds, self.playing = before["played"], before["seconds"], before["playing"]
        copy_into(self.kept(), before["tensors"])
        generator(self.options).set_state(before["random"])

    def done(self, played):
        """The fraction of the training that is over after this many iterations."""
        return max(played / self.options.iterations, self.seconds / self.options.seconds)

    def iterate(self):
        """Plays some turns of all games and learns from them."""
        options, done = self.options, self.done(self.played + 1)
        bonus = 0 if options.against else 0.002 * max(0.0, 1 - done / 0.2)
        blunders = 0.0 if done > 0.95 and options.against else 0.1
        start = time.time()
        self.games.run(self.average, self.frozen, bonus, blunders)
        self.playing += time.time() - start
        losses = self.learning.learn(self.games.states, self.games.lessons(options.trace), options.rate * 0.01 ** min(done, 1))
        self.played += 1
        self.seconds += time.time() - start
        return losses

    def run(self, log):
        """Iterates, once at least, until all is done or the time of this piece is up."""
        options, began, saved, over = self.options, time.time(), time.time(), False
        while not over:
            losses = self.iterate()
            over = self.done(self.played) >= 1 or time.time() - began >= options.piece
            if self.played % 20 == 0 or over:
                report(log, self.games, losses, self.played, self.seconds, self.playing)
            if over or time.time() - saved >= options.every:
                self.save(options.out + ".checkpoint")
                saved = time.time()


def generator(options):
    """The random generator that shuffles what is learned from."""
    return torch.cuda.default_generators[0] if options.device == "cuda" else torch.default_generator


def main():
    options, before = arguments()
    torch.set_default_device(options.device)
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    training = Training(options)
    if before:
        training.restore(before)
    if training.done(training.played) >= 1:
        raise SystemExit(f"{options.resume} is of a finished training; raise --iterations or --seconds to continue it")
    with open(options.out + ".log", "a" if before else "w") as log:
        training.run(log)
    if not options.against:
        write(training.average, training.games, options)


def report(log, games, losses, played, seconds, playing):
    count, turns, points, best, ties, won, of = games.statistics[:7].tolist()
    count = max(count, 1)  # A short piece may end before any game does.
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
    some = States(raw[torch.randint(len(raw), (256,))], options.players)
    net.write_check(options.out.removesuffix(".net") + ".check", some.tokens.cpu().numpy(), some.misthrows.cpu().numpy(),
                    some.totals.cpu().numpy(), some.lucky.cpu().numpy())


if __name__ == "__main__":
    main()
