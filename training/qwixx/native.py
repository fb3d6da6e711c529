"""selfplay.cu as a library for one game, for the GPU or for the processor."""

import ctypes
import os
import subprocess
import tempfile

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "selfplay.cu")
COMPILERS = {
    "cuda": ["nvcc", "-O3", "-arch=native", "--extended-lambda", "-Xcompiler", "-fPIC"],
    "cpu": ["c++", "-O2", "-fPIC", "-x", "c++"],
}


def compiled(device, longo, players, hidden=128, second=32):
    """The library; `hidden` and `second` are the widths of the networks that it plays with."""
    out = os.path.join(tempfile.mkdtemp(), "selfplay.so")
    sizes = dict(PLAYERS=players, LONGO=int(longo), H1=hidden, H2=second)
    subprocess.run([*COMPILERS[device], "-std=c++17", "-shared", *(f"-D{name}={size}" for name, size in sizes.items()),
                    SOURCE, "-o", out], check=True)
    return ctypes.CDLL(out)
