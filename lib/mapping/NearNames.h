// Names that are spelled like another one, for "did you mean".
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
  /// The nearest first; at most five.
  std::vector<llvm::StringRef> take();

private:
  llvm::StringRef name_;
  unsigned limit_;
  std::vector<std::pair<unsigned, llvm::StringRef>> near_;
};

/// "; did you mean `a` or `b`?", or nothing.
std::string didYouMean(llvm::ArrayRef<llvm::StringRef> names);

} // namespace tranship::mapping
