// What is known of the user's build: a compile database, and flags from our own command line. Says
// how each file is compiled, and what of it a build for HIP must say in its own way.
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

class CompileDatabase {
public:
  /// `extraFlags`: added to the flags of every file; their paths start where the user is.
  explicit CompileDatabase(llvm::ArrayRef<std::string> extraFlags);

  /// Reads a compile_commands.json; no path: there is none. `isNamed`: the user wants this one;
  /// else it may be about another tree.
  llvm::Error load(const std::string &database, bool isNamed);

  /// One command for each configuration in which the database has this file; none where it does not
  /// know it.
  std::vector<frontend::CompileCommand> commandsFor(const std::string &file, bool isCudaByName);

  /// For a file that the database does not know: the command of one near it. To be asked when all
  /// that it may know have been asked for.
  std::optional<frontend::CompileCommand> commandOfNeighbour(const std::string &file);

  const frontend::CommandLine &extra() const { return extra_; }

  /// Of all commands that were asked for: flags that HIP's compiler has in another form, files that
  /// could not be read.
  std::vector<Diagnostic> diagnostics() const;

private:
  struct FlagUse {
    llvm::StringRef hip;
    bool changesResults = false;
    std::set<std::string> values;
    size_t commands = 0;
  };
  using FlagUses = std::map<llvm::StringRef, FlagUse>;

  /// Of entries whose directory is relative: to the database's own, which clang knows nothing of.
  std::vector<clang::tooling::CompileCommand> entriesFromHere(const std::string &file);

  std::string directoryOf(const clang::tooling::CompileCommand &entry) const;

  static void count(const frontend::CommandLine &line, FlagUses &uses);
  static void tell(const FlagUses &uses, const std::string &file, size_t commands,
                   std::vector<Diagnostic> &diagnostics);

  frontend::CommandLine extra_;
  std::string path_;
  bool isNamed_ = false;
  std::unique_ptr<clang::tooling::JSONCompilationDatabase> database_;
  /// By absolute path; filled when it is needed.
  std::optional<std::map<std::string, std::vector<clang::tooling::CompileCommand>>> fromHere_;
  /// The same, with commands of files near those that it does not know; made when it is needed.
  std::unique_ptr<clang::tooling::CompilationDatabase> withNeighbours_;
  /// Files that were asked for and do not stand there.
  std::vector<std::string> unknown_;
  size_t files_ = 0, commands_ = 0;
  FlagUses uses_;
  std::vector<Diagnostic> problems_;
};

} // namespace tranship::project
