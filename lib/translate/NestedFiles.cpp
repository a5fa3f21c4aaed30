// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/NestedFiles.h"

namespace tranship::translate {

std::map<std::string, std::set<std::string>>
helpersForNested(llvm::ArrayRef<project::InputFile> inputs, const SourceGraph &graph,
                 llvm::function_ref<std::set<std::string>(const project::InputFile &)> helpersOf) {
  std::map<std::string, std::set<std::string>> helpers;
  for (const project::InputFile &input : inputs) {
    llvm::StringRef path = input.source->path();
    if (!graph.isNested(path) || graph.isHip(path))
      continue;
    std::set<std::string> needed = helpersOf(input);
    if (!needed.empty())
      graph.forEachIncluder(path, [&](const std::string &includer) {
        helpers[includer].insert(needed.begin(), needed.end());
      });
  }
  return helpers;
}

} // namespace tranship::translate
