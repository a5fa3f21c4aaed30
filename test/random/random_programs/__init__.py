# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of test/random/random-programs: a generator of CUDA programs with a model that computes what they print."""
