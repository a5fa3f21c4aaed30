// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names inside the arguments of CMake's commands: references, targets, generator expressions, names
// of sources.
#pragma once

#include "buildfiles/BuildFile.h"
#include "buildfiles/CMakeTree.h"
#include "buildfiles/FlagRewriter.h"
#include "mapping/BuildTable.h"

#include <map>
#include <set>

namespace tranship::buildfiles {

/// Reports on one build file.
class BuildReporter {
public:
  BuildReporter(std::string path, llvm::StringRef text) : path_(std::move(path)), text_(text) {}

  void report(DiagnosticKind kind, size_t offset, std::string message, std::string advice,
              llvm::StringRef name = "");
  /// HIP has no counterpart of `name`, for the reason that the row gives. Of several places with the
  /// same reason, the first is reported, with the number of the others.
  void reportUnsupported(const mapping::BuildRow &row, llvm::StringRef name, size_t offset);
  void reportUnknown(llvm::StringRef name, llvm::StringRef what, size_t offset);
  /// A note that `name` is gone from the port.
  void reportDropped(llvm::StringRef name, llvm::StringRef why, size_t offset);

  void reportFlag(const FlagReport &report, size_t offset);

  std::vector<Diagnostic> diagnostics;

private:
  struct Unsupported {
    size_t diagnostic;
    std::string message; // of the first place
    std::set<unsigned> otherLines;
  };

  std::string path_;
  llvm::StringRef text_;
  std::map<std::pair<std::string, std::string>, Unsupported> unsupported_; // by reason and advice
};

/// The file name's `.cu` becomes `.hip` where the tree's sources are renamed.
/// `written`: the path as far as it is literal, such as `/src/a.cu` of `${DIR}/src/a.cu`; it may be
/// a pattern. `folder`: where relative paths start.
bool isRenamedSource(llvm::StringRef written, llvm::StringRef folder, const BuildOptions &options);
/// Replaces `.cu` by `.hip` at the end of each path in a text that names renamed sources.
std::string withRenamedSources(llvm::StringRef text, llvm::StringRef folder,
                               const BuildOptions &options);

class CMakeText {
public:
  struct Context {
    const mapping::BuildTable &table;
    CMakeTree &tree;
    const BuildOptions &options;
    const std::string &path;
    BuildReporter &reporter;
  };
  explicit CMakeText(Context context) : context_(context) {}

  /// `offset`: where the text begins in the file. `isCondition`: bare names are read as variables,
  /// so that versions are tested there.
  std::string rewrite(llvm::StringRef text, size_t offset, bool isCondition);
  /// The target to link instead of a library, with its package noted; empty if there is none, which
  /// is reported.
  std::string targetOf(const mapping::BuildRow &row, llvm::StringRef name, size_t offset);
  /// "13.0" for `X.Y`, "13" for `X`.
  std::string versionText(llvm::StringRef pattern) const;

  /// What was seen since these were last cleared: a folder of headers, or a target of a package.
  bool namesIncludes = false, usesPackage = false;

private:
  size_t rewriteName(llvm::StringRef text, size_t at, std::string &out);
  size_t rewriteTarget(llvm::StringRef text, size_t at, std::string &out);
  size_t rewriteLanguages(llvm::StringRef text, size_t at, llvm::StringRef name, std::string &out);
  size_t rewriteEnvironment(llvm::StringRef text, size_t at, std::string &out);
  bool rewriteVariable(const mapping::BuildRow &row, llvm::StringRef name, size_t at,
                       bool isReference, std::string &out);
  void checkUnknown(llvm::StringRef name, size_t at, bool isReference);

  Context context_;
  size_t offset_ = 0;
  bool isCondition_ = false;
};

} // namespace tranship::buildfiles
