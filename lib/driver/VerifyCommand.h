// `tranship verify`: run the original and the port, and show that they agree.
#pragma once

#include "driver/Rooms.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship::driver {

/// `arguments` behind "verify"; the exit code. `program`: how tranship was started.
int verifyCommand(llvm::ArrayRef<llvm::StringRef> arguments, const char *program);

} // namespace tranship::driver
