// Differences between two texts in the format of `diff -u`, as patch(1) and git apply take it.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// Empty when the texts are equal.
std::string unifiedDiff(llvm::StringRef before, llvm::StringRef after, llvm::StringRef beforeName,
                        llvm::StringRef afterName);

} // namespace tranship
