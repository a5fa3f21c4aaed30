// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds names with a similar spelling, for "did you mean".
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::mapping {

class NearNames {
public:
  explicit NearNames(llvm::StringRef name);

  void consider(llvm::StringRef candidate);
  /// At most five names, nearest first.
  std::vector<llvm::StringRef> take();

private:
  llvm::StringRef name_;
  unsigned limit_;
  std::vector<std::pair<unsigned, llvm::StringRef>> near_;
};

} // namespace tranship::mapping
