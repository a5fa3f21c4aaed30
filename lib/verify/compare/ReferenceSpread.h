// What a number is in several runs of one program.
#pragma once

#include "verify/compare/Number.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace tranship::verify {

/// Where the reference differs from itself, and what it wrote in each of its runs.
struct Instability {
  llvm::BitVector places;
  std::vector<llvm::StringRef> runs;
};

class ReferenceSpread {
public:
  void add(double value);

  /// `value` could be from one more run: the reference's runs are so far apart that nothing can be
  /// told, or they differ in the last digits only, and it is near them.
  bool allows(double value, ElementType type, const Tolerance &tolerance) const;
  /// "1.5 to 1.6 from run to run".
  std::string str() const;

private:
  double min_ = 0, max_ = 0;
  bool isEmpty_ = true, isFinite_ = true;
};

} // namespace tranship::verify
