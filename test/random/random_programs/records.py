# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements with a thread's own memory: arrays, structures with bit-fields, short vectors, pairs of halves, and pointers."""

from .expressions import Cast
from .scalars import F32, F64, HALF, I8, I16, I32, I64, U8, U16, U32, U64, wrap
from .statements import Statement

VECTORS = {I8: "char", U8: "uchar", I16: "short", U16: "ushort", I32: "int", U32: "uint", F32: "float", I64: "longlong", U64: "ulonglong", F64: "double"}


class LocalArray(Statement):
    """Writes an element of a local array by a computed index, and reads another one through a pointer."""
    kids = ("items", "put", "value", "get")

    def __init__(self, target, name, items, put, value, get):
        self.target, self.name, self.items, self.put, self.value, self.get = target, name, items, put, value, get

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        columns = [item.values(block, lanes) for item in self.items]
        puts, values, gets = (part.values(block, lanes) for part in (self.put, self.value, self.get))
        results = []
        for row in range(len(lanes)):
            data = [column[row] for column in columns]
            data[puts[row] % len(data)] = values[row]
            results.append(data[gets[row] % len(data)])
        block.write(self.target.name, lanes, results)
        return lanes

    def lines(self):
        kind, name, count = self.target.scalar.name, self.name, len(self.items)
        return ["{", f"  {kind} {name}[{count}] = {{{', '.join(item.text() for item in self.items)}}};", f"  {name}[({self.put.text()}) % {count}u] = {self.value.text()};", f"  const {kind} *place = {name} + ({self.get.text()}) % {count}u;", f"  {self.target.text()} = *place;", "}"]


class Vector(Statement):
    """A short vector of CUDA: made, changed by component, and taken apart."""
    kids = ("items",)

    def __init__(self, target, name, items, order):
        self.target, self.name, self.items, self.order = target, name, items, order

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        columns = [item.values(block, lanes) for item in self.items]
        block.write(self.target.name, lanes, columns[self.order[1]])
        return lanes

    def lines(self):
        count, name, scalar = len(self.items), self.name, self.target.scalar
        kind, fields = f"{VECTORS[scalar]}{count}", "xyzw"
        first, second = (fields[i] for i in self.order)
        return ["{", f"  {kind} {name} = make_{kind}({', '.join(item.text() for item in self.items)});", f"  {name}.{first} = {name}.{second};", f"  const {kind} {name}_copy = {name};", f"  {self.target.text()} = {name}_copy.{first};", "}"]


class BitFields(Statement):
    """A structure with bit-fields and a union with its bytes."""
    kids = ("value", "other")

    def __init__(self, target, name, value, other, bits):
        self.target, self.name, self.value, self.other, self.bits = target, name, value, other, bits

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        one, two = self.bits
        results = []
        for value, other in zip(self.value.values(block, lanes), self.other.values(block, lanes)):
            low = value & ((1 << one) - 1)
            high = other & ((1 << two) - 1)
            signed = high - (1 << two) if high >> (two - 1) else high
            results.append(wrap(self.target.scalar, low * 3 + signed))
        block.write(self.target.name, lanes, results)
        return lanes

    def lines(self):
        name, (one, two) = self.name, self.bits
        return ["{", f"  struct {{ unsigned low : {one}; int high : {two}; }} {name};", f"  {name}.low = {self.value.text()};", f"  {name}.high = {self.other.text()};", f"  {self.target.text()} = ({self.target.scalar.name})({name}.low * 3 + {name}.high);", "}"]


class HalfPair(Statement):
    """Arithmetic on two halves at once."""
    kids = ("items",)

    def __init__(self, target, name, items, operation, high):
        self.target, self.name, self.items, self.operation, self.high = target, name, items, operation, high

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        a, b, c, d = (item.values(block, lanes) for item in self.items)
        left, right = (b, d) if self.high else (a, c)
        compute = {"__hadd2": lambda x, y: x + y, "__hsub2": lambda x, y: x - y, "__hmul2": lambda x, y: x * y, "__hmax2": max, "__hmin2": min}[self.operation]
        block.write(self.target.name, lanes, [float(compute(x, y)) if self.target.scalar.floating else wrap(self.target.scalar, int(compute(x, y))) for x, y in zip(left, right)])
        return lanes

    def lines(self):
        name, (a, b, c, d) = self.name, (item.text() for item in self.items)
        part = "__high2float" if self.high else "__low2float"
        return ["{", f"  __half2 {name} = {self.operation}(__halves2half2({a}, {b}), __halves2half2({c}, {d}));", f"  {self.target.text()} = ({self.target.scalar.name})(long long){part}({name});", "}"]


def make(maker):
    """A random one of these, or None."""
    rng, scope, name = maker.rng, maker.scope(), maker.fresh("r")
    kind = rng.choice(("array", "array", "vector", "vector", "fields", "halves"))
    if kind == "array":
        target = maker.target()
        return LocalArray(target, name, [scope.expression(target.scalar, 1) for _ in range(rng.choice((2, 3, 4, 7)))], scope.expression(U32, 2), scope.expression(target.scalar, 2), scope.expression(U32, 2))
    if kind == "vector":
        target = maker.target(*VECTORS)
        count = rng.choice((2, 3, 4) if target and target.scalar.bits < 64 else (2,))
        return target and Vector(target, name, [scope.expression(target.scalar, 2) for _ in range(count)], rng.sample(range(count), 2))
    if kind == "fields":
        target = maker.target(I32, U32, I64)
        return target and BitFields(target, name, scope.expression(U32, 2), scope.expression(I32, 2), (rng.randint(1, 20), rng.randint(2, 12)))
    target = maker.target(I32, I64, F32)
    return target and HalfPair(target, name, [Cast(HALF, scope.expression(I8, 2)) for _ in range(4)], rng.choice(("__hadd2", "__hsub2", "__hmax2", "__hmin2")), rng.random() < 0.5)
