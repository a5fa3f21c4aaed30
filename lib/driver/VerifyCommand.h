// `tranship verify`: run the original and the port, and show that they agree.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship {

/// `arguments` behind "verify"; the exit code. `program`: how tranship was started.
int verifyCommand(llvm::ArrayRef<llvm::StringRef> arguments, const char *program);

} // namespace tranship
