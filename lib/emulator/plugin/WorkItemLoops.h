// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes kernels loops over the threads of a block ("work-item loops"), which run without a stack
// for each thread and which LLVM can vectorize.
//
// The calls at which threads meet, barriers and warp operations, cut the kernel into regions. Each
// region becomes a function that runs some threads of a block, one after another, from the point
// where they met last to the next one (`RegionFunction`). What a thread has to remember until then
// goes to arrays. Where threads go from there is the runtime's business, which knows what each has
// reached, so control flow need not be the same for all.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/PassManager.h"

#include <string>

namespace llvm {
class Constant;
class Function;
class Module;
} // namespace llvm

namespace tranship::emulator {

struct LoopsOfKernel {
  llvm::Constant *record = nullptr; ///< the `KernelLoops`, or null
  std::string whyFibers;
};

/// Adds loops for all kernels of the module that can run in them. The keys are the wrappers.
llvm::DenseMap<llvm::Function *, LoopsOfKernel>
addWorkItemLoops(llvm::Module &module, llvm::ModuleAnalysisManager &analyses);

} // namespace tranship::emulator
