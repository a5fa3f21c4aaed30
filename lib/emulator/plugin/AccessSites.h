// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The places that the code of a checked program names when it announces an access
// (interface/GeneratedCode.h).
#pragma once

#include "SharedMemory.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DIFile;
class DILocation;
} // namespace llvm

namespace tranship::emulator {

/// Whether it is one of the headers of the emulator.
bool isEmulatorHeader(llvm::StringRef file);

/// Finds the volatile loads by which a thread waits for another.
llvm::SmallPtrSet<const llvm::Instruction *, 8> spinningLoads(llvm::Module &module);

/// An access to memory of one instruction.
struct MemoryAccess {
  unsigned operand = 0; ///< the address
  llvm::Type *type = nullptr;
  llvm::Value *stored = nullptr; ///< by a plain store
  uint32_t flags = 0;            ///< those of `AccessSite`
};
/// Nothing: the instruction does something else, or copies or fills memory.
std::optional<MemoryAccess> accessOf(const llvm::Instruction &instruction, bool isSpinning);

class AccessSites {
public:
  /// `libraryFolders` have headers that are not the user's, besides those of the system.
  explicit AccessSites(llvm::Module &module, std::vector<std::string> libraryFolders = {});

  /// Makes an `AccessSite` for the innermost line in the user's code.
  llvm::GlobalVariable *site(const llvm::Instruction &instruction, uint64_t size, uint32_t flags,
                             const std::optional<KnownObject> &object);
  /// Whether a header of a library has the instruction.
  bool isInLibrary(const llvm::Instruction &instruction) const;
  /// Whether the access, the function, and every function inlined in between belong to a library.
  bool isOfLibraryAlone(const llvm::Instruction &instruction) const;
  /// What is stored as a number; 0 if it is larger than 8 bytes.
  llvm::Value *bitsOf(llvm::IRBuilder<> &builder, llvm::Value *value) const;

private:
  bool isLibrary(const llvm::DILocation &location) const;
  llvm::GlobalVariable *text(llvm::StringRef value);
  std::string pathOf(const llvm::DIFile &file) const;

  llvm::Module &module_;
  std::vector<std::string> libraryFolders_;
  llvm::StringMap<llvm::GlobalVariable *> texts_;
};

} // namespace tranship::emulator
