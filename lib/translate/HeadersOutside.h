// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that are read and not translated.
#pragma once

#include "frontend/Evidence.h"
#include "translate/InputIndex.h"

#include <set>
#include <string>

namespace tranship::translate {

/// Returns the headers of the user's that use CUDA, are included, and are not among the inputs.
std::set<std::string> foreignHeaders(const frontend::Evidence &evidence, const InputIndex &inputs);

/// Returns one diagnostic for each folder outside of the inputs with headers of the user's that use
/// CUDA and are included.
std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       const InputIndex &inputs);

} // namespace tranship::translate
