// Which diagnostics of a run count: kinds that were asked for, less what comments in the source
// silence (source/Suppressions.h).
#pragma once

#include "translate/Translate.h"

namespace tranship::translate {

/// Takes the others out; those that a comment silences are in `translation.suppressed` then. Adds
/// what is to be said of these comments. `isSeen`: whether the run saw what stands at an offset of
/// a file well enough to miss something there.
void selectDiagnostics(Translation &translation, const SelectionOptions &options,
                       llvm::function_ref<bool(const project::InputFile &, unsigned)> isSeen);

} // namespace tranship::translate
