// `tranship mappings list|stats|lint|diff|schema`: for people who look after tables and rules.
#pragma once

#include "driver/CommandLine.h"
#include "driver/Rooms.h"

namespace tranship::driver {

/// Returns the exit code.
llvm::Expected<int> mappingsCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
