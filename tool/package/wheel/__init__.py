# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tranship, a translator from CUDA to HIP. It is a program: run `tranship` or `python -m tranship`. For builds, there is `tranship.torch`."""
