# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements: `execute` runs one for the active lanes and returns those that reach its end; `lines` writes it in C++."""

from .expressions import Binary, Variable, as_type
from .model import ModelError, mask_of, warps_of
from .scalars import FROM_FLOAT, U32
from .tree import Tree, indented


class Statement(Tree):
    def writes(self):
        """Names of variables that the statement itself changes."""
        return ()


class Body(Tree):
    """A list of statements; the reducer drops elements."""
    kids = ("statements",)

    def __init__(self, statements=()):
        self.statements = list(statements)

    def execute(self, block, lanes):
        for statement in self.statements:
            if not lanes:
                break
            lanes = statement.execute(block, lanes)
        return lanes

    def lines(self):
        return [line for statement in self.statements for line in statement.lines()]


class Assign(Statement):
    """`v = e;` or `v += e;`. The latter computes in the common type of both, and converts back."""
    kids = ("value",)

    def __init__(self, target, operator, value):
        self.target, self.operator, self.right = target, operator, value
        self.value = value if operator == "=" else as_type(target.scalar, Binary(operator[:-1], Variable(target.scalar, target.name, target.spelling), value))

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        block.write(self.target.name, lanes, self.value.values(block, lanes))
        return lanes

    def lines(self):
        arithmetic = self.value if isinstance(self.value, Binary) else getattr(self.value, "inner", None)
        if self.operator != "=" and isinstance(arithmetic, Binary) and not self.value.unsafe and arithmetic.is_plain() and self.target.scalar not in FROM_FLOAT:
            if arithmetic.right.scalar is U32 and arithmetic.operator == "+" and arithmetic.right.text() == "1u":
                return [f"++{self.target.text()};"]
            return [f"{self.target.text()} {self.operator} {arithmetic.right.text()};"]
        return [f"{self.target.text()} = {self.value.text()};"]


def braced(head, body, tail=""):
    return [head + " {", *indented(body.lines()), "}" + tail]


class If(Statement):
    """`mask`: the variable that gets the lanes for which the condition holds, for warp operations in the branches."""
    kids = ("condition", "then", "otherwise")

    def __init__(self, condition, then, otherwise, mask=None, outer_mask=None):
        self.condition, self.then, self.otherwise, self.mask, self.outer_mask = condition, then, otherwise, mask, outer_mask

    def execute(self, block, lanes):
        chosen = self.condition.values(block, lanes)
        yes = [lane for lane, value in zip(lanes, chosen) if value]
        no = [lane for lane, value in zip(lanes, chosen) if not value]
        if self.mask:
            for some in (yes, no):
                for first, members in warps_of(some):
                    block.write(self.mask, members, [mask_of(members)] * len(members))
        left = self.then.execute(block, yes) if yes else []
        right = self.otherwise.execute(block, no) if no else []
        return sorted(left + right)

    def lines(self):
        condition, prefix = self.condition.text(), []
        if self.mask:
            outer = self.outer_mask or "0xffffffffu"
            prefix = [f"bool {self.mask}_of = {condition};", f"unsigned {self.mask} = __ballot_sync({outer}, {self.mask}_of);", f"if (!{self.mask}_of)", f"  {self.mask} = {outer} & ~{self.mask};"]
            condition = f"{self.mask}_of"
        if not self.otherwise.statements:
            return prefix + braced(f"if ({condition})", self.then)
        return prefix + braced(f"if ({condition})", self.then)[:-1] + braced("} else", self.otherwise)


class Leave(Statement):
    """`if (condition) break;` or `continue`."""
    kids = ("condition",)

    def __init__(self, keyword, condition):
        self.keyword, self.condition = keyword, condition

    def execute(self, block, lanes):
        chosen = self.condition.values(block, lanes)
        leaving = {lane for lane, value in zip(lanes, chosen) if value}
        if self.keyword == "break":
            block.loops[-1] |= leaving
        return [lane for lane in lanes if lane not in leaving]

    def lines(self):
        return [f"if ({self.condition.text()})", f"  {self.keyword};"]


class Loop(Statement):
    """A loop that counts to a number, which may differ from lane to lane, as `for`, `while` or `do`."""
    kids = ("count", "body")

    def __init__(self, form, counter, count, body, unroll=None):
        self.form, self.counter, self.count, self.body, self.unroll = form, counter, count, body, unroll

    def execute(self, block, lanes):
        limits = dict(zip(lanes, self.count.values(block, lanes)))
        broken, active, turn = set(), list(lanes), 0
        block.loops.append(broken)
        while True:
            active = [lane for lane in active if lane not in broken and (turn < limits[lane] or (self.form == "do" and turn == 0))]
            if not active:
                break
            if turn > 64:
                raise ModelError("a loop that does not end")
            block.write(self.counter, active, [turn] * len(active))
            self.body.execute(block, active)
            turn += 1
        block.loops.pop()
        return lanes

    def lines(self):
        i, count = self.counter, self.count.text()
        pragma = [f"#pragma unroll{self.unroll}"] if self.unroll is not None and self.form == "for" else []
        if self.form == "for":
            return [*pragma, *braced(f"for (int {i} = 0, {i}_end = {count}; {i} < {i}_end; ++{i})", self.body)]
        inner = [f"const int {i} = {i}_next++;", *self.body.lines()]
        head = [f"int {i}_next = 0, {i}_end = {count};"]
        if self.form == "while":
            return [*head, f"while ({i}_next < {i}_end) {{", *indented(inner), "}"]
        return [*head, "do {", *indented(inner), f"}} while ({i}_next < {i}_end);"]


class Switch(Statement):
    """Cases 0, 1, … of a small number; each ends with `break`, but those in `falls` continue with the next one."""
    kids = ("selector", "bodies")

    def __init__(self, selector, bodies, falls):
        self.selector, self.bodies, self.falls = selector, bodies, falls

    def execute(self, block, lanes):
        last = len(self.bodies) - 1
        chosen = {lane: min(value, last) for lane, value in zip(lanes, self.selector.values(block, lanes))}
        falling = []
        for number, body in enumerate(self.bodies):
            active = sorted([lane for lane in lanes if chosen[lane] == number] + falling)
            if active:
                body.execute(block, active)
            falling = active if number in self.falls else []
        return lanes

    def lines(self):
        result, last = [f"switch ({self.selector.text()}) {{"], len(self.bodies) - 1
        for number, body in enumerate(self.bodies):
            result += [f"case {number}:" if number < last else "default:", *indented(body.lines())]
            result += ["  [[fallthrough]];"] if number in self.falls and number < last else ["  break;"]
        return result + ["}"]


class Scopes(Statement):
    """Braces, so that names in them are their own."""
    kids = ("body",)

    def __init__(self, body):
        self.body = body

    def execute(self, block, lanes):
        return self.body.execute(block, lanes)

    def lines(self):
        return ["{", *indented(self.body.lines()), "}"]


# A condition that is true when CUDA is compiled for the device, and what to write if it holds for HIP too.
PLATFORMS = ("#ifndef __HIP_PLATFORM_AMD__", "#if !defined(__HIP_PLATFORM_AMD__)", "#if __CUDA_ARCH__ >= 700", "#ifdef __CUDA_ARCH__", "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 350\n#error \"too old\"\n#elif 1", "#ifdef __CUDACC__")


class Platform(Statement):
    """A statement under a condition of the preprocessor; the other branch has the same meaning, as in code for two platforms."""
    kids = ("statement", "other")

    def __init__(self, condition, statement, other):
        self.condition, self.statement, self.other = condition, statement, other

    def execute(self, block, lanes):
        return self.statement.execute(block, lanes)

    def lines(self):
        return [*self.condition.split("\n"), *self.statement.lines(), "#else", *self.other.lines(), "#endif"]
