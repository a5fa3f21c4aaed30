// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls that the original cannot make either, such as exercises with `FIXME` for an argument: the port is not to blame for
// their form.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "source/SourceFile.h"

#include "llvm/ADT/ArrayRef.h"

#include <vector>

namespace tranship::translate {

/// Of a file's `diagnostics`, those about the form of a call whose arguments name what the original does not declare
/// become one for each cause, about the original. `problems`: clang's errors in the original, in all files.
void blameUnresolvedArguments(std::vector<Diagnostic> &diagnostics, const SourceFile &file,
                              llvm::ArrayRef<Diagnostic> problems);

} // namespace tranship::translate
