// What `tranship check` tells: diagnostics with what printers and baselines need besides.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/StringMap.h"

#include <optional>

namespace tranship {

struct Finding {
  Diagnostic diagnostic;
  /// That of its kind, unless warnings are to be errors.
  Severity severity = Severity::Warning;
  /// The same from run to run, also when lines above it come and go (Fingerprint.h).
  std::string fingerprint;
  /// Why a comment in the source silences it (may be empty); nothing: it counts.
  std::optional<std::string> suppressed;
};

/// Everything that a printer looks at.
struct Findings {
  /// Sorted by place; the suppressed ones are among them.
  std::vector<Finding> list;
  /// Notes that nobody asked for.
  std::vector<Diagnostic> hidden;
  /// Files below it are shown relative to it; absolute.
  std::string root;
  /// The bytes of files that findings are in, by their absolute paths.
  llvm::StringMap<llvm::StringRef> texts;
  /// Of tranship.
  std::string version;

  /// As people write the path of a file.
  std::string shown(llvm::StringRef path) const;
  /// Without its line ending; empty when there is none.
  llvm::StringRef line(llvm::StringRef path, unsigned line) const;
  /// A column of a line in characters, where ours counts bytes.
  unsigned characterColumn(llvm::StringRef path, unsigned line, unsigned column) const;
  size_t count(Severity severity) const; // suppressed ones not counted
};

/// `path` from `folder`, if it is below it.
std::string pathFrom(llvm::StringRef folder, llvm::StringRef path);

} // namespace tranship
