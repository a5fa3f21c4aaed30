// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the tables by which the runtime knows the kernels and variables of a module
// (GeneratedCode.h).
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

namespace tranship::emulator {

class TableWriter {
public:
  explicit TableWriter(llvm::Module &module);

  llvm::Constant *text(llvm::StringRef value);
  llvm::Constant *number(uint64_t value);
  llvm::Constant *null();
  llvm::Constant *record(llvm::ArrayRef<llvm::Constant *> fields);
  /// Returns the records as an array in memory; null for none.
  llvm::Constant *table(llvm::ArrayRef<llvm::Constant *> records, llvm::StringRef name);
  llvm::GlobalVariable *variable(llvm::Constant *value, llvm::StringRef name);

private:
  llvm::Module &module_;
  llvm::PointerType *pointer_;
  llvm::IntegerType *word_;
};

/// Passes a `ModuleEntry` to the runtime before any initializer of the program runs.
void registerAtStart(llvm::Module &module, llvm::GlobalVariable *entry);

} // namespace tranship::emulator
