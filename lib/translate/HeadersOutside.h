// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that are read and not translated.
#pragma once

#include "frontend/Evidence.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::translate {

/// Returns one diagnostic for each header of the user's that uses CUDA, is included, and is no
/// input.
std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       llvm::function_ref<bool(const std::string &path)> isInput);

} // namespace tranship::translate
