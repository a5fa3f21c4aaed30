// `tranship explain NAME…`: asks the tables and the manual of diagnostics.
#pragma once

#include "driver/CommandLine.h"
#include "driver/Rooms.h"

namespace tranship::driver {

/// Returns the exit code: 1 if a name is unknown.
llvm::Expected<int> explainCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
