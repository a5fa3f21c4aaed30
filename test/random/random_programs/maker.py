# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random statements for the body of a kernel.

At each place the maker knows which lanes execute it together: the whole `block`, whole `warp`s, those of a mask that a variable holds
(`masked`), or any `lane`s. Barriers need the first, warp operations one of the first three.
"""

from . import groups, libraries, records, warps, wide
from .expressions import Binary, Compare, Literal, Special, Variable, as_type
from .generate import Scope
from .memory import ATOMICS, Array, Atomic, BlockVote, Exchange, Histogram, OwnAtomic, TreeSum, atomic_name, operand_of, permutation
from .scalars import BOOL, I32, I64, U32, U64
from .statements import PLATFORMS, Assign, Body, If, Leave, Loop, Platform, Scopes, Switch


class Maker:
    def __init__(self, rng, kernel):
        self.rng, self.kernel = rng, kernel
        self.counters = []  # variables of the loops around the place
        self.uniform_counters = []
        self.made = 0
        self.cooperative = rng.random() < 0.35

    def scope(self, uniform=False):
        kernel = self.kernel
        parameters = [parameter for parameter, _ in kernel.parameters]
        if uniform:
            return Scope(self.rng, kernel, [*parameters, *self.uniform_counters], uniform=True)
        variables = [Variable(variable.scalar, variable.name) for variable in kernel.variables]
        return Scope(self.rng, kernel, [*variables, *parameters, *self.counters], functions=kernel.functions)

    def fresh(self, prefix):
        self.made += 1
        return f"{prefix}{self.made}"

    def target(self, *scalars):
        fitting = [variable for variable in self.kernel.variables if not scalars or variable.scalar in scalars]
        return self.rng.choice(fitting) if fitting else None

    def body(self, level, mask, depth, count=None):
        statements = (self.statement(level, mask, depth) for _ in range(count or self.rng.randint(1, 3)))
        return Body(statement for statement in statements if statement)

    def statement(self, level, mask, depth):
        choices = [(self.assign, 8), (self.atomic, 1.5), (self.own_atomic, 0.7), (self.record, 1.2), (self.platform, 0.4)]
        if depth > 0:
            choices += [(self.branch, 4), (self.loop, 2), (self.switch, 1)]
        if level == "lane" and self.cooperative and not self.kernel.partial:
            choices += [(self.collective, 0.5)]
        if self.kernel.wide:
            choices += [(self.wide_operation, 5)] if level == "block" else []
        elif level != "lane":
            choices += [(self.warp_operation, 5), (self.collective, 3 if self.cooperative else 0)]
        if level == "block":
            choices += [(self.exchange, 1.5), (self.histogram, 0.8), (self.block_vote, 0.5), (self.tree_sum, 0.5)]
        if level == "block" and self.kernel.may_use_libraries and not self.kernel.partial:
            choices += [(self.library_operation, 3)]
        make = self.rng.choices([choice for choice, _ in choices], [weight for _, weight in choices])[0]
        return make(level, mask, depth)

    def assign(self, level, mask, depth):
        target, scope = self.target(), self.scope()
        if target.scalar.floating or self.rng.random() < 0.6:
            return Assign(target, "=", scope.expression(target.scalar, 3))
        operator = self.rng.choice(("+=", "-=", "*=", "^=", "|=", "&="))
        other = self.rng.choice([scalar for scalar in self.kernel.scalars if not scalar.floating])
        return Assign(target, operator, scope.expression(other, 2))

    def branch(self, level, mask, depth):
        """Chooses a condition, and with it which lanes take the branches together."""
        rng, kind = self.rng, self.rng.random()
        inner = rng.random() < 0.5
        if kind < 0.2:
            return If(self.scope(True).condition(2), self.body(level, mask, depth - 1), self.body(level, mask, depth - 1) if inner else Body())
        if kind < 0.35 and level in ("block", "warp") and not self.kernel.partial and not self.kernel.wide:
            warp = Special(I32, "(rank / 32)", lambda block, lane: lane // 32)
            condition = Compare(rng.choice(("==", "!=", "<")), Binary("%", warp, Literal(I32, rng.randint(2, 3))), Literal(I32, rng.randint(0, 1)))
            return If(condition, self.body("warp", mask, depth - 1), self.body("warp", mask, depth - 1) if inner else Body())
        condition = self.scope().condition(2)
        if kind < 0.7 and level != "lane" and not self.kernel.wide:
            name = self.fresh("mask")
            then = self.body("masked", name, depth - 1)
            return Scopes(Body([If(condition, then, self.body("masked", name, depth - 1) if inner else Body(), name, mask)]))
        return If(condition, self.body("lane", None, depth - 1), self.body("lane", None, depth - 1) if inner else Body())

    def loop(self, level, mask, depth):
        rng, counter = self.rng, self.fresh("i")
        form, variable = rng.choice(("for", "for", "while", "do")), Variable(I32, counter)
        uniform = level != "lane" and rng.random() < 0.6
        scope = self.scope(uniform)
        limit = rng.choice((1, 3, 3, 7))
        count = Literal(I32, rng.randint(1, 4)) if rng.random() < 0.5 else as_type(I32, Binary("&", scope.expression(U32, 1), Literal(U32, limit)))
        self.counters.append(variable)
        if uniform:
            self.uniform_counters.append(variable)
        body = self.body(level if uniform else "lane", mask if uniform else None, depth - 1)
        if not uniform and rng.random() < 0.5:
            body.statements.insert(rng.randint(0, len(body.statements)), Leave(rng.choice(("break", "continue")), self.scope().condition(2)))
        self.counters.pop()
        if uniform:
            self.uniform_counters.pop()
        loop = Loop(form, counter, count, body, rng.choice((None, None, "", " 1", " 2")))
        return loop if form == "for" else Scopes(Body([loop]))

    def switch(self, level, mask, depth):
        rng = self.rng
        uniform = level != "lane" and rng.random() < 0.3
        count = rng.randint(2, 4)
        selector = Binary("%", self.scope(uniform).expression(U32, 2), Literal(U32, count))
        bodies = [self.body(level if uniform else "lane", mask if uniform else None, depth - 1, rng.randint(1, 2)) for _ in range(count)]
        return Switch(selector, bodies, [number for number in range(count - 1) if rng.random() < 0.2])

    def warp_operation(self, level, mask, depth):
        return warps.make(self.scope(), mask, self.kernel.variables)

    def wide_operation(self, level, mask, depth):
        return wide.make(self)

    def library_operation(self, level, mask, depth):
        return libraries.make(self)

    def record(self, level, mask, depth):
        return records.make(self)

    def platform(self, level, mask, depth):
        """Two texts for one value: what CUDA's compiler sees, and what HIP's does."""
        target, scope = self.target(), self.scope()
        value = scope.expression(target.scalar, 2)
        return Platform(self.rng.choice(PLATFORMS), Assign(target, "=", value), Assign(target, "=", value))

    def collective(self, level, mask, depth):
        return groups.make(self.scope(), level, self.kernel, self.fresh("part"))

    def atomic(self, level, mask, depth):
        rng, kernel = self.rng, self.kernel
        if not kernel.atomics or (len(kernel.atomics) < 3 and rng.random() < 0.4):
            operation = rng.choice(sorted(ATOMICS))
            scalar = rng.choice(ATOMICS[operation][1])
            kernel.atomics.append(Array(f"sum{len(kernel.atomics)}", scalar, rng.choice((1, 4, 16)), "atomic", start=rng.choice((0, 1, 5)), operation=operation))
            kernel.atomics[-1].bound = rng.randint(3, 40)
        arrays = [array for array in kernel.atomics if array.operation in ATOMICS and not array.name.startswith("own")]
        if not arrays:
            return None
        array = rng.choice(arrays)
        operand = Literal(U32, array.bound) if array.operation in ("Inc", "Dec") else operand_of(self.scope(), array.scalar, array.operation)
        return Atomic(array, self.scope().expression(U32, 2), operand)

    def own_atomic(self, level, mask, depth):
        target, rng = self.target(I32, U32, U64), self.rng
        if not target:
            return None
        name = f"own{len(self.kernel.atomics)}"
        operations = [name for name, (_, scalars) in sorted(ATOMICS.items()) if target.scalar in scalars and not atomic_name(name).startswith("mul")]
        array = Array(name, target.scalar, self.kernel.threads * self.kernel.blocks, "atomic", start=3, operation=rng.choice([*operations, "Exch"]))
        self.kernel.atomics.append(array)
        return OwnAtomic(target, array, operand_of(self.scope(), array.scalar, array.operation))

    def shared(self, scalar, count):
        """A shared array, one that the kernel already has if possible."""
        for name, kind, size in self.kernel.shared:
            if kind is scalar and size == count:
                return name
        name = f"shared{len(self.kernel.shared)}"
        self.kernel.shared.append((name, scalar, count))
        return name

    def exchange(self, level, mask, depth):
        target, threads = self.target(), self.kernel.threads
        value = self.scope().expression(target.scalar, 2)
        return Exchange(target, self.shared(target.scalar, threads), value, permutation(self.rng, threads), permutation(self.rng, threads), threads)

    def histogram(self, level, mask, depth):
        operation = self.rng.choice([name for name in sorted(ATOMICS) if name not in ("Inc", "Dec")])
        target = self.target(*[scalar for scalar in ATOMICS[operation][1] if not scalar.floating])
        if not target:
            return None
        count = self.rng.choice((1, 4, 8, 16))
        scope = self.scope()
        return Histogram(target, self.shared(target.scalar, count), target.scalar, count, operation, scope.literal(target.scalar), scope.expression(U32, 2), operand_of(scope, target.scalar, operation), scope.expression(U32, 2))

    def block_vote(self, level, mask, depth):
        kind = self.rng.choice(("count", "and", "or"))
        target = self.target(I32, U32, I64)
        return target and BlockVote(target, kind, as_type(I32, self.scope().expression(BOOL, 2)))

    def tree_sum(self, level, mask, depth):
        target = self.target(U32, U64)
        return target and TreeSum(target, self.shared(target.scalar, self.kernel.threads), self.scope().expression(target.scalar, 2), self.kernel.threads)


def fill(rng, kernel, size=None):
    """Gives the kernel a body."""
    maker = Maker(rng, kernel)
    kernel.body = maker.body("block", "full" if kernel.partial else None, 3, size or rng.randint(4, 9))
