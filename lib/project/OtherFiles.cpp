// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/OtherFiles.h"

#include "project/IncludeGuess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

namespace path = llvm::sys::path;

void OtherFiles::add(std::string file) {
  llvm::StringRef name = path::filename(file);
  // `#include <vector>` does not mean a file `vector` of the tree.
  if (path::has_extension(name))
    byName_[name].push_back(std::move(file));
}

std::optional<std::string> OtherFiles::find(llvm::StringRef file, llvm::StringRef included) const {
  auto named = byName_.find(path::filename(included));
  if (named == byName_.end())
    return std::nullopt;
  llvm::SmallString<256> beside(path::parent_path(file));
  path::append(beside, included);
  path::remove_dots(beside, /*remove_dot_dot=*/true);
  if (llvm::is_contained(named->second, beside))
    return std::string(beside);
  return nearestEndingWith(named->second, ("/" + included).str(), file);
}

bool OtherFiles::areIncludedBy(llvm::StringRef text) const {
  if (byName_.empty())
    return false;
  while (!text.empty()) {
    text = text.split('#').second.ltrim(" \t");
    if (!text.consume_front("include"))
      continue;
    llvm::StringRef line = text.take_until([](char c) { return c == '\n'; }).ltrim(" \t");
    llvm::StringRef name =
        line.drop_front(1).take_until([](char c) { return c == '"' || c == '>'; });
    if (byName_.contains(path::filename(name)))
      return true;
  }
  return false;
}

} // namespace tranship::project
