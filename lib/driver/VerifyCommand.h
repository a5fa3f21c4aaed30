// `tranship verify`: run the original and the port, and show that they agree.
#pragma once

#include "driver/CommandLine.h"
#include "driver/Rooms.h"

namespace tranship::driver {

/// `program`: tranship as it was called. Returns the exit code.
llvm::Expected<int> verifyCommand(const driver::ParsedCommandLine &line, const char *program);

} // namespace tranship::driver
