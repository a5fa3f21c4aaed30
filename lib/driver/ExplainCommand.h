// `tranship explain NAME…`: asks the tables and the manual of diagnostics.
#pragma once

#include "driver/Rooms.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship::driver {

/// Arguments behind `explain`. Returns the exit code: 0 all names are known, 1 some is not, 2
/// misuse.
int explainCommand(llvm::ArrayRef<llvm::StringRef> arguments);

} // namespace tranship::driver
