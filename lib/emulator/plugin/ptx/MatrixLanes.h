// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What products of matrices and moves of their tiles have in common. In PTX's layouts, lane 4g + t of a warp
// holds elements of rows g and g + 8 of the first matrix and the result, and of column g of the second.
#pragma once

#include "InstructionWriter.h"

#include "emulator/headers/tranship/operations.h"
#include "emulator/interface/GeneratedCode.h"

namespace tranship::emulator::ptx {

inline constexpr unsigned unknownNumber = ~0u;

/// What numbers a word of an instruction stands for (PtxMatrixNumber).
unsigned matrixNumberNamed(llvm::StringRef word);
/// How many of them are in a word.
unsigned numbersPerWord(unsigned number);

class MatrixLanes : protected InstructionWriter {
protected:
  MatrixLanes(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {
    llvm::Value *lane = into_.lane();
    upper_ = build_.CreateAnd(lane, ~31u);
    group_ = build_.CreateLShr(build_.CreateAnd(lane, 31), 2);
    inGroup_ = build_.CreateAnd(lane, 3);
  }

  llvm::Value *word(const Operand &operand) { return into_.read(operand, 32); }
  llvm::Value *wide(llvm::Value *value) { return build_.CreateZExt(value, build_.getInt64Ty()); }
  llvm::Value *narrow(llvm::Value *value) { return build_.CreateTrunc(value, build_.getInt32Ty()); }

  /// The value of another lane of the 32.
  llvm::Value *fromLane(llvm::Value *value, llvm::Value *lane) {
    auto [file, line] = into_.place();
    return into_.callRuntime(warpFunction, build_.getInt64Ty(),
                             {into_.number(32, transhipShuffle), into_.number(32, transhipNoMask),
                              into_.number(64, 0), value, build_.CreateOr(upper_, lane), file,
                              line});
  }

  /// The words of a row or column that four lanes hold, in order.
  llvm::AllocaInst *newRow() {
    llvm::BasicBlock &entry = build_.GetInsertBlock()->getParent()->getEntryBlock();
    llvm::IRBuilder<> top(&entry, entry.getFirstInsertionPt());
    return top.CreateAlloca(llvm::ArrayType::get(build_.getInt32Ty(), 8));
  }
  void store(llvm::AllocaInst *row, unsigned place, llvm::Value *value) {
    build_.CreateStore(value, build_.CreateConstInBoundsGEP1_64(build_.getInt32Ty(), row, place));
  }

  size_t size(unsigned operand) const {
    bool isVector = operands_[operand].kind == Operand::Kind::Vector;
    return isVector ? operands_[operand].parts.size() : 1;
  }
  const Operand &part(unsigned operand, unsigned i) const {
    bool isVector = operands_[operand].kind == Operand::Kind::Vector;
    return isVector ? operands_[operand].parts[i] : operands_[operand];
  }

  llvm::Value *upper_ = nullptr, *group_ = nullptr, *inGroup_ = nullptr;
};

} // namespace tranship::emulator::ptx
