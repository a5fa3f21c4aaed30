# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements that use memory which threads share: exchanges through shared memory, block-wide counts, and atomics.

Atomics are used so that the order does not matter: an array has one operation, whose results commute, and what an atomic returns is used
only where each thread has an element of its own.
"""

import dataclasses

from .expressions import Cast, as_type
from .model import ModelError
from .scalars import F32, F64, I8, I16, I32, I64, U32, U64, Scalar, wrap
from .statements import Statement


@dataclasses.dataclass
class Array:
    """Memory of the device. `role`: `in` is filled with test data, `out` and `atomic` are printed. `spread`: test data below this."""
    name: str
    scalar: Scalar
    count: int
    role: str
    seed: int = 0
    spread: int = 0
    start: int = 0
    operation: str = ""
    cached: bool = False
    constant: bool = False


ATOMICS = {
    "Add": (lambda a, b: a + b, (I32, U32, U64, F32, F64)), "Sub": (lambda a, b: a - b, (I32, U32)), "Min": (min, (I32, U32, I64, U64)), "Max": (max, (I32, U32, I64, U64)),
    "And": (lambda a, b: a & b, (I32, U32, U64)), "Or": (lambda a, b: a | b, (I32, U32, U64)), "Xor": (lambda a, b: a ^ b, (I32, U32, U64)),
    "Inc": (lambda a, b: 0 if a >= b else a + 1, (U32,)), "Dec": (lambda a, b: b if a == 0 or a > b else a - 1, (U32,)), "Multiply": (lambda a, b: a * b, (U32, U64)),
}


def atomic_name(operation):
    """CUDA's function, or our own with a loop of compare-and-swap."""
    return "multiplyAtomically" if operation == "Multiply" else "atomic" + operation


def applied(scalar, operation, old, value):
    result = ATOMICS[operation][0](old, value)
    if scalar.floating and abs(result) > scalar.limit:
        raise ModelError("a sum that is not exact")
    return result if scalar.floating else wrap(scalar, result)


def operand_of(scope, scalar, operation, depth=2):
    """What an atomic is called with. Sums of floats are of small numbers; the bound of `Inc` and `Dec` is the same for all."""
    if operation in ("Inc", "Dec"):
        return scope.literal_in(U32, 3, 40)
    if scalar.floating:
        return Cast(scalar, scope.expression(I8 if scalar is F32 else I16, depth))
    return scope.expression(scalar, depth)


class Atomic(Statement):
    """An atomic on an element that other threads use too. `operand` of `Inc` belongs to the array."""
    kids = ("index", "operand")

    def __init__(self, array, index, operand):
        self.array, self.index, self.operand = array, index, operand

    def execute(self, block, lanes):
        data, scalar = block.memory[self.array.name], self.array.scalar
        for index, value in zip(self.index.values(block, lanes), self.operand.values(block, lanes)):
            place = index % self.array.count
            data[place] = applied(scalar, self.array.operation, data[place], value)
        return lanes

    def lines(self):
        return [f"{atomic_name(self.array.operation)}(&{self.array.name}[({self.index.text()}) % {self.array.count}u], {self.operand.text()});"]


class OwnAtomic(Statement):
    """An atomic on the thread's own element, whose result is used."""
    kids = ("operand",)

    def __init__(self, target, array, operand):
        self.target, self.array, self.operand = target, array, operand

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        data, scalar = block.memory[self.array.name], self.array.scalar
        values = self.operand.values(block, lanes)
        old = []
        for lane, value in zip(lanes, values):
            place = block.index * block.threads + lane
            old.append(data[place])
            data[place] = value if self.array.operation == "Exch" else applied(scalar, self.array.operation, data[place], value)
        block.write(self.target.name, lanes, old)
        return lanes

    def lines(self):
        return [f"{self.target.text()} = atomic{self.array.operation}(&{self.array.name}[index], {self.operand.text()});"]


@dataclasses.dataclass
class Permutation:
    """Which element of a shared array a thread uses: all threads different ones."""
    kind: str
    number: int

    def of(self, lane, threads):
        return {"same": lane, "reverse": threads - 1 - lane, "rotate": (lane + self.number) % threads, "xor": lane ^ self.number}[self.kind]

    def text(self, threads):
        return {"same": "rank", "reverse": f"{threads - 1} - rank", "rotate": f"(rank + {self.number}) % {threads}", "xor": f"rank ^ {self.number}"}[self.kind]


def permutation(rng, threads):
    kinds = ["same", "reverse", "rotate"] + (["xor"] if threads & (threads - 1) == 0 else [])
    kind = rng.choice(kinds)
    return Permutation(kind, rng.randrange(1, threads) if kind != "same" else 0)


class Exchange(Statement):
    """Each thread writes an element of shared memory, and after a barrier reads one of another thread."""
    kids = ("value",)

    def __init__(self, target, shared, value, put, get, threads):
        self.target, self.shared, self.value, self.put, self.get, self.threads = target, shared, value, put, get, threads

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        data = {}
        for lane, value in zip(lanes, self.value.values(block, lanes)):
            data[self.put.of(lane, self.threads)] = value
        block.write(self.target.name, lanes, [data[self.get.of(lane, self.threads)] for lane in lanes])
        return lanes

    def lines(self):
        return [f"{self.shared}[{self.put.text(self.threads)}] = {self.value.text()};", "__syncthreads();", f"{self.target.text()} = {self.shared}[{self.get.text(self.threads)}];", "__syncthreads();"]


class Histogram(Statement):
    """Atomics on shared memory between barriers, and a look at one element."""
    kids = ("start", "index", "operand", "look")

    def __init__(self, target, shared, scalar, count, operation, start, index, operand, look):
        self.target, self.shared, self.scalar, self.count, self.operation = target, shared, scalar, count, operation
        self.start, self.index, self.operand, self.look = start, index, operand, look

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        data = [self.start.values(block, [0])[0]] * self.count
        for index, value in zip(self.index.values(block, lanes), self.operand.values(block, lanes)):
            data[index % self.count] = applied(self.scalar, self.operation, data[index % self.count], value)
        block.write(self.target.name, lanes, [data[index % self.count] for index in self.look.values(block, lanes)])
        return lanes

    def lines(self):
        return [f"if (rank < {self.count})", f"  {self.shared}[rank] = {self.start.text()};", "__syncthreads();",
                f"{atomic_name(self.operation)}(&{self.shared}[({self.index.text()}) % {self.count}u], {self.operand.text()});", "__syncthreads();",
                f"{self.target.text()} = {self.shared}[({self.look.text()}) % {self.count}u];", "__syncthreads();"]


class BlockVote(Statement):
    """`__syncthreads_count` and its relatives."""
    kids = ("value",)

    def __init__(self, target, kind, value):
        self.target, self.kind, self.value = target, kind, value

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        values = [int(value != 0) for value in self.value.values(block, lanes)]
        result = {"count": sum(values), "and": min(values), "or": max(values)}[self.kind]
        block.write(self.target.name, lanes, [result] * len(lanes))
        return lanes

    def lines(self):
        tail = "" if self.kind == "count" else " != 0"
        return [f"{self.target.text()} = __syncthreads_{self.kind}({self.value.text()}){tail};"]


class TreeSum(Statement):
    """A sum over the block by halves, for any number of threads."""
    kids = ("value",)

    def __init__(self, target, shared, value, threads):
        self.target, self.shared, self.value, self.threads = target, shared, as_type(target.scalar, value), threads

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        total = wrap(self.target.scalar, sum(self.value.values(block, lanes)))
        block.write(self.target.name, lanes, [total] * len(lanes))
        return lanes

    def lines(self):
        half = 1 << (self.threads - 1).bit_length() - 1
        return [f"{self.shared}[rank] = {self.value.text()};", "__syncthreads();", f"for (int half = {half}; half > 0; half >>= 1) {{", f"  if (rank < half && rank + half < {self.threads})",
                f"    {self.shared}[rank] += {self.shared}[rank + half];", "  __syncthreads();", "}", f"{self.target.text()} = {self.shared}[0];", "__syncthreads();"]
