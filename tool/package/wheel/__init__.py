# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tranship, a translator from CUDA to HIP. It is a program, not a library: run `tranship` or `python -m tranship`."""
