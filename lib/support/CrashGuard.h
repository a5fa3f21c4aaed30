// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps a run alive when clang fails on one unit: on crashes, stack overflows, endless loops, and code that takes
// all memory.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <cstdint>

namespace tranship {

/// Call once before the first runGuarded(), which catches crashes from then on. Calls `fail` with the reason if memory
/// or threads run out outside of guarded work; `fail` must end the process, and cannot allocate.
void enableCrashGuard(void (*fail)(const char *reason));

enum class WorkEnd : uint8_t { Finished, Crashed, OutOfTime, OutOfMemory };

/// Runs `work` on a stack of its own, large enough for deeply nested code. Stops work that takes far more time or
/// memory than the text that it reads justifies; for memory, the same work is stopped in every run. If it does not
/// finish, what it held is leaked.
/// `usualSeconds`: CPU time that even the shortest text may take.
WorkEnd runGuarded(llvm::function_ref<void()> work, double usualSeconds = 10);

/// Guarded work calls this when it reads a text of so many bytes.
void noteTextRead(uint64_t bytes);

/// For an allocator that counts what guarded work holds (tool/CountedAllocator.cpp); without one, memory has no limit.
/// Call the other functions only in threads that run guarded work. `beforeAllocation` does not return if the work
/// holds too much.
bool isGuarded();
void beforeAllocation(size_t bytes);
void noteAllocated(int64_t bytes);

/// Stops this thread's guarded work because memory ran out; returns only if there is none.
void stopForMemory();

/// Whether some work did not finish; if so, LLVM's own clean-up at exit would crash.
bool caughtCrash();

} // namespace tranship
