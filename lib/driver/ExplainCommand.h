// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship explain NAME…`: shows the mapping of a name, or the page of a diagnostic.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code, which is 1 if a name is unknown.
llvm::Expected<int> explainCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
