// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's address spaces become one: types, constants and global variables.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Module.h"

#include <cstdint>

namespace tranship::emulator {

/// Address spaces of AMD GPUs.
enum AmdSpace : unsigned {
  flatSpace = 0,
  globalSpace = 1,
  ldsSpace = 3,
  constantSpace = 4,
  privateSpace = 5,
  resourceSpace = 8 ///< descriptions of buffers, which are numbers of 128 bits here
};

/// Whether pointers of the space have 32 bits in memory and in `ptrtoint`.
inline bool isNarrowSpace(unsigned space) { return space == ldsSpace || space == privateSpace; }

inline bool isResource(const llvm::Type *type) {
  return type->isPointerTy() && type->getPointerAddressSpace() == resourceSpace;
}

class FlatSpace {
public:
  explicit FlatSpace(llvm::Module &module) : module_(module) {}

  /// Makes flat twins of all global variables, and gives each variable in LDS its place. Functions
  /// must have been announced with `setFunction`.
  void mapGlobals();
  void setFunction(const llvm::Function *from, llvm::Function *to) { functions_[from] = to; }

  llvm::Type *type(llvm::Type *from);
  llvm::Constant *constant(llvm::Constant *from);

  struct LdsPlace {
    uint64_t offset = 0;
    bool isDynamic = false; ///< `extern __shared__`
  };
  /// Returns the place of a variable in LDS; null: it is elsewhere.
  const LdsPlace *ldsPlace(const llvm::Value *variable) const;
  /// The bytes of LDS of a kernel, without dynamic memory, and of the kernel that has most.
  uint64_t ldsSizeOf(const llvm::Function &kernel) const;
  uint64_t largestLds() const { return largestLds_; }
  const llvm::MapVector<llvm::GlobalVariable *, llvm::GlobalVariable *> &globals() const {
    return globals_;
  }

private:
  void placeLds(llvm::ArrayRef<llvm::Constant *> variables);

  llvm::Module &module_;
  llvm::DenseMap<llvm::Type *, llvm::Type *> types_;
  llvm::DenseMap<const llvm::Function *, llvm::Function *> functions_;
  llvm::MapVector<llvm::GlobalVariable *, llvm::GlobalVariable *> globals_;
  llvm::DenseMap<const llvm::Value *, LdsPlace> lds_;
  llvm::DenseMap<const llvm::Function *, uint64_t> ldsOf_;
  uint64_t commonLds_ = 0, largestLds_ = 0;
};

} // namespace tranship::emulator
