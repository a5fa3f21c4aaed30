// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that are read and not translated.
#pragma once

#include "frontend/Evidence.h"
#include "translate/InputIndex.h"

namespace tranship::translate {

/// Returns one diagnostic for each folder outside of the inputs with headers of the user's that use
/// CUDA and are included.
std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       const InputIndex &inputs);

} // namespace tranship::translate
