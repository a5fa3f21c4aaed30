// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a build compiles each file, from a compile database and from flags on our own command line, and
// which of these flags a build for HIP must spell differently.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/command/CompileCommand.h"

#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/Support/Error.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace tranship::project {

/// Reads a compile_commands.json. Errors name the file: it is unreadable, too large or malformed.
llvm::Expected<std::unique_ptr<clang::tooling::JSONCompilationDatabase>>
readCompileDatabase(const std::string &file);

class CompileDatabase {
public:
  /// `extraFlags` are added to the flags of every file. Their paths are relative to the current
  /// folder.
  explicit CompileDatabase(llvm::ArrayRef<std::string> extraFlags);

  /// Reads a compile_commands.json; an empty path means that there is none. `isNamed`: the user
  /// named it; one that was found may belong to another tree. Errors: the named one cannot be read. For one that
  /// was found, this is a diagnostic.
  llvm::Error load(const std::string &database, bool isNamed);

  /// Returns one command for each configuration in which the database lists this file.
  std::vector<frontend::CompileCommand> commandsFor(const std::string &file, bool isCudaByName);

  /// Returns the command of a nearby file, for a file that the database does not list. Call it after
  /// `commandsFor` for all files.
  std::optional<frontend::CompileCommand> commandOfNeighbor(const std::string &file);

  const frontend::CommandLine &extra() const { return extra_; }

  /// Reports flags that the HIP compiler spells differently, in all commands that were asked for, and files
  /// that could not be read.
  std::vector<Diagnostic> diagnostics() const;

private:
  struct FlagUse {
    llvm::StringRef hip;
    bool changesResults = false;
    std::set<std::string> values;
    size_t commands = 0;
  };
  using FlagUses = std::map<llvm::StringRef, FlagUse>;

  /// Finds entries with a relative directory. It is relative to the database's own, which clang
  /// does not know.
  std::vector<clang::tooling::CompileCommand> relativeEntriesOf(const std::string &file);

  std::string directoryOf(const clang::tooling::CompileCommand &entry) const;

  static void count(const frontend::CommandLine &line, FlagUses &uses);
  static void report(const FlagUses &uses, const std::string &file, size_t commands,
                     std::vector<Diagnostic> &diagnostics);

  frontend::CommandLine extra_;
  std::string path_;
  bool isNamed_ = false;
  std::unique_ptr<clang::tooling::JSONCompilationDatabase> database_;
  /// By absolute path; filled on demand.
  std::optional<std::map<std::string, std::vector<clang::tooling::CompileCommand>>>
      relativeEntries_;
  /// The database with commands inferred from nearby files; made on demand.
  std::unique_ptr<clang::tooling::CompilationDatabase> inferredDatabase_;
  /// Files that were asked for and are not listed.
  std::vector<std::string> unlisted_;
  size_t listedFiles_ = 0, commands_ = 0;
  FlagUses uses_;
  std::vector<Diagnostic> problems_;
};

} // namespace tranship::project
