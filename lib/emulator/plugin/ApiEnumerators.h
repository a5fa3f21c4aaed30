// The clang half of what the host's pass tells of calls (HostCalls.cpp): of numbers that have
// names.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <memory>

namespace clang {
class ASTConsumer;
}

namespace tranship::emulator {

/// The functions of CUDA's and HIP's APIs and libraries, by what their names begin with.
bool isApiName(llvm::StringRef name);

/// Fills in the unit's `apiEnumerators`.
std::unique_ptr<clang::ASTConsumer> findApiEnumerators();

} // namespace tranship::emulator
