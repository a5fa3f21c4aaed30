// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pipeline over all inputs of a run: planUnits → parseUnits → mergeEvidence → rewriteFile.
#pragma once

#include "mapping/Table.h"
#include "mapping/Targets.h"
#include "project/Inputs.h"
#include "rules/Rule.h"
#include "translate/PortCheck.h"
#include "translate/Progress.h"
#include "translate/ShardFile.h"
#include "translate/Translation.h"

#include <functional>
#include <map>

namespace tranship::translate {

/// Which diagnostics count.
struct SelectionOptions {
  /// By file and kind; null: all.
  std::function<bool(llvm::StringRef, DiagnosticKind)> isSelected;
  /// A comment can silence errors too. A translation keeps them, since its output does not compile
  /// without a change.
  bool errorsCanBeSuppressed = false;
  /// Comments that silence nothing are reported.
  bool reportUnusedSuppressions = true;
};

/// The newest HIP that the tables know.
inline constexpr Version newestHip{7, 2, 0};

struct TranslateOptions {
  std::string cudaPath;
  std::vector<std::string> extraFlags;
  /// Path of a compile_commands.json; empty: none.
  std::string compileDatabase;
  /// The user named the database; otherwise tranship found it.
  bool databaseIsNamed = false;
  bool keepChevrons = false;
  rules::WaveGroups waveGroups = rules::WaveGroups::Auto;
  rules::HelperForm helpers = rules::HelperForm::Header;
  /// Report what the translation puts right as well, for readers of the CUDA source.
  bool reportSettled = false;
  bool reportsSettled() const { return reportSettled || waveGroups == rules::WaveGroups::Never; }
  /// Diagnostics that earlier steps made, for files that are not inputs.
  std::vector<Diagnostic> diagnostics;
  /// Headers of the tree that are not inputs.
  std::vector<std::string> otherHeaders;
  /// Build files that may name the C++ standard (`project::BuildStandards`). Absolute paths.
  std::vector<std::string> buildFiles;
  /// The macros with which build files compile sources whose commands nobody knows, by absolute path: one
  /// set of "NAME" and "NAME=value" for each way in which a source is compiled.
  std::map<std::string, std::vector<std::vector<std::string>>> buildMacros;
  /// The CUDA version that the sources are for; unknown: that of the toolkit at `cudaPath`, or else
  /// the newest one in the tables.
  Version cudaVersion;
  /// RewriteOptions::cudaArchitecture.
  std::optional<int64_t> cudaArchitecture;
  /// The HIP version that the result is for; unknown: `newestHip`.
  Version hipVersion;
  /// The GPUs that the port is for.
  std::vector<mapping::Target> targets = mapping::defaultTargets();
  SelectionOptions selection;
  /// Report what holds for all uses of a name in a file at each of them, not only once. (This is
  /// always so where comments may silence some of them.)
  bool everyPlace = false;
  /// Texts that replace those of files on disk, by absolute path; for inputs as well.
  std::map<std::string, std::string> overlay;
  /// The run covers a part of a tree: it does not replace what the cache knows of the whole.
  bool isPart = false;
  /// How to check the port; nothing: it is not checked.
  std::optional<PortCheckOptions> portCheck;
  /// Comments in the output say what is left to do, where it is.
  bool writeTodos = false;
  /// `.cu` files get the extension `.hip` in the output.
  bool renameUnits = false;
  /// Where to keep what saves time in the next run; empty: nowhere.
  std::string cacheFolder;
  /// Take the units from here, joined from all shards, instead of parsing them; null: parse.
  const ShardFile *shards = nullptr;
  /// Parses at a time; 0: as many as there are cores.
  unsigned jobs = 0;
  /// Called before the first unit and after each one, by the threads that parse: several calls may
  /// run at once, and arrive out of order.
  std::function<void(const Progress &)> progress;
  /// Whether to parse no further unit; empty: parse all of them.
  std::function<bool()> isStopped;
};

/// Parses one part of the units. The caller fills in where and how the run was started.
llvm::Expected<ShardFile> parseShard(llvm::ArrayRef<project::InputFile> inputs,
                                     const mapping::Table &table, const TranslateOptions &options,
                                     Shard shard);

/// Fails if the compile database cannot be read, or if `options.shards` does not fit the sources.
llvm::Expected<Translation> translateInputs(llvm::ArrayRef<project::InputFile> inputs,
                                            const mapping::Table &table,
                                            const TranslateOptions &options);

} // namespace tranship::translate
