// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the build check has found: each cause once.
#pragma once

#include "buildfiles/BuildCheck.h"

#include <map>

namespace tranship::buildfiles {

/// A place in a build file of the original.
struct BuildPlace {
  std::string file;
  size_t offset = 0;

  friend auto operator<=>(const BuildPlace &, const BuildPlace &) = default;
};

class BuildDifferences {
public:
  /// `known`: what the translation has reported.
  BuildDifferences(const TreeFiles &original, llvm::ArrayRef<TranslatedBuildFile> known);

  /// `name`: the word that it is about.
  void report(const BuildPlace &place, llvm::StringRef name, const std::string &message,
              std::string advice);
  /// The first place where one of the files contains the word; `otherwise`, if none does.
  BuildPlace placeOf(llvm::StringRef word, const std::set<std::string> &files,
                     const BuildPlace &otherwise) const;

  /// In the order in which they were found. Several with one place and one cause are one.
  std::vector<Diagnostic> take();
  /// Whether a diagnostic of the translation mentions the name.
  bool isKnown(const std::string &file, llvm::StringRef name) const;

private:
  const TreeFiles &original_;
  std::map<std::string, std::vector<const Diagnostic *>> known_; // by file
  struct Found {
    Diagnostic diagnostic;
    size_t more = 0;
  };
  std::vector<Found> found_;
  std::map<std::pair<BuildPlace, std::string>, size_t> indexOf_; // by place and advice
};

} // namespace tranship::buildfiles
