// What is known of the user's build: a compile database, and flags from our own command line. Says
// how each file is compiled, and what of it a build for HIP must say in its own way.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/CompileCommand.h"

#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/Support/Error.h"

#include <map>
#include <memory>
#include <set>

namespace tranship {

class Build {
public:
  /// `extraFlags`: added to the flags of every file; their paths start where the user is.
  explicit Build(llvm::ArrayRef<std::string> extraFlags);

  /// Reads a compile_commands.json; no path: there is none.
  llvm::Error load(const std::string &database);

  /// One command for each configuration in which the database has this file; none where it does not
  /// know it.
  std::vector<CompileCommand> commandsFor(const std::string &file, bool isCudaByName);

  const CommandLine &extra() const { return extra_; }

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

  static void count(const CommandLine &line, FlagUses &uses);
  static void tell(const FlagUses &uses, const std::string &file, size_t commands,
                   std::vector<Diagnostic> &diagnostics);

  CommandLine extra_;
  std::string path_;
  std::unique_ptr<clang::tooling::JSONCompilationDatabase> database_;
  size_t commands_ = 0;
  FlagUses uses_;
  std::vector<Diagnostic> problems_;
};

} // namespace tranship
