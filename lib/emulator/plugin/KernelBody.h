// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel with all that it calls inlined: what work-item loops are made of.
#pragma once

#include "llvm/IR/PassManager.h"

#include <string>
#include <vector>

namespace llvm {
class CallInst;
class Function;
class Value;
} // namespace llvm

namespace tranship::emulator {

/// The parameters of a kernel's body and of its regions (GeneratedCode.h).
enum BodyParameter : unsigned {
  ArgumentsParameter,
  FrameParameter,
  FirstParameter,
  LastParameter,
  StartParameter
};

/// A body calls these functions for what only the loops around it know. Making the loops replaces
/// the calls with their variables.
inline constexpr char threadIndexFunctions[3][20] = {"tranship.thread.x", "tranship.thread.y",
                                                     "tranship.thread.z"};
inline constexpr char linearIndexFunction[] = "tranship.thread.linear";
inline constexpr char meetingResultPrefix[] = "tranship.result.";

struct KernelBody {
  /// Null if the kernel has to run on fibers.
  llvm::Function *function = nullptr;
  /// Why it has to.
  std::string reason;
  /// The calls at which threads meet: barriers and warp operations. Each ends its block but for a
  /// branch.
  std::vector<llvm::CallInst *> meetings;
};

/// Makes the body of the kernel that a wrapper calls. Its entry block holds nothing but its stack
/// variables and what is the same for all threads, and its second block what depends on nothing but
/// the thread's index.
KernelBody makeKernelBody(llvm::Function &wrapper, llvm::FunctionAnalysisManager &analyses);

/// Returns whether the address belongs to the arguments of the launch, which do not change while it
/// runs.
bool isArgumentMemory(const llvm::Value *address, const llvm::Function &body);

} // namespace tranship::emulator
