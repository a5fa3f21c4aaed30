# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cooperative groups: tiles of a block, parts of tiles, and the threads that reach a place together."""

from .expressions import Binary, Literal, as_type
from .memory import Array
from .model import warps_of
from .scalars import BOOL, F32, F64, I32, I64, U32, U64, wrap
from .statements import Statement

OPERATORS = {"plus": lambda a, b: a + b, "less": min, "greater": max, "bit_and": lambda a, b: a & b, "bit_or": lambda a, b: a | b, "bit_xor": lambda a, b: a ^ b}
SIZES = (1, 2, 4, 8, 16, 32)
COLLECTIVES = ("shfl", "shfl_up", "shfl_down", "shfl_xor", "any", "all", "ballot", "match_any", "reduce", "inclusive_scan", "exclusive_scan", "place")


class Group:
    """How a group is written, and which of some lanes belong together. `name` is a variable of the kernel, or a new one."""

    def __init__(self, name, size=None, maker=None, value=None):
        self.name, self.size, self.maker, self.value = name, size, maker, value

    def divided(self, block, lanes):
        """The groups of these lanes, each in the order of ranks."""
        if self.maker is None:
            parts = {}
            for lane in lanes:
                parts.setdefault(lane // self.size, []).append(lane)
            return list(parts.values())
        values = dict(zip(lanes, self.value.values(block, lanes))) if self.value else dict.fromkeys(lanes, 0)
        found = []
        for _, members in warps_of(lanes):
            parts = {}
            for lane in members:
                parts.setdefault(values[lane], []).append(lane)
            found += parts.values()
        return found


class Collective(Statement):
    """One function of a group. `operand`: the lane, distance or bits of a shuffle, or None."""

    def __init__(self, target, group, operation, value, operand, operator):
        self.target, self.group, self.operation, self.value, self.operand, self.operator = target, group, operation, value, operand, operator

    @property
    def kids(self):
        return ("value", "operand")

    def children(self):
        yield from super().children()
        if self.group.value:
            yield self.group.value

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        values = dict(zip(lanes, self.value.values(block, lanes)))
        operands = dict(zip(lanes, self.operand.values(block, lanes))) if self.operand else {}
        results = {}
        for members in self.group.divided(block, lanes):
            results.update(self.compute(members, values, operands))
        scalar = self.target.scalar
        results = {lane: value if scalar.floating else wrap(scalar, value) for lane, value in results.items()}
        block.write(self.target.name, lanes, [results[lane] for lane in lanes])
        return lanes

    def compute(self, members, values, operands):
        size, operation = len(members), self.operation
        if operation.startswith("shfl"):
            return {lane: values[members[self.source(rank, operands[lane], size)]] for rank, lane in enumerate(members)}
        if operation in ("any", "all", "ballot"):
            voted = sum(1 << rank for rank, lane in enumerate(members) if values[lane])
            return dict.fromkeys(members, {"any": int(voted != 0), "all": int(voted == (1 << size) - 1), "ballot": voted}[operation])
        if operation == "match_any":
            return {lane: sum(1 << rank for rank, other in enumerate(members) if values[other] == values[lane]) for lane in members}
        if operation == "place":
            return {lane: size * 100 + rank for rank, lane in enumerate(members)}
        return self.accumulated(members, values)

    def accumulated(self, members, values):
        combine, scalar = OPERATORS[self.operator], self.target.scalar
        results, before = {}, None
        for lane in members:
            total = values[lane] if before is None else combine(before, values[lane])
            total = total if scalar.floating else wrap(scalar, total)
            results[lane] = total if self.operation == "inclusive_scan" else (0 if before is None else before)
            before = total
        return dict.fromkeys(members, before) if self.operation == "reduce" else results

    def source(self, rank, operand, size):
        if self.operation == "shfl":
            return operand % size
        other = {"shfl_up": rank - operand, "shfl_down": rank + operand, "shfl_xor": rank ^ operand}[self.operation]
        return other if 0 <= other < size else rank

    def call(self):
        group, value, scalar = self.group.name, self.value.text(), self.value.scalar.name
        if self.operation == "shfl":
            return f"{group}.shfl({value}, ({self.operand.text()}) % {group}.size())"
        if self.operation.startswith("shfl"):
            return f"{group}.{self.operation}({value}, {self.operand.text()})"
        if self.operation in ("any", "all"):
            return f"{group}.{self.operation}({value}) != 0"
        if self.operation in ("ballot", "match_any"):
            return f"{group}.{self.operation}({value})"
        if self.operation == "place":
            return f"{group}.size() * 100 + {group}.thread_rank()"
        return f"cg::{self.operation}({group}, {value}, cg::{self.operator}<{scalar}>())"

    def lines(self):
        target, group = self.target.text(), self.group
        if group.maker is None:
            return [f"{target} = {self.call()};"]
        arguments = ", ".join([part for part in ("tile32" if group.value else "", group.value.text() if group.value else "") if part])
        return ["{", f"  cg::coalesced_group {group.name} = cg::{group.maker}({arguments});", f"  {target} = {self.call()};", "}"]


class Aggregated(Statement):
    """Counts the threads that come here, with one atomic for each group of them. How many groups there are depends on the width."""

    def __init__(self, array, name):
        self.array, self.name = array, name

    def execute(self, block, lanes):
        block.memory[self.array.name][0] += len(lanes)
        return lanes

    def lines(self):
        return ["{", f"  cg::coalesced_group {self.name} = cg::coalesced_threads();", f"  if ({self.name}.thread_rank() == 0)", f"    atomicAdd(&{self.array.name}[0], {self.name}.size());", "}"]


def make_group(scope, level, kernel, name):
    rng = scope.rng
    if level in ("block", "warp") and not kernel.partial:
        kind = rng.random()
        if kind < 0.55:
            size = rng.choice(SIZES)
            kernel.tiles.add(size)
            return Group(f"tile{size}", size)
        kernel.tiles.add(32)
        if kind < 0.8:
            return Group(name, maker="binary_partition", value=scope.expression(BOOL, 2))
        return Group(name, maker="labeled_partition", value=as_type(I32, Binary("%", scope.expression(U32, 2), Literal(U32, rng.choice((2, 3, 5))))))
    return None


def make(scope, level, kernel, name):
    """A random collective, or None if this place has no group."""
    rng = scope.rng
    group = make_group(scope, level, kernel, name)
    if not group:
        kernel.atomics.append(Array(f"count{len(kernel.atomics)}", U32, 1, "atomic", operation="Count"))
        return Aggregated(kernel.atomics[-1], name)
    tile = group.maker is None
    # Of other groups than tiles, tranship asks for ballots of 64 bits.
    operation = rng.choice([operation for operation in COLLECTIVES if tile or operation not in ("shfl_xor", "match_any", "ballot")])
    scalars = {"any": (I32, U32), "all": (I32, U32), "ballot": (U32,), "match_any": (U32,), "place": (I32, U32)}.get(operation)
    scalars = scalars or ((I32, U32, I64, U64) if not operation.startswith("shfl") else (I32, U32, I64, U64, F32, F64))
    fitting = [variable for variable in kernel.variables if variable.scalar in scalars]
    if not fitting:
        return None
    target = rng.choice(fitting)
    operator = rng.choice(sorted(OPERATORS)) if operation != "exclusive_scan" else "plus"
    value = scope.expression(I32 if operation in ("any", "all", "ballot", "match_any") else target.scalar, 2)
    operand = None
    if operation == "shfl":
        operand = scope.expression(U32, 1)
    elif operation.startswith("shfl"):
        most = (group.size or 8) - 1 if operation == "shfl_xor" else min((group.size or 8), 31) - (0 if tile else 1)
        operand = scope.literal_in(U32, 0, max(0, most))
    return Collective(target, group, operation, value, operand, operator)
