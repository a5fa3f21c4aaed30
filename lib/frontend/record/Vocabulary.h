// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a parse needs to know about names. The front end does not depend on the tables; the pipeline
// implements this interface with them (translate/TableVocabulary.h).
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship::frontend {

/// A header that nvcc includes implicitly and HIP compilers do not.
struct NeededHeader {
  /// Empty if no header is needed.
  llvm::StringRef name;
  /// Only unqualified uses in host code need it: `isnan`, which HIP declares for the device and
  /// `<cmath>` in `std`.
  bool onHost = false;
};

/// Called from several threads at once.
class Vocabulary {
public:
  virtual ~Vocabulary() = default;

  /// Whether to record a name: it is a CUDA name, or looks like one.
  virtual bool isInteresting(llvm::StringRef name) const = 0;
  /// Whether a name only looks like a CUDA name: no table has it.
  virtual bool isUnlisted(llvm::StringRef name) const { return false; }
  /// Whether a word may be a CUDA name, so that Clang must parse functions that contain it.
  virtual bool isCudaWord(llvm::StringRef word) const { return true; }
  /// Whether user code that defines this macro configures CUDA, rather than declaring its own macro.
  virtual bool isCudaSwitch(llvm::StringRef macro) const { return false; }
  /// Whether the translation of a call of this function depends on the types of its arguments.
  virtual bool asksForTypes(llvm::StringRef function) const { return true; }
  /// The header that declares a standard function or macro and that nvcc includes implicitly.
  virtual NeededHeader neededHeader(llvm::StringRef function) const { return {}; }
  /// Whether a header, as spelled in an include directive, is PyTorch's.
  virtual bool isTorchHeader(llvm::StringRef name) const { return false; }
  /// Whether a type is an integer in CUDA and a pointer in HIP.
  virtual bool becomesPointer(llvm::StringRef type) const { return false; }
};

} // namespace tranship::frontend
