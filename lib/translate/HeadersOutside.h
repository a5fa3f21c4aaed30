// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that are read and not translated.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "translate/InputIndex.h"

#include <set>
#include <string>

namespace tranship::translate {

/// Returns the user's headers that use CUDA, are included, and are not among the inputs.
std::set<std::string> foreignHeaders(const frontend::Evidence &evidence, const InputIndex &inputs);

/// Returns one diagnostic for each folder outside of the inputs that has headers of the user that use
/// CUDA and are included.
std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       const InputIndex &inputs);

} // namespace tranship::translate
