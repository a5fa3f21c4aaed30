// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Turns `__shared__` variables into offsets in a block's shared memory.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class GlobalVariable;
class Instruction;
class Module;
} // namespace llvm

namespace tranship::emulator {

struct SharedMemory {
  uint64_t size = 0; ///< bytes of all variables of the module
  llvm::GlobalVariable *offset = nullptr;
  /// The bytes that each function uses itself.
  llvm::DenseMap<const llvm::Function *, uint64_t> usedBy;
};

struct KnownObject {
  std::string name;
  uint64_t size;
};
/// Marks an instruction whose value is the address of a former variable.
void markObject(llvm::Instruction &instruction, llvm::StringRef name, uint64_t size);
std::optional<KnownObject> markedObject(const llvm::Instruction &instruction);

/// Returns the variables with this annotation.
llvm::SetVector<llvm::GlobalVariable *> annotatedVariables(llvm::Module &module,
                                                           const char *annotation);

/// Replaces `variables` (definitions) and the variables called `dynamicNames` (`extern
/// __shared__`).
SharedMemory placeSharedMemory(llvm::Module &module,
                               const llvm::SetVector<llvm::GlobalVariable *> &variables,
                               const std::vector<std::string> &dynamicNames);

/// Lets pointers of HIP to shared memory (`__attribute__((address_space(3)))`) count from the beginning
/// of the block's memory, as addresses in PTX do. Programs keep them in 32 bits. Shared variables must have been
/// placed.
void countSharedAddresses(llvm::Module &module);

} // namespace tranship::emulator
