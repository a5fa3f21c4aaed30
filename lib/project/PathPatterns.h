// Which files and folders of a tree are left out: patterns as in a .gitignore, each in the folder
// that it speaks of.
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
  /// One pattern about what lies below `folder` (absolute). `source` says where it stands, for the
  /// report: "--exclude". Errors: a malformed glob.
  ///
  /// `*`, `?`, `[a-z]` and `{a,b}` are LLVM's; `*` matches `/` as well. A pattern without a `/` is
  /// about names, in any folder below; another one about paths from `folder`, unless it begins with
  /// `**/`. A trailing `/`: folders only. A leading `!`: what matches is taken after all.
  llvm::Error add(llvm::StringRef pattern, llvm::StringRef folder, llvm::StringRef source);

  /// The lines of a file like .gitignore: blank ones and those that begin with `#` say nothing.
  /// Errors name file and line.
  llvm::Error addFile(llvm::StringRef path);

  struct Verdict {
    bool excluded = false;
    std::string pattern, source;
  };
  /// What the last pattern that matches says; nothing if none does.
  std::optional<Verdict> of(llvm::StringRef path, bool isFolder) const;

  /// Patterns that matched something so far, be it that a later one decided.
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
