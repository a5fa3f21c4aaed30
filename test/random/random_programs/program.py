# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole programs: kernels with their hosts, the files that hold them, and what they print."""

import pathlib
import random

from . import host, libraries, maker, warps
from .kernels import Kernel
from .model import ModelError, digest
from .tree import reset

COMMON = pathlib.Path(__file__).with_name("common.h")


class Case:
    """A kernel with its host: what is printed for it depends on nothing else."""

    def __init__(self, number, attempt=0):
        rng = random.Random(f"{number}:{attempt}")
        self.number = number
        self.kernel = Kernel(rng, number)
        maker.fill(rng, self.kernel)
        self.host = host.Host(rng, self.kernel)
        self.evaluate()
        self.host.function()  # draws the remaining choices

    def evaluate(self):
        reset(self.kernel)
        results = self.kernel.run()
        # The host function prints what libraries made of the results first.
        self.results = [(extra.name, extra.values) for extra in self.host.extras]
        self.results += [(operation.name, operation.values(results)) for operation in self.host.operations] + results
        self.results += [(f"call{i}", call.value()) for i, call in enumerate(self.host.calls)]

    def source(self, apart=False):
        return [*self.kernel.definition(apart), *self.host.function(), ""]

    def expected(self, values=False):
        lines = []
        for name, numbers in self.results:
            lines += [f"{self.number} {name}[{i}] {number}" for i, number in enumerate(numbers)] if values else []
            lines.append(f"{self.number} {name} {digest(numbers)}")
        return lines


def make_case(seed):
    """The case of a seed, made with other choices if the model finds that it cannot be exact."""
    for attempt in range(20):
        try:
            return Case(seed, attempt)
        except ModelError as error:
            if "exact" not in str(error):
                raise
    raise ModelError(f"no case for {seed}")


class Program:
    """Several cases in one program, so that compilers start seldom."""

    def __init__(self, cases, layout="one"):
        self.cases, self.layout = cases, layout

    def flags(self):
        return ["--relocatable"] if self.layout == "relocatable" else []

    def sources(self, side):
        extension = ".cu" if side == "original" else ".hip"
        return [name[:-3] + extension for name in self.files() if name.endswith(".cu")]

    def includes(self):
        lines = [*libraries.INCLUDES, *libraries.HELPERS] if any(case.kernel.libraries for case in self.cases) else []
        extras = [extra for case in self.cases for extra in case.host.extras]
        return [*dict.fromkeys(line for extra in extras for line in extra.includes), *lines]

    def files(self):
        """The text of each file. With the layout `several`, each third of the cases has a file of its own, and a header declares them.
        With `relocatable`, one more file defines device functions that the others call."""
        declarations = [f"void run{case.number}();" for case in self.cases]
        calls = ["int main() {", *(f"  run{case.number}();" for case in self.cases), "}"]
        head = ['#include "cases.h"', ""]
        apart = self.layout == "relocatable"
        parts = [self.cases] if self.layout == "one" else [self.cases[i::3] for i in range(3)]
        bodies = [[line for case in part for line in case.source(apart)] for part in parts]
        files = {"include/common.h": COMMON.read_text(), "cases.h": "\n".join(["#pragma once", '#include "include/common.h"', *self.includes(), *host.MACROS, *warps.helpers("\n".join(map("\n".join, bodies))), *declarations, ""])}
        files["main.cu"] = "\n".join([*head, *bodies[0], *calls, ""])
        for i, body in enumerate(bodies[1:]):
            files[f"part{i}.cu"] = "\n".join([*head, *body, ""])
        if apart:
            elsewhere = [line for case in self.cases for function in case.kernel.functions_apart() for line in function.definition()]
            files["functions.cu"] = "\n".join([*head, *elsewhere, ""])
        return files

    def expected(self, values=False):
        return [line for case in self.cases for line in case.expected(values)]

    def write(self, folder, values=False):
        """Writes `input`, and the expected output beside it."""
        folder = pathlib.Path(folder)
        for name, text in self.files().items():
            path = folder / "input" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        (folder / "expected.txt").write_text("\n".join(self.expected(values)) + "\n")


def make_program(seeds):
    """A program with a case for each seed."""
    seeds = list(seeds)
    return Program([make_case(seed) for seed in seeds], random.Random(f"layout {seeds[0]}").choice(("one", "one", "one", "one", "several", "several", "relocatable")))
