# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Device functions of inline PTX, each with what PTX's description says that it computes."""

from .expressions import Expression
from .intrinsics import byte_perm, dot, leading_zeros, low24, ones, reverse
from .scalars import F32, I8, I32, I64, U16, U32, U64, wrap
from .tree import Tree

LETTERS = {I32: "r", U32: "r", I64: "l", U64: "l", U16: "h", F32: "f"}


def shifted_left(bits):
    return lambda a, n: a << n if n < bits else 0


def shifted_right(bits):
    return lambda a, n: a >> min(n, bits)


def field(signed):
    def extract(a, start, length):
        start, length = start & 255, length & 255
        bits = 32
        sign_at = min(start + length - 1, bits - 1)
        sign = (a >> sign_at & 1) if signed and length else 0
        return sum(((a >> (start + i) & 1) if i < length and start + i < bits else sign) << i for i in range(bits))
    return extract


def inserted(a, b, start, length):
    start, length = start & 255, length & 255
    for i in range(length):
        if start + i < 32:
            b = b & ~(1 << (start + i)) | (a >> i & 1) << (start + i)
    return b


def permuted(a, b, selector):
    """Unlike `__byte_perm`, the fourth bit of a choice copies the sign."""
    chosen, result = byte_perm(a, b, selector), 0
    for i in range(4):
        byte = chosen >> 8 * i & 255
        result |= (255 * (byte >> 7) if selector >> (4 * i + 3) & 1 else byte) << 8 * i
    return result


def looked_up(table):
    return lambda a, b, c: sum((table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1) & 1) << i for i in range(32))


def last_bit(a):
    return a.bit_length() - 1


def saturated(a, b):
    return max(-(1 << 31), min((1 << 31) - 1, a + b))


ROWS = [
    ("add.u32 %0, %1, %2;", U32, (U32, U32), lambda a, b: a + b), ("add.s64 %0, %1, %2;", I64, (I64, I64), lambda a, b: a + b), ("sub.s32 %0, %1, %2;", I32, (I32, I32), lambda a, b: a - b),
    ("mul.lo.u32 %0, %1, %2;", U32, (U32, U32), lambda a, b: a * b), ("mul.hi.s32 %0, %1, %2;", I32, (I32, I32), lambda a, b: a * b >> 32), ("mul.hi.u64 %0, %1, %2;", U64, (U64, U64), lambda a, b: a * b >> 64),
    ("mul.wide.u32 %0, %1, %2;", U64, (U32, U32), lambda a, b: a * b), ("mul.wide.s32 %0, %1, %2;", I64, (I32, I32), lambda a, b: a * b), ("mul.wide.u16 %0, %1, %2;", U32, (U16, U16), lambda a, b: a * b),
    ("mad.lo.s32 %0, %1, %2, %3;", I32, (I32, I32, I32), lambda a, b, c: a * b + c), ("mad.wide.u32 %0, %1, %2, %3;", U64, (U32, U32, U64), lambda a, b, c: a * b + c), ("mad.hi.u32 %0, %1, %2, %3;", U32, (U32, U32, U32), lambda a, b, c: (a * b >> 32) + c),
    ("mul24.lo.s32 %0, %1, %2;", I32, (I32, I32), lambda a, b: low24(a) * low24(b)), ("sad.u32 %0, %1, %2, %3;", U32, (U32, U32, U32), lambda a, b, c: abs(a - b) + c), ("sad.s32 %0, %1, %2, %3;", I32, (I32, I32, I32), lambda a, b, c: abs(a - b) + c),
    ("min.s32 %0, %1, %2;", I32, (I32, I32), min), ("max.u64 %0, %1, %2;", U64, (U64, U64), max), ("min.u32 %0, %1, %2;", U32, (U32, U32), min), ("max.s64 %0, %1, %2;", I64, (I64, I64), max), ("add.sat.s32 %0, %1, %2;", I32, (I32, I32), saturated),
    ("and.b32 %0, %1, %2;", U32, (U32, U32), lambda a, b: a & b), ("xor.b64 %0, %1, %2;", U64, (U64, U64), lambda a, b: a ^ b), ("not.b32 %0, %1;", U32, (U32,), lambda a: ~a), ("cnot.b32 %0, %1;", U32, (U32,), lambda a: int(a == 0)), ("neg.s64 %0, %1;", I64, (I64,), lambda a: -a),
    ("shl.b32 %0, %1, %2;", U32, (U32, U32), shifted_left(32)), ("shl.b64 %0, %1, %2;", U64, (U64, U32), shifted_left(64)), ("shr.u32 %0, %1, %2;", U32, (U32, U32), shifted_right(32)), ("shr.s32 %0, %1, %2;", I32, (I32, U32), shifted_right(31)),
    ("shr.s64 %0, %1, %2;", I64, (I64, U32), shifted_right(63)), ("shf.l.wrap.b32 %0, %1, %2, %3;", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) << (s & 31) >> 32), ("shf.r.clamp.b32 %0, %1, %2, %3;", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) >> min(s, 32)),
    ("popc.b32 %0, %1;", U32, (U32,), ones(32)), ("popc.b64 %0, %1;", U32, (U64,), ones(64)), ("clz.b32 %0, %1;", U32, (U32,), leading_zeros(32)), ("clz.b64 %0, %1;", U32, (U64,), leading_zeros(64)), ("brev.b32 %0, %1;", U32, (U32,), reverse(32)), ("brev.b64 %0, %1;", U64, (U64,), reverse(64)),
    ("bfind.u32 %0, %1;", U32, (U32,), last_bit), ("bfe.u32 %0, %1, %2, %3;", U32, (U32, U32, U32), field(False)), ("bfe.s32 %0, %1, %2, %3;", I32, (I32, U32, U32), field(True)), ("bfi.b32 %0, %1, %2, %3, %4;", U32, (U32, U32, U32, U32), inserted),
    ("prmt.b32 %0, %1, %2, %3;", U32, (U32, U32, U32), permuted), ("dp4a.s32.s32 %0, %1, %2, %3;", I32, (I32, I32, I32), dot(True)), ("dp4a.u32.u32 %0, %1, %2, %3;", U32, (U32, U32, U32), dot(False)),
    ("slct.s32.s32 %0, %1, %2, %3;", I32, (I32, I32, I32), lambda a, b, c: a if c >= 0 else b), ("cvt.s32.s8 %0, %1;", I32, (I32,), lambda a: wrap(I8, a)), ("cvt.sat.u8.s32 %0, %1;", U32, (I32,), lambda a: max(0, min(255, a))), ("cvt.u64.u32 %0, %1;", U64, (U32,), lambda a: a), ("cvt.s64.s32 %0, %1;", I64, (I32,), lambda a: a),
    ("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.b32 %0, %1, %2, p; }", I32, (I32, I32), min), ("{ .reg .pred p; setp.ge.u64 p, %1, %2; @p mov.u32 %0, 7; @!p mov.u32 %0, 9; }", U32, (U64, U64), lambda a, b: 7 if a >= b else 9),
    ("{ .reg .pred p, q; setp.eq.u32 p, %1, %2; setp.gt.and.u32 q, %1, 5, p; selp.u32 %0, 1, 0, q; }", U32, (U32, U32), lambda a, b: int(a == b and a > 5)), ("set.gt.u32.s32 %0, %1, %2;", U32, (I32, I32), lambda a, b: 0xffffffff if a > b else 0),
    ("mov.b64 %0, {%1, %2};", U64, (U32, U32), lambda a, b: b << 32 | a), ("{ .reg .u32 low, high; mov.b64 {low, high}, %1; xor.b32 %0, low, high; }", U32, (U64,), lambda a: (a ^ a >> 32) & 0xffffffff),
    ("{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0; }", U32, (U32, U32, U32), lambda a, b, c: c + (a + b >> 32)), ("{ .reg .u32 t; sub.cc.u32 t, %1, %2; subc.u32 %0, %3, 0; }", U32, (U32, U32, U32), lambda a, b, c: c - (a < b)),
    ("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;", U32, (U32, U32, U32), lambda a, b, c: sum(abs((a >> 8 * i & 255) - (b >> 8 * i & 255)) for i in range(4)) + c),
] + [(f"lop3.b32 %0, %1, %2, %3, {table:#x};", U32, (U32, U32, U32), looked_up(table)) for table in (0x96, 0xe8, 0xca, 0x1b, 0x80, 0xfe, 0x3c)]


class PtxFunction(Tree):
    """One of the rows as a device function."""
    form = "ptx"

    def __init__(self, name, row):
        self.name = name
        self.instruction, self.scalar, self.parameters, self.function = row

    def call(self, scope, depth):
        return PtxCall(self, [scope.expression(parameter, depth - 1) for parameter in self.parameters])

    def definition(self):
        names = "abcd"[:len(self.parameters)]
        parameters = ", ".join(f"{parameter.name} {name}" for parameter, name in zip(self.parameters, names))
        operands = ", ".join(f'"{LETTERS[parameter]}"({name})' for parameter, name in zip(self.parameters, names))
        return [f"__device__ {self.scalar.name} {self.name}({parameters}) {{", f"  {self.scalar.name} r;", f'  asm("{self.instruction}" : "={LETTERS[self.scalar]}"(r) : {operands});', "  return r;", "}"]


class PtxCall(Expression):
    kids = ("arguments",)

    def __init__(self, function, arguments):
        self.function, self.arguments, self.scalar = function, arguments, function.scalar

    def values(self, block, lanes):
        columns = [argument.values(block, lanes) for argument in self.arguments]
        return [wrap(self.scalar, self.function.function(*values)) for values in zip(*columns)]

    def text(self):
        return f"{self.function.name}({', '.join(argument.text() for argument in self.arguments)})"


def make(rng, kernel):
    """Some such functions for a kernel."""
    return [PtxFunction(f"ptx{kernel.number}_{i}", rng.choice(ROWS)) for i in range(rng.choice((0, 0, 0, 0, 2, 3)))]
