# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions without side effects: `values` computes one for some lanes, `text` writes it in C++."""

from .model import ModelError
from .scalars import BOOL, F32, FROM_FLOAT, I32, I64, TO_FLOAT, U64, UNSIGNED, common, literal, promoted, wrap
from .tree import Tree


class Expression(Tree):
    """`scalar` is the type that the text has in C++. `fixed`: the reducer must not replace it by a number."""
    scalar = I32
    fixed = False


class Literal(Expression):
    fixed = True

    def __init__(self, scalar, value):
        self.scalar, self.value = scalar, value

    def values(self, block, lanes):
        return [self.value] * len(lanes)

    def text(self):
        return literal(self.scalar, self.value)


class Variable(Expression):
    def __init__(self, scalar, name, spelling=None):
        self.scalar, self.name, self.spelling = scalar, name, spelling or name

    def values(self, block, lanes):
        return block.read(self.name, lanes)

    def text(self):
        return self.spelling


class Special(Expression):
    """What the device knows about a thread: its place in the block and in the grid."""

    def __init__(self, scalar, spelling, function):
        self.scalar, self.spelling, self.function = scalar, spelling, function

    def values(self, block, lanes):
        return [self.function(block, lane) for lane in lanes]

    def text(self):
        return self.spelling


class Load(Expression):
    """An element of an array that the kernel only reads; the index is reduced to its size."""
    kids = ("index",)

    def __init__(self, scalar, array, count, index, cached=False):
        self.scalar, self.array, self.count, self.index, self.cached = scalar, array, count, index, cached

    def values(self, block, lanes):
        data = block.memory[self.array]
        return [data[wrap(U64, i) % self.count] for i in self.index.values(block, lanes)]

    def text(self):
        place = f"{self.array}[(unsigned long long)({self.index.text()}) % {self.count}]"
        return f"__ldg(&{place})" if self.cached else place


class Cast(Expression):
    kids = ("inner",)

    def __init__(self, scalar, inner):
        self.scalar, self.inner = scalar, inner

    def values(self, block, lanes):
        values = self.inner.values(block, lanes)
        to, limit = self.scalar, self.scalar.limit
        if to.floating:
            if any(not -limit <= value <= limit for value in values):
                self.unsafe = True
            if self.inner.scalar.floating:
                return [value if -limit <= value <= limit else 0.0 for value in values]
            values = [wrap(I64, value) for value in values] if self.unsafe else values
            return [float(value if -limit <= value <= limit else value & 63) for value in values]
        if self.inner.scalar.floating:
            whole = [int(value) for value in values]
            self.unsafe |= any(not to.least <= value <= to.most for value in whole)
            return [wrap(to, value) for value in whole]
        return [wrap(to, value) for value in values]

    def text(self):
        inner, source, to = self.inner.text(), self.inner.scalar, self.scalar
        if source in TO_FLOAT:
            inner = f"{TO_FLOAT[source]}({inner})"
        if to.floating and self.unsafe:
            inner = f"within<{F32.name if to in FROM_FLOAT else to.name}>({inner}, {to.limit})"
        if to in FROM_FLOAT:
            return f"{FROM_FLOAT[to]}((float)({inner}))"
        if source.floating and not to.floating and self.unsafe:
            inner = f"(long long)({inner})"
        return f"({to.name})({inner})"


def divided(left, right):
    """C++'s quotient, which is rounded toward zero."""
    quotient = abs(left) // abs(right)
    return -quotient if (left < 0) != (right < 0) else quotient


EXACT = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "&": lambda a, b: a & b, "|": lambda a, b: a | b,
         "^": lambda a, b: a ^ b}
FLOAT_HELPERS = {"+": "plus", "-": "minus", "*": "times"}


class Binary(Expression):
    """Arithmetic of two integers of any types, or of two floating-point numbers of one type."""
    kids = ("left", "right")

    def __init__(self, operator, left, right):
        self.operator, self.left, self.right = operator, left, right
        self.scalar = left.scalar if left.scalar.floating else promoted(left.scalar) if operator in ("<<", ">>") else common(left.scalar, right.scalar)

    def is_plain(self):
        """The translator reports shifts that may be too wide: those of which it knows bounds, although the values that occur are
        small, and those in code that no thread reaches, where the model computes no values."""
        if self.unsafe or self.operator in EXACT:
            return not self.unsafe
        amount = self.right
        while isinstance(amount, Cast):
            amount = amount.inner
        return self.evaluated and (self.operator not in ("<<", ">>") or isinstance(amount, Literal))

    def values(self, block, lanes):
        left, right = self.left.values(block, lanes), self.right.values(block, lanes)
        self.evaluated |= bool(lanes)
        if self.scalar.floating:
            return [self.float_value(a, b) for a, b in zip(left, right)]
        compute = self.shifted if self.operator in ("<<", ">>") else self.quotient if self.operator in ("/", "%") else self.arithmetic
        return [compute(a, b) for a, b in zip(left, right)]

    def float_value(self, left, right):
        value = EXACT[self.operator](left, right)
        if not -self.scalar.limit <= value <= self.scalar.limit:
            self.unsafe = True
            return left
        return value

    def arithmetic(self, left, right):
        exact = EXACT[self.operator](wrap(self.scalar, left), wrap(self.scalar, right))
        value = wrap(self.scalar, exact)
        self.unsafe |= self.scalar.signed and value != exact
        return value

    def quotient(self, left, right):
        left, right = wrap(self.scalar, left), wrap(self.scalar, right)
        if right == 0 or (self.scalar.signed and right == -1 and left == self.scalar.least):
            self.unsafe = True
            return left
        value = divided(left, right)
        return value if self.operator == "/" else left - value * right

    def shifted(self, left, right):
        amount = right & (self.scalar.bits - 1)
        exact = left << amount if self.operator == "<<" else left >> amount
        value = wrap(self.scalar, exact)
        self.unsafe |= amount != right or (self.operator == "<<" and self.scalar.signed and (left < 0 or exact != value))
        return value

    def text(self):
        left, right, name = self.left.text(), self.right.text(), self.scalar.name
        if self.is_plain():
            return f"({left} {self.operator} {right})"
        if self.scalar.floating:
            return f"{FLOAT_HELPERS[self.operator]}<{name}>({left}, {right}, {self.scalar.limit})"
        if self.operator in ("/", "%"):
            return f"{'quotient' if self.operator == '/' else 'remainder_of'}<{name}>({left}, {right})"
        wide = UNSIGNED.get(self.scalar, self.scalar).name
        if self.operator in ("<<", ">>"):
            left = f"({wide})({left})" if self.operator == "<<" else left
            return f"({name})({left} {self.operator} (({right}) & {self.scalar.bits - 1}))"
        return f"({name})(({wide})({left}) {self.operator} ({wide})({right}))"


class Unary(Expression):
    """`-`, `~` and `!`."""
    kids = ("inner",)

    def __init__(self, operator, inner):
        self.operator, self.inner = operator, inner
        self.scalar = BOOL if operator == "!" else promoted(inner.scalar)

    def values(self, block, lanes):
        values = self.inner.values(block, lanes)
        if self.operator == "!":
            return [int(not value) for value in values]
        if self.scalar.floating:
            return [-value for value in values]
        exact = [-value if self.operator == "-" else ~value for value in values]
        result = [wrap(self.scalar, value) for value in exact]
        self.unsafe |= self.scalar.signed and result != exact
        return result

    def text(self):
        inner = self.inner.text()
        if self.unsafe:
            return f"({self.scalar.name})(0 - ({UNSIGNED[self.scalar].name})({inner}))"
        return f"({self.operator}{inner})"


COMPARE = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "==": lambda a, b: a == b,
           "!=": lambda a, b: a != b}


class Compare(Expression):
    kids = ("left", "right")
    scalar = BOOL

    def __init__(self, operator, left, right):
        self.operator, self.left, self.right = operator, left, right

    def values(self, block, lanes):
        both = common(self.left.scalar, self.right.scalar)
        left, right = self.left.values(block, lanes), self.right.values(block, lanes)
        if not both.floating:
            left, right = [wrap(both, value) for value in left], [wrap(both, value) for value in right]
        return [int(COMPARE[self.operator](a, b)) for a, b in zip(left, right)]

    def text(self):
        return f"({self.left.text()} {self.operator} {self.right.text()})"


def merged(lanes, parts):
    """Puts values of parts of the lanes together again: pairs of lanes and values."""
    found = {lane: value for some, values in parts for lane, value in zip(some, values)}
    return [found[lane] for lane in lanes]


class Logic(Expression):
    """`&&` and `||`, which evaluate the right side only where it matters."""
    kids = ("left", "right")
    scalar = BOOL

    def __init__(self, operator, left, right):
        self.operator, self.left, self.right = operator, left, right

    def values(self, block, lanes):
        decided = self.operator == "||"
        left = dict(zip(lanes, self.left.values(block, lanes)))
        rest = [lane for lane in lanes if bool(left[lane]) != decided]
        right = self.right.values(block, rest) if rest else []
        return merged(lanes, [(lanes, [int(decided)] * len(lanes)), (rest, [int(value != 0) for value in right])])

    def text(self):
        return f"({self.left.text()} {self.operator} {self.right.text()})"


class Select(Expression):
    """`condition ? left : right`, with two values of one type."""
    kids = ("condition", "left", "right")

    def __init__(self, condition, left, right):
        self.condition, self.left, self.right, self.scalar = condition, left, right, left.scalar
        if left.scalar is not right.scalar:
            raise ModelError("the sides of ?: differ")

    def values(self, block, lanes):
        chosen = self.condition.values(block, lanes)
        parts = []
        for side, wanted in ((self.left, True), (self.right, False)):
            some = [lane for lane, value in zip(lanes, chosen) if bool(value) == wanted]
            parts.append((some, side.values(block, some) if some else []))
        return merged(lanes, parts)

    def text(self):
        sides = [side.text() if promoted(self.scalar) is self.scalar or self.scalar in FROM_FLOAT else f"({self.scalar.name})({side.text()})" for side in (self.left, self.right)]
        return f"({self.condition.text()} ? {sides[0]} : {sides[1]})"


def as_type(scalar, inner):
    """The expression with another type, converted if it has not that type already."""
    return inner if inner.scalar is scalar else Cast(scalar, inner)
