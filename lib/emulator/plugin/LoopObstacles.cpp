// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopObstacles.h"

#include "SpinLoops.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace tranship::emulator {

bool isMeeting(StringRef name) { return name == barrierFunction || name == warpFunction; }

namespace {

/// Returns why a call keeps its kernel from running in loops, or nothing.
StringRef obstacle(const CallBase &call) {
  if (call.isInlineAsm())
    return "";
  auto *callee = dyn_cast<Function>(call.getCalledOperand()->stripPointerCasts());
  if (!callee)
    return "it calls functions through pointers";
  if (!callee->isDeclaration())
    return "";
  StringRef name = callee->getName();
  if (name == "tranship_gridBarrier")
    return "it has a barrier of the grid";
  if (name == "tranship_namedBarrier" || name == "tranship_mbarrierTest")
    return "it has a barrier of some of the block's threads";
  if (name == "tranship_yield")
    return "it waits for time to pass";
  if (currentUnit().deviceSymbols.count(name.str()))
    return "it calls functions of other units";
  return "";
}

/// Finds out whether functions that stay calls keep their kernel from running in loops.
class CalleeSurvey {
public:
  StringRef obstacleIn(Function &function) {
    auto [known, isNew] = reasons_.try_emplace(&function, "");
    if (!isNew)
      return known->second;
    StringRef reason = waitsForOthers(function) ? "it waits for other threads" : "";
    for (Instruction &instruction : instructions(function)) {
      auto *call = dyn_cast<CallBase>(&instruction);
      if (!call || !reason.empty())
        continue;
      reason = obstacle(*call);
      auto *callee = dyn_cast<Function>(call->getCalledOperand()->stripPointerCasts());
      if (callee && isMeeting(callee->getName()))
        reason = "threads meet in a function that cannot be inlined";
      else if (reason.empty() && callee && !callee->isDeclaration())
        reason = obstacleIn(*callee);
    }
    reasons_[&function] = reason;
    return reason;
  }

private:
  DenseMap<Function *, StringRef> reasons_;
};

} // namespace

std::string obstacleToLoops(Function &body) {
  CalleeSurvey survey;
  if (waitsForOthers(body))
    return "it waits for other threads";
  bool hasDynamicStack = false;
  for (Instruction &instruction : instructions(body)) {
    if (auto *variable = dyn_cast<AllocaInst>(&instruction))
      hasDynamicStack |= !variable->isStaticAlloca();
    if (isa<IndirectBrInst, CallBrInst>(instruction) || instruction.isEHPad())
      return "its control flow is not understood";
    auto *call = dyn_cast<CallBase>(&instruction);
    if (!call)
      continue;
    if (StringRef reason = obstacle(*call); !reason.empty())
      return reason.str();
    auto *callee = dyn_cast<Function>(call->getCalledOperand()->stripPointerCasts());
    if (!callee)
      continue;
    if (!callee->isDeclaration())
      if (StringRef reason = survey.obstacleIn(*callee); !reason.empty())
        return reason.str();
  }
  if (hasDynamicStack)
    return "it has variables of a size that is known at run time only";
  return "";
}

} // namespace tranship::emulator
