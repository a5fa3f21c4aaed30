// CompileCommand → ParsedUnit → Evidence → [Change] + [Diagnostic] → EditPlan → rewritten file,
// over all inputs of a run.
#pragma once

#include "mapping/Table.h"
#include "mapping/Targets.h"
#include "project/Inputs.h"
#include "rules/Rule.h"
#include "translate/ShardFile.h"
#include "translate/Translation.h"

#include <functional>
#include <map>

namespace tranship::translate {

/// How far a run is, in units parsed. `total` grows when headers turn up that no unit includes.
struct Progress {
  size_t done = 0, total = 0;
};

/// Which diagnostics count.
struct SelectionOptions {
  /// By file and kind; null: all.
  std::function<bool(llvm::StringRef, DiagnosticKind)> isSelected;
  /// A comment can silence errors too. In a translation they stay: the output does not compile,
  /// whoever says so.
  bool errorsCanBeSuppressed = false;
  /// Comments that silence nothing are told.
  bool tellUnusedSuppressions = true;
};

/// The newest HIP that the tables know.
inline constexpr Version newestHip{7, 2, 0};

struct TranslateOptions {
  std::string cudaPath;
  std::vector<std::string> extraFlags;
  /// Path of a compile_commands.json; empty: none.
  std::string compileDatabase;
  /// It was asked for, not found.
  bool databaseIsNamed = false;
  bool keepChevrons = false;
  rules::WaveGroups waveGroups = rules::WaveGroups::Auto;
  /// Tell also what the translation puts right: for who looks at the CUDA source.
  bool tellSettled = false;
  bool tellsSettled() const { return tellSettled || waveGroups == rules::WaveGroups::Never; }
  /// What is known before, of files that are no inputs.
  std::vector<Diagnostic> diagnostics;
  /// Headers of the tree that are no inputs.
  std::vector<std::string> otherHeaders;
  /// The CUDA that the sources are for; not known: the one of the toolkit at `cudaPath`, or else
  /// the newest that the tables know.
  Version cudaVersion;
  /// The HIP that the result is for; not known: `newestHip`.
  Version hipVersion;
  /// The GPUs that the port is for.
  std::vector<mapping::Target> targets = mapping::defaultTargets();
  SelectionOptions selection;
  /// What holds for all uses of a name in a file is said at each of them, not once. (It always is
  /// where comments may silence some of them.)
  bool everyPlace = false;
  /// Texts of files that count in place of what is on disk, by absolute path; for inputs as well.
  std::map<std::string, std::string> overlay;
  /// The run is about a part of a tree: what is known of the whole is kept.
  bool isPart = false;
  /// Comments in the output tell what is left to do, at its place.
  bool writeTodos = false;
  /// `.cu` files get the extension `.hip` in the output.
  bool renameUnits = false;
  /// Where to keep what saves time in the next run; empty: nowhere.
  std::string cacheFolder;
  /// What all shards of this run learnt, in place of parsing; null: units are parsed.
  const ShardFile *shards = nullptr;
  /// Parses at a time; 0: as many as there are cores.
  unsigned jobs = 0;
  /// Called before the first unit and after each one, by the threads that parse: several calls may
  /// run at once, and arrive out of order.
  std::function<void(const Progress &)> progress;
};

/// Parses one part of the units and keeps what was learnt; where and how the run was started is the
/// caller's to fill in.
llvm::Expected<ShardFile> parseShard(llvm::ArrayRef<project::InputFile> inputs,
                                     const mapping::Table &table, const TranslateOptions &options,
                                     Shard shard);

/// Errors: the compile database cannot be read; `options.shards` does not fit what is there now.
llvm::Expected<Translation> translateInputs(llvm::ArrayRef<project::InputFile> inputs,
                                            const mapping::Table &table,
                                            const TranslateOptions &options);

} // namespace tranship::translate
