// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/InputIndex.h"

namespace tranship::translate {

InputIndex::InputIndex(llvm::ArrayRef<project::InputFile> inputs) {
  for (const project::InputFile &input : inputs)
    paths_.insert(input.source->path());
}

bool InputIndex::containsBelow(llvm::StringRef path) const {
  if (contains(path.str()))
    return true;
  std::string folder = (path + "/").str();
  auto next = paths_.lower_bound(folder);
  return next != paths_.end() && llvm::StringRef(*next).starts_with(folder);
}

} // namespace tranship::translate
