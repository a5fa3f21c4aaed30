// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the inputs define themselves of names like CUDA's and HIP's, also in code that no unit compiled.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "project/Inputs.h"

#include <set>
#include <string>
#include <vector>

namespace tranship::translate {

/// Removes what was reported about unknown names that some input defines (a macro, a function, a
/// variable) or that all inputs only test (`#ifdef CUDA_DEBUG`), about unknown headers that are an
/// input or are beside the file that includes them, and about functions that look like copies of
/// CUDA's declarations, if some input defines them.
void dropOwnNames(std::vector<Diagnostic> &diagnostics, llvm::ArrayRef<project::InputFile> inputs);

/// HIP's names that the inputs define as macros, as programs do for ports that were made by renaming:
/// `#define hipblasHgemm own_hgemm`.
std::set<std::string> hipMacrosOf(llvm::ArrayRef<project::InputFile> inputs);

} // namespace tranship::translate
