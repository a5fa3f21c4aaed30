// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship FILE…`, and `tranship apply`, which joins the parts of a translation.
#pragma once

#include "driver/RunRequest.h"
#include "translate/Translation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> translateCommand(const ParsedCommandLine &line);

/// Does the same for a request. `look` sees the translation before it is written and reported, and may leave out diagnostics.
llvm::Expected<int> translateAs(const RunRequest &request,
                                llvm::function_ref<void(Translation &)> look);

/// Finishes the translation whose parts are in the named files, without parsing again.
llvm::Expected<int> applyCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
