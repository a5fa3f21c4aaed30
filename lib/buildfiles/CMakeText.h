// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites names in the arguments of CMake commands: references, targets, generator expressions,
// names of sources.
#pragma once

#include "buildfiles/BuildFile.h"
#include "buildfiles/CMakeNames.h"
#include "buildfiles/CMakePackages.h"
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
  /// Reports that HIP has no counterpart of `name`, for the reason that the row gives. If several places
  /// have the same reason, only the first is reported, with the number of the others.
  void reportUnsupported(const mapping::BuildRow &row, llvm::StringRef name, size_t offset);
  void reportUnknown(llvm::StringRef name, llvm::StringRef what, size_t offset);
  /// Adds a note that the port no longer has `name`.
  void reportDropped(llvm::StringRef name, llvm::StringRef why, size_t offset);

  void reportFlag(const FlagReport &report, size_t offset);
  /// Reports a word of a command that names a program of the toolkit. Programs are reported once.
  void reportProgram(llvm::StringRef word, size_t offset);
  /// Reports that a build reads what nvcc prints for `question` (`questionIn`).
  void reportPrinted(const frontend::NvccFlag &question, size_t offset);

  std::vector<Diagnostic> diagnostics;
  /// Targets that HIP lacks, in branches that a build takes only where they exist.
  std::set<std::string> absentTargets;

private:
  struct Unsupported {
    size_t diagnostic;
    std::string message; // of the first place
    std::set<unsigned> otherLines;
  };

  std::string path_;
  llvm::StringRef text_;
  std::map<std::pair<std::string, std::string>, Unsupported> unsupported_; // by reason and advice
  std::set<std::string> programs_;
};

/// Whether the port renames the source from `.cu` to `.hip`.
/// `written`: the literal part of the path, such as `/src/a.cu` of `${DIR}/src/a.cu`; it may be
/// a pattern. `folder`: where relative paths start.
bool isRenamedSource(llvm::StringRef written, llvm::StringRef folder, const BuildOptions &options);
/// Replaces `.cu` with `.hip` at the end of each path in a text that names renamed sources.
std::string withRenamedSources(llvm::StringRef text, llvm::StringRef folder,
                               const BuildOptions &options);

class CMakeText {
public:
  struct Context {
    const mapping::BuildTable &table;
    const CMakeNames &names;
    CMakePackages &packages;
    const BuildOptions &options;
    const std::string &path;
    BuildReporter &reporter;
    bool areFlagsOfTargets = false;
  };
  explicit CMakeText(Context context) : context_(context) {}

  /// `offset`: where the text begins in the file. `isCondition`: CMake reads bare names as variables,
  /// and may compare versions.
  std::string rewrite(llvm::StringRef text, size_t offset, bool isCondition);
  /// The target to link instead of a library, whose package it notes. Empty: there is none, which it
  /// reports.
  std::string targetOf(const mapping::BuildRow &row, llvm::StringRef name, size_t offset);
  /// "13.0" for `X.Y`, "13" for `X`.
  std::string versionText(llvm::StringRef pattern) const;

  /// Whether the texts since these were last cleared name a folder of headers, or use a package.
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
  /// The text gives another project a variable: `-DNAME:STRING=value`.
  bool isCacheEntry_ = false;
};

} // namespace tranship::buildfiles
