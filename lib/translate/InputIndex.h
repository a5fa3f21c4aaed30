// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The paths of the inputs.
#pragma once

#include "project/Inputs.h"

#include <set>
#include <string>

namespace tranship::translate {

class InputIndex {
public:
  explicit InputIndex(llvm::ArrayRef<project::InputFile> inputs);

  bool contains(const std::string &path) const { return paths_.contains(path); }
  /// Whether `path` is an input, or a folder with inputs below it.
  bool containsBelow(llvm::StringRef path) const;

private:
  std::set<std::string> paths_;
};

} // namespace tranship::translate
