// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the names of the enumerators that API calls pass, so that the host's pass can record them
// (HostCalls.cpp).
#pragma once

#include "llvm/ADT/StringRef.h"

#include <memory>

namespace clang {
class ASTConsumer;
}

namespace tranship::emulator {

/// Returns whether a function belongs to the APIs or libraries of CUDA or HIP, judged by the prefix
/// of its name.
bool isApiName(llvm::StringRef name);

/// Returns a consumer that fills in the unit's `apiEnumerators`.
std::unique_ptr<clang::ASTConsumer> findApiEnumerators();

} // namespace tranship::emulator
