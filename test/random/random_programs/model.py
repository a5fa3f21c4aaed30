# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The state in which the model runs a kernel: one block after the other, all of its lanes side by side.

A statement is executed for all active lanes before the next one begins. That gives the right results for any order of lanes, because
generated kernels exchange values only through barriers, warp operations, and atomics whose results do not depend on the order.
"""

MASK64 = (1 << 64) - 1


class ModelError(Exception):
    """The generator made a program that breaks its own rules."""


class Block:
    """A block of the grid while it runs. `columns`: for each variable its value in each lane."""

    def __init__(self, index, threads, blocks, memory, on_device=True):
        self.on_device = on_device
        self.index, self.threads, self.blocks, self.memory = index, threads, blocks, memory
        self.columns = {}
        self.shared = {}
        self.loops = []  # sets of lanes that have left a loop, and that skip the rest of its body
        self.returned = []  # for each call in progress: lane to result

    def lanes(self):
        return list(range(self.threads))

    def read(self, name, lanes):
        column = self.columns[name]
        return [column[lane] for lane in lanes]

    def write(self, name, lanes, values):
        column = self.columns.get(name)
        if column is None:
            column = self.columns[name] = [0] * self.threads
        for lane, value in zip(lanes, values):
            column[lane] = value


def warps_of(lanes):
    """The active lanes of each warp: pairs of the warp's first lane and its lanes."""
    warps = {}
    for lane in lanes:
        warps.setdefault(lane // 32 * 32, []).append(lane)
    return warps.items()


def mask_of(lanes):
    """The lanes of one warp as the bits of a mask."""
    return sum(1 << lane % 32 for lane in lanes)


def hashed(seed, index):
    """The test data's number at an index; `hashed` in common.h computes the same."""
    x = (seed + index * 0x9e3779b97f4a7c15) & MASK64
    x = ((x ^ (x >> 30)) * 0xbf58476d1ce4e5b9) & MASK64
    x = ((x ^ (x >> 27)) * 0x94d049bb133111eb) & MASK64
    return x ^ (x >> 31)


def digest(values):
    """The checksum that a program prints of an array; `digest` in common.h computes the same."""
    result = 14695981039346656037
    for value in values:
        result = ((result ^ value) * 1099511628211) & MASK64
        result ^= result >> 29
    return result
