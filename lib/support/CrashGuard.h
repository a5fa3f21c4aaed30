// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps a run alive when clang fails on one unit: crashes, stack overflows, endless loops, and code that takes all
// memory.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstddef>
#include <cstdint>

namespace tranship {

/// Call once before the first runGuarded(); from then on, crashes in it are caught. `fail` gets the reason when memory
/// or threads are lacking outside of it; it must end the process, and cannot allocate.
void enableCrashGuard(void (*fail)(const char *reason));

enum class WorkEnd : uint8_t { Finished, Crashed, OutOfTime, OutOfMemory };

/// Runs `work` on a stack of its own, large enough for deeply nested code. Work that takes time or memory out of
/// proportion to the text that it reads is stopped; for memory, it is so in every run. If it does not finish, what it
/// held is lost.
/// `usualSeconds`: CPU time that even the shortest text may take.
WorkEnd runGuarded(llvm::function_ref<void()> work, double usualSeconds = 4);

/// For guarded work: it reads a text of so many bytes.
void noteTextRead(uint64_t bytes);

/// For an allocator that counts what guarded work holds (tool/CountedAllocator.cpp); without one, memory has no limit.
/// The others are only for threads that run guarded work. `beforeAllocation` does not return if that is too much.
bool isGuarded();
void beforeAllocation(size_t bytes);
void noteAllocated(int64_t bytes);

/// Ends the guarded work of this thread as one that is out of memory; returns only if there is none.
void stopForMemory();

/// Whether some work did not finish; then LLVM's own clean-up at exit would crash.
bool caughtCrash();

} // namespace tranship
