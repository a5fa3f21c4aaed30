// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of CUDA's libraries that a file names one after another, as code does that loads a
// library at run time: hundreds of places with one cause.
#pragma once

#include "diagnostics/Diagnostic.h"

#include <vector>

namespace tranship::translate {

/// Reports a file's functions that are looked up by name, and those that it declares itself, in one
/// diagnostic each where there are many. `diagnostics` are in the order of their places.
void joinNamedFunctions(std::vector<Diagnostic> &diagnostics);

} // namespace tranship::translate
