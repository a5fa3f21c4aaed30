// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steps of the LLVM half.
#pragma once

#include "SharedMemory.h"
#include "WorkItemLoops.h"

#include "llvm/IR/PassManager.h"

namespace tranship::emulator {

/// Makes thread indices and the like thread-local variables of the runtime.
void useLocalVariables(llvm::Module &module);

/// Replaces inline PTX that is known by what it computes (ptx/InlinePtx.cpp). The assembler reports
/// the rest.
void lowerInlinePtx(llvm::Module &module);

/// Makes integer division by zero harmless: on a GPU it does not trap.
void guardDivisions(llvm::Module &module);

/// Makes conversions to integers saturate: on a GPU, a number that is too large becomes the largest
/// integer.
void saturateConversions(llvm::Module &module);

/// Makes minima and maxima take -0 for less than 0, as GPUs do.
void orderZeros(llvm::Module &module);

/// Redirects functions of the C library that the device has under another name or in another form.
void renameLibraryCalls(llvm::Module &module);

/// Makes the heap of kernels device memory (checked programs).
void redirectHeap(llvm::Module &module);

/// Lets other threads run once in a while at atomics and volatile loads, since the thread may be
/// waiting for one of them.
void yieldInSpinLoops(llvm::Module &module);

/// Announces each access to memory that other threads may see to the runtime (checked programs).
void instrumentMemory(llvm::Module &module, llvm::ModuleAnalysisManager &analyses);

/// A `__managed__` variable, and the pointer that device code reaches it through.
using ManagedVariable = std::pair<llvm::GlobalVariable *, llvm::GlobalVariable *>;

/// Makes device code reach `__managed__` variables through pointers that the runtime sets.
std::vector<ManagedVariable>
redirectManaged(llvm::Module &module, const llvm::SetVector<llvm::GlobalVariable *> &variables);

/// Lets kernels launch others by their wrappers, which the runtime knows, and in relocatable units
/// those of other units.
void launchByWrappers(llvm::Module &module);

/// Adds a constructor that registers kernels and variables with the runtime.
void addRegistration(llvm::Module &module, const SharedMemory &shared,
                     const std::vector<ManagedVariable> &managed,
                     const llvm::DenseMap<llvm::Function *, LoopsOfKernel> &loops);

/// Turns the variables `tranship_expression_N`, which point at a kernel or variable, into its name,
/// for the program that loads the library.
void nameExpressions(llvm::Module &module);

/// Lets a module's program find `static` variables by their plain names.
void exposeStaticVariables(llvm::Module &module);

/// In the host pass: clang hides the variables that represent those of the device. Makes them
/// visible if other units may name them (relocatable units).
void exposeShadows(llvm::Module &module);

/// In the host pass: reports to the runtime where the program calls the API, and with which arguments.
void instrumentHostCalls(llvm::Module &module);

/// Hides all symbols of the device object that could clash with one of the host.
void hideSymbols(llvm::Module &module);

} // namespace tranship::emulator
