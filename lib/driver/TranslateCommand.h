// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship FILE…`, and `tranship apply`, which joins the parts of a translation.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> translateCommand(const ParsedCommandLine &line);

/// Finishes the translation whose parts are in the named files, without parsing again.
llvm::Expected<int> applyCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
