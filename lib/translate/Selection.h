// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Selects the diagnostics of a run: the kinds that were asked for, except those that comments in
// the source silence (source/Suppressions.h).
#pragma once

#include "translate/TranslateOptions.h"

namespace tranship::translate {

/// Removes all other diagnostics, moves those that a comment silences to `translation.suppressed`,
/// and reports on these comments. `isSeen`: whether the run saw the code at an offset of a file
/// well enough to say that a comment there silences nothing.
void selectDiagnostics(Translation &translation, const DiagnosticSelection &options,
                       llvm::function_ref<bool(const project::InputFile &, unsigned)> isSeen);

} // namespace tranship::translate
