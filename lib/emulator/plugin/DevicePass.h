// The steps of the LLVM half, one a file.
#pragma once

#include "SharedMemory.h"

#include "llvm/IR/PassManager.h"

namespace tranship::emulator {

/// Thread indices and the like are thread-local variables of the runtime.
void useLocalVariables(llvm::Module &module);

/// On a GPU nothing traps when an integer is divided by zero.
void guardDivisions(llvm::Module &module);

/// Nor is a number that is too large for an integer undefined: it becomes the largest.
void saturateConversions(llvm::Module &module);

/// Functions of C's library that the device has under another name or in another form.
void renameLibraryCalls(llvm::Module &module);

/// The heap of kernels becomes memory of the device (checked programs).
void redirectHeap(llvm::Module &module);

/// Atomics and volatile loads let other threads run once in a while: one of them may be waited for.
void yieldInSpinLoops(llvm::Module &module);

/// The runtime is told of each access to memory that other threads may see (checked programs).
void instrumentMemory(llvm::Module &module, llvm::ModuleAnalysisManager &analyses);

/// A `__managed__` variable, and the pointer that device code reaches it through.
using ManagedVariable = std::pair<llvm::GlobalVariable *, llvm::GlobalVariable *>;

/// Makes device code reach `__managed__` variables through pointers that the runtime sets.
std::vector<ManagedVariable>
redirectManaged(llvm::Module &module, const llvm::SetVector<llvm::GlobalVariable *> &variables);

/// Adds a constructor that tells the runtime of kernels and variables.
void addRegistration(llvm::Module &module, const SharedMemory &shared,
                     const std::vector<ManagedVariable> &managed);

/// Variables `tranship_expression_N`, which point at a kernel or variable, become its name, for
/// whoever loads the library.
void nameExpressions(llvm::Module &module);

/// A module's program finds `static` variables by their plain names.
void exposeStaticVariables(llvm::Module &module);

/// In the host's pass: variables that stand for those of the device are hidden by clang, unless
/// others may name them (relocatable units).
void exposeShadows(llvm::Module &module);

/// In the host's pass: the runtime is told where the program calls the API, and with what.
void instrumentHostCalls(llvm::Module &module);

/// No symbol of the device's object may meet one of the host's.
void hideSymbols(llvm::Module &module);

} // namespace tranship::emulator
