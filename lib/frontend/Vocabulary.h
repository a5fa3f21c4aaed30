// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a parse asks about names. The front end knows no tables: the pipeline answers from them
// (translate/TableVocabulary.h).
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::frontend {

/// A header that nvcc includes by itself and HIP compilers do not.
struct NeededHeader {
  /// Empty: none.
  llvm::StringRef name;
  /// Only unqualified uses in host code need it: `isnan`, which HIP declares for the device and
  /// `<cmath>` in `std`.
  bool onHost = false;
};

/// Called from several threads at once.
class Vocabulary {
public:
  virtual ~Vocabulary() = default;

  /// Whether a name is worth recording: it is CUDA's, or looks like it.
  virtual bool isInteresting(llvm::StringRef name) const = 0;
  /// Whether a word can be CUDA's, so that a function that contains it must be parsed.
  virtual bool isCudaWord(llvm::StringRef word) const { return true; }
  /// Whether user code that defines this macro means CUDA's macro, not one of its own.
  virtual bool isCudaSwitch(llvm::StringRef macro) const { return false; }
  /// Whether the translation of a call of this function depends on the types of its arguments.
  virtual bool asksForTypes(llvm::StringRef function) const { return true; }
  /// The header that declares a standard function or macro and that nvcc includes by itself.
  virtual NeededHeader neededHeader(llvm::StringRef function) const { return {}; }
  /// Whether a type is an integer in CUDA and a pointer in HIP.
  virtual bool becomesPointer(llvm::StringRef type) const { return false; }
};

} // namespace tranship::frontend
