// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a translation is made with. Each part is a plain value of its own; none of them contains a result.
#pragma once

#include "mapping/PortTarget.h"
#include "rules/RuleOptions.h"
#include "translate/PortCheck.h"
#include "translate/Progress.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::translate {

struct ShardFile;

/// How the units are parsed.
struct ParseSettings {
  /// An installed CUDA toolkit to parse on; empty: tranship's own headers.
  std::string cudaPath;
  /// Compiler flags for all units.
  std::vector<std::string> extraFlags;
  /// Path of a compile_commands.json; empty: none.
  std::string compileDatabase;
  /// The user named the database; otherwise tranship found it.
  bool databaseIsNamed = false;
  /// Where to keep what saves time in the next run; empty: nowhere.
  std::string cacheFolder;
  /// Parses at a time; 0: as many as there are cores.
  unsigned jobs = 0;
};

/// What the output looks like.
struct OutputForm {
  bool keepChevrons = false;
  rules::WaveGroups waveGroups = rules::WaveGroups::Auto;
  rules::HelperForm helpers = rules::HelperForm::Header;
  /// Comments in the output say what is left to do, where it is.
  bool writeTodos = false;
  /// `.cu` files get the extension `.hip` in the output.
  bool renameUnits = false;
  /// RuleOptions::withoutRule.
  std::string withoutRule;
  /// RewriteOptions::cudaArchitecture.
  std::optional<int64_t> cudaArchitecture;
};

/// What surrounds the inputs.
struct Surroundings {
  /// Headers of the tree that are not inputs.
  std::vector<std::string> otherHeaders;
  /// The C++ standard that build files name for a source, by absolute path: `-std=c++20`. It counts if
  /// no command compiles the source.
  std::map<std::string, std::string> buildStandards;
  /// The macros with which build files compile a source, by absolute path: one set of "NAME" and
  /// "NAME=value" for each way in which they compile it. They count if no command compiles the source. A source that
  /// another one includes is a unit of its own if it is here.
  std::map<std::string, std::vector<std::vector<std::string>>> buildMacros;
  /// Texts that replace those of files on disk, by absolute path; for inputs as well.
  std::map<std::string, std::string> overlay;
  /// What a build of the port makes of headers that are not on disk, by absolute path. The originals are
  /// in `overlay`.
  std::map<std::string, std::string> generated;
  /// The run covers a part of a tree: it does not replace what the cache knows of the whole.
  bool isPart = false;
};

/// Which diagnostics are reported.
struct DiagnosticSelection {
  /// By file and kind; null: all.
  std::function<bool(llvm::StringRef, DiagnosticKind)> isSelected;
  /// A comment can silence errors too. A translation keeps them, since its output does not compile
  /// without a change.
  bool errorsCanBeSuppressed = false;
  /// Comments that silence nothing are reported.
  bool reportUnusedSuppressions = true;
  /// Also report what the translation corrects, for readers of the CUDA source.
  bool reportSettled = false;
  /// Report what holds for all uses of a name in a file at each of them, not only once. (This is
  /// always so where comments may silence some of them.)
  bool everyPlace = false;
};

/// How a run is watched and stopped.
struct RunControl {
  /// Called before the first unit and after each one, by the threads that parse: several calls may
  /// run at once, and arrive out of order.
  std::function<void(const Progress &)> progress;
  /// Whether to parse no further unit; empty: parse all of them.
  std::function<bool()> isStopped;
};

struct TranslateOptions {
  mapping::PortTarget target;
  ParseSettings parse;
  OutputForm form;
  Surroundings around;
  DiagnosticSelection selection;
  /// How to check the port; nothing: it is not checked.
  std::optional<PortCheckOptions> portCheck;
  RunControl control;
  /// Take the units from here, joined from all shards, instead of parsing them; null: parse.
  const ShardFile *shards = nullptr;

  bool reportsSettled() const {
    return selection.reportSettled || form.waveGroups == rules::WaveGroups::Never;
  }
};

} // namespace tranship::translate
