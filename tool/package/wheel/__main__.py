# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m tranship`: runs the program that this wheel installed."""

import os
import pathlib
import sys
import sysconfig


def program():
    """The program that is installed with this module: pip has several places for programs."""
    beside = pathlib.Path(__file__).resolve().parent.parent / "bin"  # pip install --target
    schemes = [sysconfig.get_default_scheme(), sysconfig.get_preferred_scheme("user")]
    for folder in [beside, *(sysconfig.get_path("scripts", scheme) for scheme in schemes)]:
        path = pathlib.Path(folder, "tranship")
        if path.is_file():
            return path
    sys.exit("tranship: the program is not installed beside this module; run `pip install --force-reinstall tranship`")


if __name__ == "__main__":
    path = program()
    os.execv(path, [str(path), *sys.argv[1:]])
