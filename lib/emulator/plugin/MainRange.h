// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Frees the loop over a row of threads from the tests that most threads of a block pass: `i < n`.
#pragma once

namespace llvm {
class Function;
} // namespace llvm

namespace tranship::emulator {

/// Splits the loop over the threads of a row in three: threads in the middle, for which the tests
/// of their index are known to have the usual outcome and the index is known not to overflow, and
/// those before and after.
void splitMainRange(llvm::Function &region);

} // namespace tranship::emulator
