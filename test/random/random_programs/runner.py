# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates, builds and runs a program, and compares what it prints with what the model expects.

This does what `tranship verify --backends cpu` does, by the same commands, but builds each side once and starts no further process:
a batch of 60 kernels takes about 5 seconds. `Tools.verify` uses `tranship verify` itself.
"""

import dataclasses
import os
import pathlib
import re
import subprocess

# A shuffle may read a lane that does not take part, since the program then ignores the result.
HARMLESS = re.compile(r"tranship-emulator: undefined-lane: ")
# What tranship says of conditions that are there on purpose.
EXPECTED = {"architecture-gate", "launch-bounds"}
RUNS = (("original", "32", "ascending"), ("original", "32", "random"), ("port", "32", "ascending"), ("port", "64", "ascending"), ("port", "64", "random"))


@dataclasses.dataclass
class Failure:
    """`kind`: the step that failed. `numbers`: the cases whose output is wrong, if that is known."""
    kind: str
    detail: str
    numbers: tuple = ()


@dataclasses.dataclass
class Tools:
    tranship: str
    optimization: str = "-O0"
    checked: bool = False
    sides: tuple = ("original", "port")
    limit: int = 300

    @property
    def build(self):
        return str(pathlib.Path(self.tranship).resolve().with_name("emulator-build"))

    def command(self, arguments, folder, environment=None):
        try:
            return subprocess.run(arguments, cwd=folder, env={**os.environ, **(environment or {})}, capture_output=True, text=True, errors="replace", timeout=self.limit, check=False)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(arguments, 124, "", f"not finished after {self.limit} s")

    def translate(self, folder):
        done = self.command([self.tranship, "--no-check-port", "--no-config", "-q", "--root", "input", "-o", "port", "input"], folder)
        # Each diagnostic, with the lines that belong to it.
        found = re.split(r"(?m)^(?=\S+: (?:warning|error): )", done.stdout + done.stderr)
        wrong = [text for text in found if text.strip() and not EXPECTED & set(re.findall(r"\[([a-z0-9-]+)\]$", text.splitlines()[0]))]
        return Failure("translate", "".join(wrong) or f"exit code {done.returncode}") if wrong or done.returncode not in (0, 1) else None

    def build_side(self, side, program, folder, flags):
        sources = [f"{'input' if side == 'original' else 'port'}/{name}" for name in program.sources(side)]
        options = ["--checked"] if self.checked else []
        done = self.command([self.build, "cuda" if side == "original" else "hip", *options, self.optimization, *program.flags(), *flags, "-o", f"{side}-program", *sources], folder)
        return None if done.returncode == 0 else Failure(f"build {side}", done.stdout + done.stderr)

    def run_side(self, run, program, folder, values):
        side, width, schedule = run
        done = self.command([f"./{side}-program"], folder, {"TRANSHIP_WARP_WIDTH": width, "TRANSHIP_SCHEDULE": schedule, "TRANSHIP_THREADS": "1"})
        expected, found = program.expected(values), done.stdout.splitlines()
        reports = [line for line in done.stderr.splitlines() if not HARMLESS.match(line)]
        if expected == found and done.returncode == 0 and not reports:
            return None
        wrong = sorted({int(line.split()[0]) for line in set(expected) ^ set(found) if line.split()[0].isdigit()})
        names = {f"kernel{case.number}": case.number for case in program.cases}
        wrong += sorted({names[name] for line in reports for name in re.findall(r"kernel\d+", line) if name in names} - set(wrong))
        detail = "\n".join([f"exit code {done.returncode}", *reports[:20], *difference(expected, found)])
        return Failure(f"run {side} {width} {schedule}", detail, tuple(wrong))

    def check(self, program, folder, values=False, only=None):
        """The first failure. `only`: the kind of failure to look for; steps without influence on it are left out."""
        folder = pathlib.Path(folder)
        program.write(folder, values)
        sides = self.sides if not only else tuple(side for side in self.sides if side in only) or ("port",)
        flags = ["-DSHOW_VALUES"] if values else []
        if sides != ("original",) and (failure := self.translate(folder)):
            return failure
        if only == "translate":
            return None
        for side in sides:
            if failure := self.build_side(side, program, folder, flags):
                return failure
        for run in RUNS:
            if run[0] in sides and (failure := self.run_side(run, program, folder, values)):
                return failure
        return None

    def verify(self, program, folder):
        """`tranship verify` on the program; what its original prints is compared by `check`."""
        program.write(folder)
        done = self.command([self.tranship, "verify", "--backends", "cpu", "--no-config", "input", "--", self.optimization], folder)
        return None if done.returncode == 0 else Failure("verify", done.stdout + done.stderr)


def difference(expected, found, limit=20):
    """The lines that differ, as a short text."""
    lines = [f"expected: {line}" for line in expected if line not in set(found)][:limit]
    return lines + [f"found:    {line}" for line in found if line not in set(expected)][:limit]
