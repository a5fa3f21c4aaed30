// `tranship check FILE…`: what a port must look at, without a translation.
#pragma once

#include "driver/CommandLine.h"

namespace tranship {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> checkCommand(const driver::ParsedCommandLine &line);

} // namespace tranship
