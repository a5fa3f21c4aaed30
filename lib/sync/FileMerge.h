// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What happens to one file of a port when its translation changes.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::sync {

/// One version of a file.
struct FileVersion {
  enum class Kind { Absent, File, Other };
  /// Other: a link, a folder, or a file that is too large to be merged.
  Kind kind = Kind::Absent;
  std::string text;
  bool isExecutable = false;

  bool exists() const { return kind != Kind::Absent; }
  bool isFile() const { return kind == Kind::File; }
  friend bool operator==(const FileVersion &, const FileVersion &) = default;
};

/// Files by their paths below a folder.
using FileTree = std::map<std::string, FileVersion>;

enum class FileAction {
  Unchanged,
  Added,
  /// Not edited by hand: the new translation replaces it.
  Updated,
  /// Changed on both sides, and the changes do not conflict.
  Merged,
  /// Changed on both sides; the result has conflict markers.
  Conflicted,
  /// Changed on both sides and not text: the file of the port stays.
  Unmergeable,
  /// Not edited by hand and no longer translated.
  Removed,
  /// Edited by hand and no longer translated: it stays.
  LeftBehind,
  /// Removed by hand, and the translation changed: it is not restored.
  StaysRemoved,
  /// Edited after it was read: it was left alone, and the next sync merges it.
  ChangedMeanwhile
};

struct FileOutcome {
  std::string path;
  FileAction action = FileAction::Unchanged;
  /// The new file of the port. Nothing: its file stays as it is, unless the action is Removed.
  std::optional<FileVersion> result = std::nullopt;
  /// The path that the file had before; empty if it has not moved.
  std::string movedFrom = {};
  /// The lines of `result` where conflicts begin.
  std::vector<unsigned> conflicts = {};
};

/// How conflict markers name the two sides. The second one is followed by the name of the source.
inline constexpr llvm::StringLiteral portLabel = "port (your edits)";
inline constexpr llvm::StringLiteral translatedLabel = "translated";

/// The lines (1-based) where conflicts of an earlier sync begin, or end without a beginning.
std::vector<unsigned> conflictLines(llvm::StringRef text);

/// Merges the changes between `base` and `port` with those between `base` and `next`. Line endings
/// count as one property of the whole file. Errors: as in `mergeTexts`.
llvm::Expected<FileOutcome> mergeFile(const FileVersion &base, const FileVersion &port,
                                      const FileVersion &next, llvm::StringRef sourceName);

} // namespace tranship::sync
