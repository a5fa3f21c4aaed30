// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the writers of one family of instructions have in common.
#pragma once

#include "Lowering.h"

namespace tranship::emulator::ptx {

class InstructionWriter {
protected:
  InstructionWriter(Lowering &into, const Instruction &instruction)
      : into_(into), build_(into.builder()), instruction_(instruction), name_(instruction.words[0]),
        operands_(instruction.operands), words_(instruction.words) {}

  Lowering &into_;
  llvm::IRBuilder<> &build_;
  const Instruction &instruction_;
  llvm::StringRef name_;
  llvm::ArrayRef<Operand> operands_;
  Words words_;
};

} // namespace tranship::emulator::ptx
