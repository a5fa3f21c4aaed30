// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which a wave executes basic blocks. Of the blocks that some lanes wait to enter, the
// first one in this order is next. Loops are contiguous and end with their latch, so that lanes meet
// again where AMD's structured control flow lets them meet: after a branch, at the end of an
// iteration, and after a loop.
#pragma once

#include <vector>

namespace llvm {
class BasicBlock;
class Function;
class LoopInfo;
} // namespace llvm

namespace tranship::emulator {

/// The function must be reducible, and its loops in simplified form.
std::vector<llvm::BasicBlock *> waveOrder(llvm::Function &function, const llvm::LoopInfo &loops);

} // namespace tranship::emulator
