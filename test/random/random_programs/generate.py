# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random expressions of a given type over what is visible at a place in a kernel."""

from . import intrinsics
from .expressions import Binary, Compare, Literal, Load, Logic, Select, Unary, Variable, as_type
from .scalars import BOOL, FLOATS, I32, INTEGERS, SMALL_FLOATS, U32, UNSIGNED

INTERESTING = (0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 100, 127, 128, 255, 256, 1000, 32767, 32768, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x123456789abcdef,
               0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff)


class Scope:
    """What an expression may use. `uniform`: only what is the same in all threads of the block."""

    def __init__(self, rng, kernel, variables, uniform=False, functions=(), specials=True):
        self.rng, self.kernel, self.variables, self.uniform, self.functions, self.specials = rng, kernel, variables, uniform, functions, specials

    def with_(self, **changes):
        values = {"uniform": self.uniform, "functions": self.functions, "specials": self.specials, "variables": self.variables, **changes}
        return Scope(self.rng, self.kernel, **values)

    def literal(self, scalar):
        rng = self.rng
        if scalar.floating:
            return Literal(scalar, float(rng.randint(-12, 12)))
        if scalar is BOOL:
            return Literal(BOOL, rng.randrange(2))
        value = rng.choice(INTERESTING) if rng.random() < 0.5 else rng.randint(-20, 20) if scalar.signed else rng.randint(0, 40)
        value = -value if scalar.signed and rng.random() < 0.3 else value
        return Literal(scalar, value if scalar.least <= value <= scalar.most else rng.randint(0, 20))

    def literal_in(self, scalar, low, high):
        return Literal(scalar, self.rng.randint(low, high))

    def special(self):
        kernel = self.kernel
        choices = kernel.uniform_specials if self.uniform else kernel.specials
        return self.rng.choice(choices)

    def leaf(self, scalar):
        rng = self.rng
        chance = rng.random()
        if chance < 0.2 or not self.specials and not self.variables:
            return self.literal(scalar)
        if chance < 0.32 and self.specials:
            return as_type(scalar, self.special())
        same = [variable for variable in self.variables if variable.scalar is scalar]
        if same and rng.random() < 0.7:
            variable = rng.choice(same)
        elif self.variables:
            variable = rng.choice(self.variables)
        else:
            return self.literal(scalar)
        return as_type(scalar, Variable(variable.scalar, variable.name, variable.spelling))

    def load(self, scalar, depth):
        array = self.rng.choice(self.kernel.arrays)
        index = self.expression(self.rng.choice((I32, U32)), min(depth, 1))
        return as_type(scalar, Load(array.scalar, array.name, array.count, index, array.cached and self.rng.random() < 0.3))

    def expression(self, scalar, depth):
        rng = self.rng
        if depth <= 0 or rng.random() < 0.1:
            return self.leaf(scalar)
        if scalar is BOOL:
            return self.condition(depth)
        chance = rng.random()
        if chance < 0.08 and self.specials and self.kernel.arrays:
            return self.load(scalar, depth - 1)
        if chance < 0.16:
            return Select(self.condition(depth - 1), self.expression(scalar, depth - 1), self.expression(scalar, depth - 1))
        if chance < 0.32 and scalar in intrinsics.BY_RESULT and self.kernel.device_functions:
            rows = intrinsics.BY_RESULT[scalar]
            return intrinsics.call(rng.choice(rows), lambda parameter: self.expression(parameter, depth - 1))
        if chance < 0.42:
            return as_type(scalar, self.expression(rng.choice(self.kernel.scalars), depth - 1))
        if chance < 0.54 and self.functions:
            made = self.function_call(scalar, depth - 1)
            if made:
                return made
        return self.floating(scalar, depth) if scalar.floating else self.integer(scalar, depth)

    def function_call(self, scalar, depth):
        function = self.rng.choice(self.functions)
        return as_type(scalar, function.call(self, depth))

    def floating(self, scalar, depth):
        rng = self.rng
        if rng.random() < 0.15:
            return Unary("-", self.expression(scalar, depth - 1))
        return Binary(rng.choice("+-*+-"), self.expression(scalar, depth - 1), self.expression(scalar, depth - 1))

    def integer(self, scalar, depth):
        rng = self.rng
        chance = rng.random()
        if chance < 0.1:
            return as_type(scalar, Unary(rng.choice("-~"), self.expression(rng.choice(INTEGERS), depth - 1)))
        if chance < 0.2:
            return as_type(scalar, self.condition(depth - 1))
        operator = rng.choice(("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "+", "-", "^"))
        left = scalar if rng.random() < 0.6 else rng.choice(INTEGERS)
        right = left if rng.random() < 0.5 else rng.choice(INTEGERS)
        if operator in ("<<", ">>") and rng.random() < 0.8:
            amount = Literal(I32, rng.randrange(0, 32 if left.bits <= 32 else 64))
            return as_type(scalar, Binary(operator, self.expression(left, depth - 1), amount))
        return as_type(scalar, Binary(operator, self.expression(left, depth - 1), self.expression(right, depth - 1)))

    def condition(self, depth):
        rng = self.rng
        chance = rng.random()
        if chance < 0.12 and depth > 0:
            return Logic(rng.choice(("&&", "||")), self.condition(depth - 1), self.condition(depth - 1))
        if chance < 0.18 and depth > 0:
            return Unary("!", self.condition(depth - 1))
        scalar = rng.choice(self.kernel.scalars)
        left = self.expression(scalar, depth - 1)
        if scalar in UNSIGNED and chance < 0.4 and scalar.bits >= 32:
            return Compare(rng.choice(("==", "!=")), Binary("&", left, Literal(scalar, rng.choice((1, 2, 3, 4, 6, 8, 12, 20)))), Literal(scalar, rng.choice((0, 1, 2, 4))))
        return Compare(rng.choice(("<", "<=", ">", ">=", "==", "!=")), left, self.expression(scalar, depth - 1))


ALL_SCALARS = INTEGERS + FLOATS + SMALL_FLOATS
