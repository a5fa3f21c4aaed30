// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps a run alive when clang fails on one unit: crashes, stack overflows and endless loops.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <chrono>

namespace tranship {

/// Call once before the first runGuarded(); from then on, crashes in it are caught.
void enableCrashGuard();

/// Runs `work` on a stack of its own, large enough for deeply nested code. False: it crashed or
/// took more CPU time than `limit`, and what it held is lost.
bool runGuarded(llvm::function_ref<void()> work,
                std::chrono::seconds limit = std::chrono::minutes(5));

/// Whether some work crashed; then LLVM's own clean-up at exit would crash too.
bool caughtCrash();

} // namespace tranship
