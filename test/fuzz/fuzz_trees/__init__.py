# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of fuzz-trees: what trees are made of, and what tranship must not do with them."""
