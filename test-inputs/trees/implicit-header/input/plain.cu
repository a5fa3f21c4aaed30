// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No CUDA at all.
#include <string>
std::string name() { return "plain"; }
