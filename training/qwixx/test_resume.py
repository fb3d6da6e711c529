"""A training in pieces makes the same network as one without a break.

    python3 -m unittest

Needs PyTorch and a C++ compiler, but no GPU: a processor always adds in the same order, so files can be compared.
"""

import os
import subprocess
import sys
import tempfile
import unittest

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
TINY = "--device cpu --rules longo --players 3 --games 64 --turns 4 --batch 32 --hidden 32 --second 8 --iterations 6".split()


class Resume(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def train(self, *words):
        return subprocess.run([sys.executable, os.path.join(HERE, "train.py"), *words], capture_output=True, text=True)

    def whole(self):
        """A training without a break."""
        done = self.train(*TINY, "--out", self.path("whole.net"))
        self.assertEqual(done.returncode, 0, done.stderr)

    def bytes(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def test_pieces_make_the_same_network(self):
        self.whole()
        words = [*TINY, "--out", self.path("pieces.net")]
        for played in range(1, 7):
            # The shortest piece is one iteration.
            done = self.train(*words, "--piece", "0")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.played("pieces.net"), played)
            words = ["--device", "cpu", "--resume", self.path("pieces.net.checkpoint")]
        for ending in (".net", ".check"):
            self.assertEqual(self.bytes("whole" + ending), self.bytes("pieces" + ending))

    def played(self, name):
        return torch.load(self.path(name + ".checkpoint"), weights_only=True)["played"]

    def test_a_finished_training_continues_when_more_is_asked_for(self):
        self.whole()
        again = ["--device", "cpu", "--resume", self.path("whole.net.checkpoint")]
        done = self.train(*again)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("raise --iterations", done.stderr)
        before = self.bytes("whole.net")
        done = self.train(*again, "--iterations", "8")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.played("whole.net"), 8)
        self.assertNotEqual(self.bytes("whole.net"), before)

    def test_what_does_not_fit_is_refused(self):
        self.whole()
        done = self.train("--resume", self.path("whole.net.checkpoint"), "--players", "4")
        self.assertEqual(done.returncode, 2)
        self.assertIn("has --players 3, which cannot change", done.stderr)
        with open(self.path("broken"), "wb") as file:
            file.write(self.bytes("whole.net.checkpoint")[:1000])
        for name in ("broken", "missing", "whole.net"):
            done = self.train("--resume", self.path(name))
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn("is no checkpoint", done.stderr)


if __name__ == "__main__":
    unittest.main()
