// `tranship check FILE…`: what a port must look at, without a translation.
#pragma once

#include "driver/Rooms.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship::driver {

/// Arguments behind `check`. Returns the exit code (ExitCode.h).
int checkCommand(llvm::ArrayRef<llvm::StringRef> arguments);

} // namespace tranship::driver
