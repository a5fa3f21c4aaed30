// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes LLVM's IR for a statement of PTX. What instructions do is taken from PTX's description and
// from what GPUs do, and not from the rules of the translation, since the one is to check the other.
#pragma once

#include "Statement.h"
#include "Type.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

namespace tranship::emulator::ptx {

/// What the instructions of a statement read and write: its operands, its registers, the carry. All
/// of it has integer types.
class Lowering {
public:
  /// `carry`: the variable of the carry flag.
  Lowering(llvm::CallBase &call, const Statement &statement, llvm::Value *carry);

  /// Replaces the call of a statement that has instructions. Returns the instruction that is not known, in which case the call stays.
  std::optional<std::string> lower();

  llvm::IRBuilder<> &builder() { return builder_; }
  llvm::LLVMContext &context() { return builder_.getContext(); }
  llvm::Module &module() { return *call_.getModule(); }
  bool isVolatile() const { return isVolatile_; }

  /// The operand as an integer of so many bits. One that is wider loses its upper bits, one that is
  /// narrower gets zeros.
  llvm::Value *read(const Operand &operand, unsigned bits);
  /// An operand of one element as a number of the type.
  llvm::Value *readReal(const Operand &operand, const PtxType &type);
  llvm::Value *readPredicate(const Operand &operand);
  /// The operand if it is a constant, also one that is passed to the statement ("n"); otherwise null.
  llvm::ConstantInt *readConstant(const Operand &operand);
  /// A register that is wider than the value gets zeros, or copies of its sign.
  void write(const Operand &operand, llvm::Value *value, bool isSigned = false);
  void writeReal(const Operand &operand, llvm::Value *value);
  /// Whether a result needs to be computed: the operand is not "_".
  static bool isWanted(const Operand &operand) { return operand.kind != Operand::Kind::Sink; }

  llvm::Value *readCarry();
  void writeCarry(llvm::Value *carry);

  llvm::Value *number(unsigned bits, uint64_t value) { return builder_.getIntN(bits, value); }
  llvm::Value *unary(llvm::Intrinsic::ID intrinsic, llvm::Value *value) {
    return builder_.CreateUnaryIntrinsic(intrinsic, value);
  }
  llvm::Value *binary(llvm::Intrinsic::ID intrinsic, llvm::Value *a, llvm::Value *b) {
    return builder_.CreateBinaryIntrinsic(intrinsic, a, b);
  }
  /// Calls a function of the runtime.
  llvm::Value *callRuntime(llvm::StringRef name, llvm::Type *result,
                           llvm::ArrayRef<llvm::Value *> arguments);
  /// The thread's lane.
  llvm::Value *lane();
  /// The address of a thread's own variable: "tranship_local_threadIdx".
  llvm::Value *threadVariable(llvm::StringRef name, llvm::Type *type);
  /// Writes two branches, and goes on after them.
  void choose(llvm::Value *condition, llvm::function_ref<void()> then,
              llvm::function_ref<void()> otherwise);
  /// The file and line of the statement, as functions of the runtime take them.
  std::pair<llvm::Value *, llvm::Value *> place();

  /// For what an operand cannot be.
  void fail() { failed_ = true; }

private:
  void makeVariables();
  void replaceCall();
  bool lowerFlow(const Instruction &instruction);
  llvm::AllocaInst *variable(const Operand &operand);
  llvm::Value *asInteger(llvm::Value *value);
  llvm::Value *carryAddress();

  llvm::CallBase &call_;
  const Statement &statement_;
  llvm::Value *carry_;
  llvm::IRBuilder<> builder_;
  llvm::SmallVector<llvm::AllocaInst *> asmOperands_, registers_;
  llvm::SmallVector<llvm::Value *> inputs_; ///< null for outputs
  llvm::StringMap<llvm::BasicBlock *> labels_;
  llvm::BasicBlock *behind_ = nullptr;
  bool isVolatile_ = false, failed_ = false;
};

/// Whether the first instruction that knows of the carry flag reads it: an earlier statement left it.
bool needsCarryFromBefore(const Statement &statement);

/// These write one instruction each, or return false if they do not know it.
bool lowerArithmetic(Lowering &into, const Instruction &instruction); ///< integers
bool lowerBits(Lowering &into, const Instruction &instruction);
bool lowerVideo(Lowering &into, const Instruction &instruction);
bool lowerSelection(Lowering &into, const Instruction &instruction);
bool lowerReal(Lowering &into, const Instruction &instruction);
bool lowerConversion(Lowering &into, const Instruction &instruction);
bool lowerMemory(Lowering &into, const Instruction &instruction);
bool lowerAtomic(Lowering &into, const Instruction &instruction);
bool lowerWarp(Lowering &into, const Instruction &instruction);
bool lowerMatrix(Lowering &into, const Instruction &instruction); ///< products
bool lowerMatrixTiles(Lowering &into, const Instruction &instruction);
bool lowerMatrixGroup(Lowering &into, const Instruction &instruction);
bool lowerMemoryBarrier(Lowering &into, const Instruction &instruction);
/// The value of "%tid.x" and the like; null: it is not known.
llvm::Value *readSpecial(Lowering &into, llvm::StringRef name, unsigned bits);

} // namespace tranship::emulator::ptx
