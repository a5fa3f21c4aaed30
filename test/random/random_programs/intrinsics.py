# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CUDA's device functions on numbers, each with its parameters and what it computes.

A parameter that is a pair gets a number of the second type, converted to the first: the function is undefined or inexact for larger ones.
"""

import struct

from .expressions import Cast, Expression
from .scalars import F32, F64, HALF, I8, I16, I32, I64, U8, U16, U32, U64, wrap


def reverse(bits):
    return lambda x: int(format(x & ((1 << bits) - 1), f"0{bits}b")[::-1], 2)


def leading_zeros(bits):
    return lambda x: bits - (x & ((1 << bits) - 1)).bit_length()


def first_bit(x):
    return (x & -x).bit_length()


def ones(bits):
    return lambda x: bin(x & ((1 << bits) - 1)).count("1")


def byte_perm(x, y, selector):
    """An H200 ignores the fourth bit of each choice, which PTX's `prmt` does not."""
    data = x | y << 32
    return sum((data >> 8 * (selector >> 4 * i & 7) & 255) << 8 * i for i in range(4))


def lanes_of(bits, signed, function):
    """A function on packed integers, from one on numbers."""
    count, mask = 32 // bits, (1 << bits) - 1

    def packed(*words):
        result = 0
        for i in range(count):
            parts = [word >> bits * i & mask for word in words]
            parts = [part - (1 << bits) if signed and part >> (bits - 1) else part for part in parts]
            result |= (function(*parts) & mask) << bits * i
        return result
    return packed


def dot(signed):
    def product(a, b, c):
        for i in range(4):
            parts = [word >> 8 * i & 255 for word in (a, b)]
            parts = [part - 256 if signed and part > 127 else part for part in parts]
            c += parts[0] * parts[1]
        return c
    return product


def low24(x):
    return (x & 0xffffff) - (0x1000000 if x & 0x800000 else 0)


def clamped(signed, bits):
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return lambda value: max(low, min(high, value))


def float_bits(value):
    return struct.unpack("<i", struct.pack("<f", value + 0.0))[0]


def double_bits(value):
    return struct.unpack("<q", struct.pack("<d", value + 0.0))[0]


INT8, INT16, FLOAT8, DOUBLE16, HALF8 = (I32, I8), (I32, I16), (F32, I8), (F64, I16), (HALF, I8)
LESS, MORE = min, max
BITS = [
    ("__popc", I32, (U32,), ones(32)), ("__popcll", I32, (U64,), ones(64)), ("__clz", I32, (I32,), leading_zeros(32)), ("__clzll", I32, (I64,), leading_zeros(64)),
    ("__ffs", I32, (I32,), first_bit), ("__ffsll", I32, (I64,), first_bit), ("__brev", U32, (U32,), reverse(32)), ("__brevll", U64, (U64,), reverse(64)),
    ("__byte_perm", U32, (U32, U32, U32), byte_perm),
    ("__funnelshift_l", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) << (s & 31) >> 32), ("__funnelshift_r", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) >> (s & 31)),
    ("__funnelshift_lc", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) << min(s, 32) >> 32), ("__funnelshift_rc", U32, (U32, U32, U32), lambda a, b, s: (b << 32 | a) >> min(s, 32)),
]
PRODUCTS = [
    ("__mulhi", I32, (I32, I32), lambda a, b: a * b >> 32), ("__umulhi", U32, (U32, U32), lambda a, b: a * b >> 32), ("__mul64hi", I64, (I64, I64), lambda a, b: a * b >> 64),
    ("__umul64hi", U64, (U64, U64), lambda a, b: a * b >> 64), ("__mul24", I32, (I32, I32), lambda a, b: low24(a) * low24(b)), ("__umul24", U32, (U32, U32), lambda a, b: (a & 0xffffff) * (b & 0xffffff)),
    ("__dp4a", I32, (I32, I32, I32), dot(True)), ("__dp4a", U32, (U32, U32, U32), dot(False)),
    ("__sad", U32, (I32, I32, U32), lambda a, b, c: abs(a - b) + c), ("__usad", U32, (U32, U32, U32), lambda a, b, c: abs(a - b) + c),
    ("__hadd", I32, (I32, I32), lambda a, b: a + b >> 1), ("__rhadd", I32, (I32, I32), lambda a, b: a + b + 1 >> 1), ("__uhadd", U32, (U32, U32), lambda a, b: a + b >> 1), ("__urhadd", U32, (U32, U32), lambda a, b: a + b + 1 >> 1),
]
ORDER = [(name, scalar, (scalar, scalar), function) for name, function in (("min", LESS), ("max", MORE)) for scalar in (I32, U32, I64, U64, F32, F64)] + [
    ("umin", U32, (U32, U32), LESS), ("umax", U32, (U32, U32), MORE), ("llmin", I64, (I64, I64), LESS), ("ullmax", U64, (U64, U64), MORE),
    ("abs", I32, (INT16,), abs), ("llabs", I64, ((I64, I32),), abs), ("fminf", F32, (F32, F32), LESS), ("fmaxf", F32, (F32, F32), MORE), ("fabsf", F32, (F32,), abs), ("fabs", F64, (F64,), abs),
    ("fmin", F64, (F64, F64), LESS), ("fmax", F64, (F64, F64), MORE), ("floorf", F32, (F32,), float), ("trunc", F64, (F64,), float), ("rintf", F32, (F32,), float),
]
PACKED = [(name + str(32 // bits), U32, (U32,) * arity, lanes_of(bits, signed, function)) for bits in (8, 16) for name, arity, signed, function in (
    ("__vadd", 2, False, lambda a, b: a + b), ("__vsub", 2, False, lambda a, b: a - b), ("__vmaxs", 2, True, max), ("__vmaxu", 2, False, max), ("__vmins", 2, True, min), ("__vminu", 2, False, min),
    ("__vabsdiffu", 2, False, lambda a, b: abs(a - b)), ("__vcmpeq", 2, False, lambda a, b: -(a == b)), ("__vcmpgtu", 2, False, lambda a, b: -(a > b)), ("__vcmplts", 2, True, lambda a, b: -(a < b)),
    ("__vseteq", 2, False, lambda a, b: int(a == b)), ("__vneg", 1, True, lambda a: -a), ("__vavgu", 2, False, lambda a, b: a + b + 1 >> 1),
    ("__vaddss", 2, True, lambda a, b, bits=bits: clamped(True, bits)(a + b)), ("__vsubus", 2, False, lambda a, b, bits=bits: clamped(False, bits)(a - b)))]
FLOATING = [
    ("__fadd_rn", F32, (FLOAT8, FLOAT8), lambda a, b: a + b), ("__fmul_rn", F32, (FLOAT8, FLOAT8), lambda a, b: a * b), ("__fmaf_rn", F32, (FLOAT8, FLOAT8, FLOAT8), lambda a, b, c: a * b + c),
    ("fmaf", F32, (FLOAT8, FLOAT8, FLOAT8), lambda a, b, c: a * b + c), ("fma", F64, (DOUBLE16, DOUBLE16, DOUBLE16), lambda a, b, c: a * b + c), ("__dmul_rn", F64, (DOUBLE16, DOUBLE16), lambda a, b: a * b),
    ("__dadd_rz", F64, (DOUBLE16, DOUBLE16), lambda a, b: a + b), ("__fsub_rd", F32, (FLOAT8, FLOAT8), lambda a, b: a - b), ("__int2float_rn", F32, (INT16,), float), ("__float2int_rz", I32, (F32,), int), ("__float2int_rn", I32, (F32,), int),
    ("__double2ll_rz", I64, (F64,), int), ("__float2uint_rn", U32, ((F32, U16),), int), ("__ll2double_rn", F64, ((I64, I32),), float), ("__float_as_int", I32, (FLOAT8,), float_bits), ("__double_as_longlong", I64, (DOUBLE16,), double_bits),
    ("__double2hiint", I32, (DOUBLE16,), lambda a: double_bits(a) >> 32), ("__double2loint", I32, (DOUBLE16,), double_bits),
]
HALVES = [
    ("__hadd", HALF, (HALF8, HALF8), lambda a, b: a + b), ("__hsub", HALF, (HALF8, HALF8), lambda a, b: a - b), ("__hneg", HALF, (HALF,), lambda a: -a), ("__habs", HALF, (HALF,), abs),
    ("__hmax", HALF, (HALF, HALF), max), ("__hmin", HALF, (HALF, HALF), min), ("__half2int_rn", I32, (HALF,), int), ("__int2half_rn", HALF, (INT8,), float), ("__half2ushort_rz", U16, ((HALF, U8),), int),
]
ALL = BITS + PRODUCTS + ORDER + PACKED + FLOATING + HALVES
BY_RESULT = {}
for row in ALL:
    BY_RESULT.setdefault(row[1], []).append(row)


class Intrinsic(Expression):
    """A call of one of these functions."""
    kids = ("arguments",)

    def __init__(self, row, arguments):
        self.name, self.scalar, self.parameters, self.function = row
        self.arguments = arguments

    def values(self, block, lanes):
        columns = [argument.values(block, lanes) for argument in self.arguments]
        results = [self.function(*values) for values in zip(*columns)]
        return [float(value) for value in results] if self.scalar.floating else [wrap(self.scalar, value) for value in results]

    def text(self):
        return f"{self.name}({', '.join(argument.text() for argument in self.arguments)})"


def call(row, make):
    """A call with arguments that `make` creates for their types."""
    return Intrinsic(row, [Cast(parameter[0], make(parameter[1])) if isinstance(parameter, tuple) else make(parameter) for parameter in row[2]])
