// What clang does wrong on one unit must not end the run: crashes, stacks that overflow, loops
// without an end.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <chrono>

namespace tranship {

/// Once, before the first runGuarded(): from here on crashes within it are caught.
void enableCrashGuard();

/// Runs `work` on a stack of its own, large enough for deeply nested code. False: it crashed or
/// took more CPU time than `limit`, and what it held is lost.
bool runGuarded(llvm::function_ref<void()> work,
                std::chrono::seconds limit = std::chrono::minutes(5));

/// Some work crashed: LLVM's own clean-up at exit would as well.
bool caughtCrash();

} // namespace tranship
