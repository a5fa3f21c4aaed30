// `tranship mappings list|stats|lint|diff|schema`: for people who look after tables and rules.
#pragma once

#include "driver/Rooms.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship::driver {

/// Arguments behind `mappings`. Returns the exit code: 0 fine, 1 there is something to look at, 2
/// misuse.
int mappingsCommand(llvm::ArrayRef<llvm::StringRef> arguments);

} // namespace tranship::driver
