// Folders of a tree that hold nobody's own code: what was fetched, built or installed there.
#pragma once

#include "llvm/ADT/StringSet.h"

#include <string>

namespace tranship::project {

/// Paths of the submodules of the repository that `folder` lies in.
llvm::StringSet<> submodulesAround(llvm::StringRef folder);

/// Why the code in `folder` (absolute) is not the project's own: "third-party code"; empty: it is.
/// `takeThirdParty`: other people's code counts as the project's.
std::string whyForeign(const std::string &folder, const llvm::StringSet<> &submodules,
                       bool takeThirdParty);

} // namespace tranship::project
