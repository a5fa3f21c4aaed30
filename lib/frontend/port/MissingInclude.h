// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds an include that is sure to fail, so that library headers before it are not parsed needlessly.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <set>
#include <string>

namespace clang {
class Preprocessor;
} // namespace clang

namespace tranship::frontend {

struct MissingInclude {
  /// Absolute path of the file that has the directive.
  std::string file;
  /// Of the name in the file.
  unsigned offset = 0;
  std::string name;
};

/// What a look at the includes of a unit found.
struct IncludeScan {
  std::optional<MissingInclude> missing;
  /// Absolute paths of the files that it read, and their includes as written.
  std::set<std::string> filesRead, includes;
};

/// Follows the includes of a unit's main file through the user's files, as far as every compilation sees
/// them: those under a condition are passed over. Ends at the first one that no folder has, if `ends`
/// says so of its name.
IncludeScan scanIncludes(clang::Preprocessor &preprocessor,
                         llvm::function_ref<bool(llvm::StringRef path)> isUserFile,
                         llvm::function_ref<bool(llvm::StringRef name)> ends);

} // namespace tranship::frontend
