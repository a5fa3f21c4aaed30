// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Says which files and folders of a tree are left out, by patterns like those of a .gitignore.
#pragma once

#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tranship::project {

class PathPatterns {
public:
  /// Adds a pattern that applies below `folder` (absolute). `source` names its origin in reports,
  /// such as "--exclude". Fails for a malformed glob.
  ///
  /// `*`, `?`, `[a-z]` and `{a,b}` work as in LLVM's globs; `*` matches `/` as well. A pattern
  /// without a `/` matches names in any folder below; one with a `/` matches paths relative to
  /// `folder`, unless it begins with `**/`. A trailing `/` restricts it to folders. A leading `!`
  /// takes matching files back in.
  llvm::Error add(llvm::StringRef pattern, llvm::StringRef folder, llvm::StringRef source);

  /// Adds the lines of a file like .gitignore. Blank lines and those that begin with `#` are
  /// ignored. Errors name file and line.
  llvm::Error addFile(llvm::StringRef path);

  struct Verdict {
    bool excluded = false;
    std::string pattern, source;
  };
  /// Returns the verdict of the last pattern that matches; nothing if none does.
  std::optional<Verdict> of(llvm::StringRef path, bool isFolder) const;

  /// Returns the patterns that have matched something, even where a later one decided.
  std::vector<std::string> used() const;

private:
  struct Pattern {
    std::unique_ptr<std::string> globText; // the glob points into it
    llvm::GlobPattern glob;
    std::string folder, text, source;
    bool foldersOnly = false, takesBack = false, namesOnly = false;
    mutable bool matched = false;
  };
  std::vector<Pattern> patterns_;
};

} // namespace tranship::project
