// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What `tranship check` reports: diagnostics with the data that printers and baselines need.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/StringMap.h"

#include <optional>

namespace tranship {

struct Finding {
  Diagnostic diagnostic;
  /// The severity of its kind, unless warnings are treated as errors.
  Severity severity = Severity::Warning;
  /// Stays the same from run to run, even if lines above it change (Fingerprint.h).
  std::string fingerprint;
  /// The reason in the comment that suppresses the finding (may be empty); nothing if none suppresses it.
  std::optional<std::string> suppressed;
};

/// Everything that a printer needs.
struct Findings {
  /// Sorted by position, including suppressed findings.
  std::vector<Finding> list;
  /// Notes that were not requested.
  std::vector<Diagnostic> hidden;
  /// An absolute path; files below it are shown relative to it.
  std::string root;
  /// The texts of the files with findings, by absolute path.
  llvm::StringMap<llvm::StringRef> texts;
  /// The version of tranship.
  std::string version;

  /// The path of a file as shown to users.
  std::string shown(llvm::StringRef path) const;
  /// A line without its line ending; empty if there is no such line.
  llvm::StringRef line(llvm::StringRef path, unsigned line) const;
  /// Converts a column in bytes to a column in characters.
  unsigned characterColumn(llvm::StringRef path, unsigned line, unsigned column) const;
  size_t count(Severity severity) const; // without suppressed findings

  /// Where the lines of the texts begin, computed on first use.
  mutable llvm::StringMap<std::vector<size_t>> lineBegins = {};
};

/// `path` relative to `folder` if it is below it, otherwise unchanged.
std::string pathFrom(llvm::StringRef folder, llvm::StringRef path);

} // namespace tranship
