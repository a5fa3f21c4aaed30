// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that only look like CUDA's: the inputs define them in code that no unit compiled, or test them
// as switches of their own build.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "project/Inputs.h"

#include <vector>

namespace tranship::translate {

/// Removes what was reported about unknown names that some input defines (a macro, a function, a
/// variable) or that all inputs only test (`#ifdef CUDA_DEBUG`), about unknown headers that are an
/// input or lie beside the file that includes them, and about functions that look like copies of
/// CUDA's declarations, if some input defines them.
void dropOwnNames(std::vector<Diagnostic> &diagnostics, llvm::ArrayRef<project::InputFile> inputs);

} // namespace tranship::translate
