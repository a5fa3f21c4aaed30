// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops in which a thread waits for what another does.
#pragma once

namespace llvm {
class Function;
class Instruction;
class Loop;
class Value;
} // namespace llvm

namespace tranship::emulator {

/// Returns whether the value decides, inside the loop, whether the loop goes on.
bool endsLoop(llvm::Instruction &value, const llvm::Loop &loop);

/// Returns whether the address is the same in each iteration.
bool staysInPlace(llvm::Value *address, const llvm::Loop &loop, unsigned depth = 0);

/// Returns whether a loop of the function may wait for another thread: an atomic or a volatile load
/// of one place decides whether it goes on, and does not itself bring the end nearer.
bool waitsForOthers(llvm::Function &function);

} // namespace tranship::emulator
