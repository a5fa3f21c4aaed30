// `tranship mappings list|stats|lint|diff|schema`: for people who look after tables and rules.
#pragma once

#include "driver/CommandLine.h"

namespace tranship {

/// Returns the exit code.
llvm::Expected<int> mappingsCommand(const driver::ParsedCommandLine &line);

} // namespace tranship
