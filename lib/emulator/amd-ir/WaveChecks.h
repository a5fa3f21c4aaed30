// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Announces to the runtime what the lanes of a wave do in memory, in programs with checks.
#pragma once

#include "emulator/plugin/AccessSites.h"

namespace tranship::emulator {

class FlatSpace;
class WaveWriter;
struct Step;
class WaveSteps;

class WaveChecks {
public:
  WaveChecks(llvm::Module &module, std::vector<std::string> libraryFolders);

  /// Announces an access and returns the address to use for it. `from` is the pointer operand,
  /// `address` its value in the wave's code, and `stored` the value that a store writes there.
  llvm::Value *access(WaveWriter &writer, const llvm::Instruction &instruction, llvm::Value *from,
                      llvm::Value *address, uint64_t size, llvm::Value *stored, uint32_t flags);
  /// The same for an instruction that loads, stores or updates memory.
  llvm::Value *access(WaveWriter &writer, const llvm::Instruction &instruction,
                      llvm::Value *address, llvm::Value *stored = nullptr);
  void range(WaveWriter &writer, const llvm::Instruction &instruction, llvm::Value *from,
             llvm::Value *address, llvm::Value *size, uint32_t flags);
  void fence(WaveWriter &writer, const llvm::FenceInst &fence);
  /// To be called before a step. The lanes meet if they read each other's values.
  void begin(WaveWriter &writer, const Step &step, const WaveSteps &steps);

private:
  struct Base;
  Base baseOf(llvm::Value *pointer) const;
  llvm::GlobalVariable *site(const llvm::Instruction &instruction, uint64_t size, uint32_t flags,
                             const std::optional<KnownObject> &object);

  const llvm::DataLayout &layout_;
  AccessSites sites_;
  llvm::SmallPtrSet<const llvm::Instruction *, 8> spinning_;
};

} // namespace tranship::emulator
