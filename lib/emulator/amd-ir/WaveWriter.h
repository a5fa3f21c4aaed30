// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the code that executes a function for a whole wave:
//   void f(Wave *wave, uint64_t lanes, T0 (*argument0)[width], …, R (*result)[width])
// Every block has the set of lanes that wait to enter it. Values that outlive their step are in
// arrays with an element for each lane.
#pragma once

#include "FlatSpace.h"
#include "WaveSteps.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace tranship::emulator {

class WaveChecks;

class WaveWriter {
public:
  /// `checks`: null in programs without checks.
  WaveWriter(llvm::Function &from, llvm::Function &to, FlatSpace &space, const WaveSteps &steps,
             unsigned width, WaveChecks *checks);

  /// Writes the body: `order` are the blocks in the order of execution (BlockOrder.h).
  void write(const std::vector<llvm::BasicBlock *> &order);

  // For the code of single instructions.
  llvm::IRBuilder<> &builder() { return builder_; }
  llvm::Module &module() { return *to_.getParent(); }
  FlatSpace &space() { return space_; }
  WaveChecks *checks() { return checks_; }
  unsigned width() const { return width_; }
  /// Makes the number of a lane for `ds.permute` and `ds.bpermute` one that they can reach: on gfx10
  /// and gfx11, each half of 64 lanes is by itself.
  llvm::Value *reachable(llvm::Value *number);
  llvm::Value *wave() const { return wave_; }
  /// The lanes that execute the current block: a 64-bit mask.
  llvm::Value *lanes() const { return lanes_; }
  /// The lane that is executed: a 32-bit number. Null outside of loops over lanes.
  llvm::Value *lane() const { return lane_; }
  /// A value for the lane that is executed.
  llvm::Value *get(llvm::Value *value);
  /// A value for another lane. It must not be computed in the same step.
  llvm::Value *getAt(llvm::Value *value, llvm::Value *lane);
  /// Whether a lane executes the current block.
  llvm::Value *isActive(llvm::Value *lane);
  /// The number of the first lane that executes the current block.
  llvm::Value *firstLane();
  /// Calls `body` with the builder inside a loop over the lanes in the mask.
  void forLanes(llvm::Value *mask, llvm::function_ref<void()> body);
  /// Makes memory that each call of the function has once.
  llvm::AllocaInst *local(llvm::Type *type, const llvm::Twine &name = "");
  /// Makes an array zero.
  void clear(llvm::IRBuilder<> &builder, llvm::AllocaInst *memory);
  /// The value of a `Wave` instruction that all lanes get.
  void setForAll(llvm::Instruction &instruction, llvm::Value *value);
  /// The value of a `Wave` instruction for one lane.
  void setAt(llvm::Instruction &instruction, llvm::Value *lane, llvm::Value *value);
  /// Loads a field of the `Wave`.
  llvm::Value *waveField(uint64_t offset, llvm::Type *type);
  /// Calls a function of the runtime.
  llvm::CallInst *callRuntime(llvm::StringRef name, llvm::Type *result,
                              llvm::ArrayRef<llvm::Value *> arguments);
  /// Ends the launch when it is executed: the instruction is not supported.
  void unsupported(const llvm::Twine &what);

private:
  void begin();
  void writeBlock(llvm::BasicBlock &block);
  void writeStep(const Step &step, bool isLast);
  void writeTerminator(llvm::BasicBlock &block, const Step &last);
  void writeLanesOf(const Step &step);
  void setPhis(llvm::BasicBlock &from, llvm::BasicBlock &to);
  void setScalarPhis(llvm::BasicBlock &from, llvm::BasicBlock &to);
  void setLanePhis(llvm::BasicBlock &from, llvm::BasicBlock &to);
  bool hasLanePhis(llvm::BasicBlock &block) const;
  void addPending(llvm::BasicBlock &block, llvm::Value *mask);

  /// Writes an instruction for one lane, or once for all. Returns its value.
  llvm::Value *writeInstruction(llvm::Instruction &instruction);
  llvm::Value *copy(llvm::Instruction &instruction);
  llvm::Value *writeElementPointer(llvm::GetElementPtrInst &element);
  llvm::Value *writeLoad(llvm::LoadInst &load);
  void writeStore(llvm::StoreInst &store);
  llvm::Value *writeCall(llvm::CallInst &call);
  void writeWave(llvm::Instruction &instruction);
  void callForWave(llvm::CallInst &call);

  /// The type of a pointer in memory: 32 bits for LDS and private memory.
  llvm::Value *narrowed(llvm::Value *pointer, unsigned space);
  llvm::Value *widened(llvm::Value *number, unsigned space);
  llvm::Value *narrowBase(unsigned space);

  llvm::Type *slotType(llvm::Type *type);
  llvm::Value *slot(llvm::Value &value);
  llvm::Value *scalarSlot(llvm::Value &value);
  void storeSlot(llvm::Value *slot, llvm::Value *lane, llvm::Value *value);
  llvm::Value *loadSlot(llvm::Value *slot, llvm::Value *lane, llvm::Type *type);
  llvm::Value *privateMemory(llvm::AllocaInst &variable, llvm::Value *lane);

  llvm::Function &from_, &to_;
  FlatSpace &space_;
  const WaveSteps &steps_;
  unsigned width_;
  WaveChecks *checks_;
  llvm::IRBuilder<> builder_;
  llvm::BasicBlock *entry_ = nullptr;
  llvm::Value *wave_ = nullptr, *lanes_ = nullptr, *lane_ = nullptr;
  llvm::DenseMap<llvm::Value *, llvm::Value *> slots_, scalarSlots_, arguments_;
  llvm::DenseMap<llvm::Value *, llvm::Value *> computed_; ///< in the current step
  llvm::DenseMap<uint64_t, llvm::Value *> fields_;        ///< of the `Wave`, by offset
  llvm::DenseMap<llvm::AllocaInst *, llvm::AllocaInst *> private_;
  llvm::DenseMap<llvm::BasicBlock *, llvm::AllocaInst *> pending_;
  llvm::DenseMap<llvm::BasicBlock *, llvm::BasicBlock *> tests_;
  llvm::DenseMap<llvm::BasicBlock *, unsigned> positions_;
};

/// Writes a call of an intrinsic for one lane, or once for all (Role `Lane`, `Scalar`, `Exchange`).
/// Returns null if it is not an AMD intrinsic.
llvm::Value *writeLaneIntrinsic(WaveWriter &writer, llvm::IntrinsicInst &call);
/// Writes a call of an intrinsic with Role `Wave`.
void writeWaveIntrinsic(WaveWriter &writer, llvm::IntrinsicInst &call);

} // namespace tranship::emulator
