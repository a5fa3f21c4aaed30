// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses, and the words of instructions that access memory.
#pragma once

#include "Lowering.h"

#include "llvm/Support/AtomicOrdering.h"

namespace tranship::emulator::ptx {

enum class Space { Generic, Shared };

/// Takes the address space; nothing if there is none like it here.
std::optional<Space> takeSpace(Words &words);

/// Takes hints for caches. Returns whether one of them has an operand of its own, the last.
bool takeCacheWords(Words &words);

/// Takes the words that order accesses of threads.
llvm::AtomicOrdering takeOrdering(Words &words, bool &isVolatile);

/// The beginning of the block's shared memory.
llvm::Value *sharedBase(Lowering &into);

/// The pointer that an operand in brackets is.
llvm::Value *addressOf(Lowering &into, const Operand &operand, Space space);

/// Arrivals at an mbarrier, and bytes that it expects, or if the number is negative has got. Gives the state before.
llvm::Value *changeMemoryBarrier(Lowering &into, llvm::Value *barrier, llvm::Value *count,
                                 llvm::Value *dropped, llvm::Value *bytes);

} // namespace tranship::emulator::ptx
