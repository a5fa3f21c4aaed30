// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the instructions of a function are executed by a wave in lockstep. A step executes some
// instructions for one lane after another. It ends where this would show: where a lane reads another
// lane's value, and where memory that lanes share is written.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

#include <vector>

namespace tranship::emulator {

enum class Role : uint8_t {
  Dropped,  ///< has no meaning here
  Scalar,   ///< executed once: all lanes have the same value
  Lane,     ///< executed for each lane
  Exchange, ///< executed for each lane, and reads values of other lanes
  Wave      ///< executed once, with the values of all lanes
};

struct Step {
  unsigned number = 0;                      ///< unique in the function
  std::vector<llvm::Instruction *> scalars; ///< executed first
  std::vector<llvm::Instruction *> lanes;
  llvm::Instruction *wave = nullptr; ///< if set, the step is this alone
};

class WaveSteps {
public:
  /// `splitsAtMeetings`: a step that reads other lanes' values accesses no memory that they share,
  /// which separates what the lanes do before and after it.
  WaveSteps(llvm::Function &function, const llvm::UniformityInfo &uniformity,
            bool splitsAtMeetings);

  /// The last step of a block executes its terminator.
  const std::vector<Step> &stepsOf(const llvm::BasicBlock &block) const {
    return blocks_.find(&block)->second;
  }
  Role roleOf(const llvm::Instruction &instruction) const;
  /// Whether all lanes that use the value have the same one.
  bool isScalar(const llvm::Value &value) const { return scalars_.contains(&value); }
  /// Whether the block branches on a value that is the same in all lanes.
  bool hasScalarCondition(const llvm::BasicBlock &block) const;
  /// Whether the value outlives the step that computes it.
  bool needsSlot(const llvm::Instruction &instruction) const;
  /// Whether other lanes read it.
  bool isExchanged(const llvm::Instruction &instruction) const;

private:
  void findScalars(llvm::Function &function, const llvm::UniformityInfo &uniformity);
  void divide(llvm::BasicBlock &block, bool splitsAtMeetings);

  llvm::SmallPtrSet<const llvm::Value *, 32> scalars_;
  llvm::DenseMap<const llvm::BasicBlock *, std::vector<Step>> blocks_;
  llvm::DenseMap<const llvm::Instruction *, unsigned> stepOf_;
  unsigned count_ = 0;
};

/// The address spaces in which lanes may meet that an instruction accesses.
struct SharedAccess {
  unsigned reads = 0, writes = 0; ///< bits: 1 for LDS, 2 for global memory
};
SharedAccess sharedAccessOf(const llvm::Instruction &instruction);

/// How often an intrinsic is executed, apart from `Scalar`.
Role intrinsicRole(const llvm::IntrinsicInst &intrinsic);

} // namespace tranship::emulator
