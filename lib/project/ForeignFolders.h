// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folders of a tree that do not contain the project's own code: third-party code, build output and
// installed packages.
#pragma once

#include "llvm/ADT/StringSet.h"

#include <string>

namespace tranship::project {

/// Returns the paths of the submodules of the repository around `folder`.
llvm::StringSet<> submodulesAround(llvm::StringRef folder);

/// Says why the code in `folder` (absolute) is not the project's own, such as "third-party code";
/// empty if it is. With `takeThirdParty`, third-party code counts as the project's.
std::string whyForeign(const std::string &folder, const llvm::StringSet<> &submodules,
                       bool takeThirdParty);

} // namespace tranship::project
