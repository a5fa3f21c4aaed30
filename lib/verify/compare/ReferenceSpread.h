// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The values of a number in several runs of one program.
#pragma once

#include "verify/compare/Number.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace tranship::verify {

/// The places where the runs of the reference differ, and the outputs of all of them.
struct Instability {
  llvm::BitVector places;
  std::vector<llvm::StringRef> runs;
};

class ReferenceSpread {
public:
  void add(double value);

  /// Whether `value` could come from another run: the runs differ so much that any value could, or
  /// they differ only in the last digits and `value` is near them.
  bool allows(double value, ElementType type, const Tolerance &tolerance) const;
  /// "1.5 to 1.6 from run to run".
  std::string str() const;

private:
  double min_ = 0, max_ = 0;
  bool isEmpty_ = true, isFinite_ = true;
};

} // namespace tranship::verify
