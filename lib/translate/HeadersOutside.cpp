// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/HeadersOutside.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <map>

namespace tranship::translate {
namespace {

/// The outermost folder around `file` that is not around an input as well.
llvm::StringRef foreignFolder(llvm::StringRef file,
                              llvm::function_ref<bool(llvm::StringRef folder)> hasInputs) {
  llvm::StringRef folder = llvm::sys::path::parent_path(file);
  for (llvm::StringRef outer = llvm::sys::path::parent_path(folder);
       !outer.empty() && outer != "/" && !hasInputs(folder) && !hasInputs(outer);
       outer = llvm::sys::path::parent_path(outer))
    folder = outer;
  return folder;
}

bool usesCuda(const frontend::FileEvidence &file) {
  return !file.pasted.empty() || llvm::any_of(file.names, [](const auto &name) {
    return name.second.owner == frontend::Owner::System;
  });
}

} // namespace

std::set<std::string> foreignHeaders(const frontend::Evidence &evidence, const InputIndex &inputs) {
  std::set<std::string> headers;
  for (const auto &[path, file] : evidence.files)
    if (!inputs.contains(path) && usesCuda(file))
      headers.insert(path);
  return headers;
}

std::vector<Diagnostic> headersOutside(const frontend::Evidence &evidence,
                                       const InputIndex &inputs) {
  std::set<std::string> foreign = foreignHeaders(evidence, inputs);
  std::map<llvm::StringRef, std::vector<const std::string *>> byFolder;
  for (const std::string &path : foreign)
    byFolder[foreignFolder(path, [&](llvm::StringRef folder) {
      return inputs.containsBelow(folder);
    })].push_back(&path);
  std::vector<Diagnostic> diagnostics;
  for (const auto &[folder, headers] : byFolder) {
    std::string others = headers.size() > 1 ? fmt::format(" (and {} more below {})",
                                                          headers.size() - 1, folder.str())
                                            : "";
    diagnostics.push_back(
        {DiagnosticKind::HeaderOutsideTree,
         *headers.front(),
         0,
         0,
         "this header uses CUDA and is included, but is not among the inputs" + others,
         "translate its folder in the same run",
         {}});
  }
  return diagnostics;
}

} // namespace tranship::translate
