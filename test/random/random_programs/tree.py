# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What all parts of a generated program have in common: the reducer and the model walk them without knowing their kinds."""


class Tree:
    """A node. `kids` names the attributes that hold nodes, or lists of nodes.

    `unsafe` becomes true while the model runs, if the plain operator would be undefined for a value that occurs. The text then has the
    form that is defined for all values. So most programs have plain operators, and none has undefined behavior.
    """
    kids = ()
    unsafe = False
    evaluated = False

    def children(self):
        for name in self.kids:
            value = getattr(self, name)
            if isinstance(value, Tree):
                yield value
            elif value:
                yield from value


def walk(tree):
    """The node and all below it."""
    yield tree
    for child in tree.children():
        yield from walk(child)


def reset(tree):
    """Forgets what an earlier run of the model found."""
    for node in walk(tree):
        node.unsafe = node.evaluated = False


def indented(lines, depth=1):
    return ["  " * depth + line if line and not line.startswith("#") else line for line in lines]
