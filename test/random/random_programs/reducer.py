# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a failing case small, by its tree: drops statements, replaces branches by their bodies and expressions by numbers or by parts.

The model computes the results again after each step, so that a smaller case is as valid as the first one.
"""

from .expressions import Expression, Literal
from .host import LAUNCHES, MEMORY
from .model import ModelError
from .program import Program
from .statements import Body
from .tree import walk


class Reducer:
    """`fails` says whether the program still fails in the same way."""

    def __init__(self, case, fails, attempts):
        self.case, self.fails, self.attempts = case, fails, attempts

    def still_fails(self):
        if self.attempts <= 0:
            return False
        self.attempts -= 1
        try:
            self.case.evaluate()
            return self.fails(Program([self.case]))
        except (ModelError, LookupError):  # names and loops that are gone
            return False

    def attempt(self, holder, name, value):
        """Sets an attribute; sets it back if the failure is gone."""
        old = getattr(holder, name)
        setattr(holder, name, value)
        if self.still_fails():
            return True
        setattr(holder, name, old)
        return False

    def drop_statements(self):
        """Drops ranges of statements, halves first."""
        changed = False
        for body in [node for node in walk(self.case.kernel) if isinstance(node, Body)]:
            size = len(body.statements)
            while size >= 1:
                first = 0
                while first < len(body.statements):
                    if self.attempt(body, "statements", body.statements[:first] + body.statements[first + size:]):
                        changed = True
                    else:
                        first += size
                size //= 2
        return changed

    def lift_bodies(self):
        """Replaces a branch or a loop by what is in it."""
        changed = False
        for body in [node for node in walk(self.case.kernel) if isinstance(node, Body)]:
            for i in range(len(body.statements) - 1, -1, -1):
                inner = [child for child in body.statements[i].children() if isinstance(child, Body) and child.statements]
                for one in inner:
                    if self.attempt(body, "statements", [*body.statements[:i], *one.statements, *body.statements[i + 1:]]):
                        changed = True
                        break
        return changed

    def simplify_expressions(self):
        changed = False
        for holder, name, index in list(self.places()):
            value = getattr(holder, name)
            old = value if index is None else value[index]
            if isinstance(old, Literal) or old.fixed:
                continue
            zero = 0.0 if old.scalar.floating else 0
            smaller = [Literal(old.scalar, zero), Literal(old.scalar, zero + 1)]
            smaller += [node for node in walk(old) if isinstance(node, Expression) and node is not old and node.scalar is old.scalar and not isinstance(node, Literal)][:3]
            for new in smaller:
                if self.attempt(holder, name, new if index is None else [*value[:index], new, *value[index + 1:]]):
                    changed = True
                    break
        return changed

    def places(self):
        """Where expressions are: a node, the name of an attribute, and an index if that is a list."""
        for node in walk(self.case.kernel):
            for name in node.kids:
                value = getattr(node, name)
                if isinstance(value, Expression):
                    yield node, name, None
                elif isinstance(value, list):
                    yield from ((node, name, i) for i, item in enumerate(value) if isinstance(item, Expression))

    def simplify_host(self):
        host = self.case.host
        if host.launch is not LAUNCHES[0]:
            self.attempt(host, "launch", LAUNCHES[0])
        for name in ("extras", "operations", "calls"):
            self.attempt(host, name, [])
        for name in list(host.styles):
            self.attempt(host, "styles", {**host.styles, name: MEMORY[0]})

    def drop_functions(self):
        text = "\n".join(self.case.source())
        unused = [function for function in self.case.kernel.functions if text.count(function.name) <= 1]
        if unused:
            self.attempt(self.case.kernel, "functions", [function for function in self.case.kernel.functions if function not in unused])

    def run(self):
        self.simplify_host()
        changed = True
        while changed and self.attempts > 0:
            changed = self.drop_statements() | self.lift_bodies() | self.simplify_expressions()
            self.drop_functions()
        self.case.evaluate()
        return self.case


def reduce(case, fails, attempts=150):
    return Reducer(case, fails, attempts).run()


