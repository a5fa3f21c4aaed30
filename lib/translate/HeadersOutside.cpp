// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/HeadersOutside.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {

std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       llvm::function_ref<bool(const std::string &path)> isInput) {
  std::vector<Diagnostic> diagnostics;
  for (const auto &[path, file] : evidence.files)
    if (!isInput(path) && llvm::any_of(file.names, [](const auto &name) {
          return name.second.owner == frontend::Owner::System;
        }))
      diagnostics.push_back({DiagnosticKind::HeaderOutsideTree,
                             path,
                             0,
                             0,
                             "this header uses CUDA and is included, but is not among the inputs",
                             "translate its folder in the same run",
                             {}});
  return diagnostics;
}

} // namespace tranship::translate
