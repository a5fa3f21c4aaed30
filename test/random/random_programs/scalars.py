# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C++'s scalar types as CUDA has them: their ranges, promotions and conversions.

The model computes with Python's integers and floats. Floating-point values are whole numbers within `limit`, so that every operation is
exact in any order of evaluation, and with or without fused multiplication.
"""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Scalar:
    """`limit`: the largest whole number that a floating-point variable may hold here; 0 for integers."""
    name: str
    bits: int
    signed: bool
    limit: int = 0

    @property
    def floating(self):
        return self.limit > 0

    @property
    def least(self):
        return -self.limit if self.floating else -(1 << (self.bits - 1)) if self.signed else 0

    @property
    def most(self):
        return self.limit if self.floating else (1 << (self.bits - self.signed)) - 1


BOOL = Scalar("bool", 1, False)
I8, U8 = Scalar("signed char", 8, True), Scalar("unsigned char", 8, False)
I16, U16 = Scalar("short", 16, True), Scalar("unsigned short", 16, False)
I32, U32 = Scalar("int", 32, True), Scalar("unsigned", 32, False)
I64, U64 = Scalar("long long", 64, True), Scalar("unsigned long long", 64, False)
HALF, BFLOAT = Scalar("__half", 16, True, 1024), Scalar("__nv_bfloat16", 16, True, 128)
F32, F64 = Scalar("float", 32, True, 1 << 22), Scalar("double", 64, True, 1 << 45)

INTEGERS = (I8, U8, I16, U16, I32, U32, I64, U64)
SMALL_FLOATS = (HALF, BFLOAT)
FLOATS = (F32, F64)
UNSIGNED = {I8: U8, I16: U16, I32: U32, I64: U64}
TO_FLOAT = {HALF: "__half2float", BFLOAT: "__bfloat162float"}
FROM_FLOAT = {HALF: "__float2half", BFLOAT: "__float2bfloat16"}


def wrap(scalar, value):
    """The integer as the type holds it."""
    if scalar is BOOL:
        return int(value != 0)
    value &= (1 << scalar.bits) - 1
    return value - (1 << scalar.bits) if scalar.signed and value >> (scalar.bits - 1) else value


def promoted(scalar):
    return scalar if scalar.floating or scalar.bits >= 32 else I32


def common(left, right):
    """The type that both operands of an arithmetic operator are converted to."""
    left, right = promoted(left), promoted(right)
    if left.floating or right.floating:
        return max((left, right), key=lambda scalar: (scalar.floating, scalar.bits))
    if left.bits != right.bits:
        return left if left.bits > right.bits else right
    return left if not left.signed else right


def bits_of(scalar, value):
    """What a kernel stores of a variable: the number as 64 bits."""
    return int(value) & 0xffffffffffffffff


def literal(scalar, value):
    """C++ text of exactly this type."""
    if scalar in FROM_FLOAT:
        return f"{FROM_FLOAT[scalar]}({float(value)}f)"
    if scalar.floating:
        text = f"{float(value)}f" if scalar is F32 else f"{float(value)}"
        return f"({text})" if value < 0 else text
    if scalar is BOOL:
        return "true" if value else "false"
    if scalar in (I32, I64) and value == scalar.least:
        return "(-2147483647 - 1)" if scalar is I32 else "(-9223372036854775807ll - 1)"
    suffix = {U32: "u", I64: "ll", U64: "ull"}.get(scalar, "")
    text = f"({value}{suffix})" if value < 0 else f"{value}{suffix}"
    return text if scalar.bits >= 32 else f"({scalar.name}){text}"
