// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/CompileDatabase.h"

#include "project/Inputs.h"
#include "support/Json.h"
#include "support/TextFile.h"
#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::project {
namespace {

/// The place in diagnostics about flags on our own command line.
constexpr llvm::StringLiteral commandLine = "command line";

/// Values shown for one flag; a build for many GPUs has many.
constexpr size_t maxValues = 4;

std::string currentFolder() {
  llvm::SmallString<256> folder;
  (void)llvm::sys::fs::current_path(folder); // without one, relative paths fail where they are used
  return std::string(folder);
}

/// Paths in extra flags are relative to the current folder, not to where a unit is compiled.
void makeAbsolute(std::vector<std::string> &flags) {
  for (size_t i = 1; i < flags.size(); ++i) {
    llvm::StringRef flag = flags[i - 1];
    llvm::SmallString<256> path(flags[i]);
    if (flag != "-I" && !flag.starts_with("-i"))
      continue;
    // A file to include may also be in one of the include folders.
    if ((flag != "-include" && flag != "-imacros") || llvm::sys::fs::exists(path))
      (void)llvm::sys::fs::make_absolute(path); // fails only without a working directory
    flags[i++] = std::string(path);
  }
}

Diagnostic unreadable(const std::string &file, llvm::StringRef problem) {
  return {DiagnosticKind::ResponseFile,
          file,
          0,
          0,
          fmt::format("its compile command cannot be read in full: {}", problem.str()),
          "configure the build first, or pass -I and -D after `--` if names stay untranslated",
          {}};
}

} // namespace

llvm::Expected<std::unique_ptr<clang::tooling::JSONCompilationDatabase>>
readCompileDatabase(const std::string &file) {
  constexpr uint64_t maxSize = 512u << 20;
  llvm::Expected<std::string> text = readRegularFile(file, maxSize);
  if (!text)
    return text.takeError();
  // Clang prints syntax errors without the name of the file, so the syntax is checked first.
  if (llvm::Error error = checkNesting(*text, file))
    return error;
  if (llvm::Error error = checkYaml(*text, file))
    return error;
  std::string message;
  auto database = clang::tooling::JSONCompilationDatabase::loadFromBuffer(
      *text, message, clang::tooling::JSONCommandLineSyntax::AutoDetect);
  if (!database)
    return llvm::createStringError(file + ": " + message);
  return database;
}

CompileDatabase::CompileDatabase(llvm::ArrayRef<std::string> extraFlags)
    : extra_(frontend::readCommandLine(extraFlags, currentFolder())) {
  makeAbsolute(extra_.flags);
  for (const std::string &problem : extra_.problems)
    problems_.push_back(unreadable(commandLine.str(), problem));
  for (const std::string &flag : extra_.unknownFlags)
    problems_.push_back({DiagnosticKind::CompileFlag,
                         commandLine.str(),
                         0,
                         0,
                         fmt::format("neither nvcc nor clang has a flag `{}`; it is ignored", flag),
                         "correct it if it is misspelled",
                         {}});
}

llvm::Error CompileDatabase::load(const std::string &database, bool isNamed) {
  isNamed_ = isNamed;
  if (database.empty())
    return llvm::Error::success();
  llvm::Expected<std::unique_ptr<clang::tooling::JSONCompilationDatabase>> read =
      readCompileDatabase(database);
  if (!read && isNamed)
    return read.takeError();
  if (!read) {
    problems_.push_back(
        {DiagnosticKind::UnusedDatabase,
         database,
         0,
         0,
         "it was found here but cannot be read, so flags were guessed: " +
             reasonOf(read.takeError(), database),
         "correct or remove it, name another one with -p, or pass -p= to go without one",
         {}});
    return llvm::Error::success();
  }
  database_ = std::move(*read);
  llvm::SmallString<256> path(database);
  (void)llvm::sys::fs::make_absolute(path);
  path_ = std::string(path);
  return llvm::Error::success();
}

std::vector<frontend::CompileCommand> CompileDatabase::commandsFor(const std::string &file,
                                                                   bool isCudaByName) {
  std::vector<frontend::CompileCommand> commands;
  if (!database_)
    return commands;
  std::vector<clang::tooling::CompileCommand> entries = database_->getCompileCommands(file);
  if (entries.empty())
    entries = relativeEntriesOf(file);
  if (!entries.empty())
    ++listedFiles_;
  else if (llvm::sys::path::filename(file) != standardInputName) // which no database lists
    unlisted_.push_back(file);
  for (clang::tooling::CompileCommand &entry : entries) {
    std::string directory = directoryOf(entry);
    frontend::CommandLine line = frontend::readCommandLine(entry.CommandLine, directory);
    ++commands_;
    count(line, uses_);
    for (const std::string &problem : line.problems)
      problems_.push_back(unreadable(file, problem));
    frontend::CompileCommand command;
    command.file = file;
    command.directory = std::move(directory);
    command.flags = std::move(line.flags);
    llvm::append_range(command.flags, extra_.flags);
    command.isCuda = extra_.isCuda.value_or(line.isCuda.value_or(isCudaByName));
    // Two programs may compile one file in the same way.
    if (!llvm::is_contained(commands, command))
      commands.push_back(std::move(command));
  }
  return commands;
}

std::optional<frontend::CompileCommand>
CompileDatabase::commandOfNeighbor(const std::string &file) {
  if (!database_ || (!commands_ && !isNamed_))
    return std::nullopt;
  if (!inferredDatabase_) {
    auto again = readCompileDatabase(path_);
    if (!again) {
      llvm::consumeError(again.takeError());
      return std::nullopt;
    }
    inferredDatabase_ = clang::tooling::inferMissingCompileCommands(std::move(*again));
  }
  std::vector<clang::tooling::CompileCommand> entries = inferredDatabase_->getCompileCommands(file);
  if (entries.empty())
    return std::nullopt;
  llvm::StringRef neighbor = entries.front().Heuristic;
  neighbor.consume_front("inferred from ");
  if (!llvm::sys::fs::exists(neighbor))
    return std::nullopt; // the files that the database lists are gone
  frontend::CompileCommand command;
  command.file = file;
  command.directory = directoryOf(entries.front());
  command.flags = frontend::readCommandLine(entries.front().CommandLine, command.directory).flags;
  llvm::append_range(command.flags, extra_.flags);
  return command;
}

std::string CompileDatabase::directoryOf(const clang::tooling::CompileCommand &entry) const {
  llvm::SmallString<256> directory(entry.Directory);
  llvm::sys::path::make_absolute(llvm::sys::path::parent_path(path_), directory);
  llvm::sys::path::remove_dots(directory, /*remove_dot_dot=*/true);
  return std::string(directory);
}

std::vector<clang::tooling::CompileCommand>
CompileDatabase::relativeEntriesOf(const std::string &file) {
  if (!relativeEntries_) {
    relativeEntries_.emplace();
    for (clang::tooling::CompileCommand &entry : database_->getAllCompileCommands()) {
      if (llvm::sys::path::is_absolute(entry.Directory))
        continue;
      llvm::SmallString<256> path(entry.Filename);
      llvm::sys::path::make_absolute(directoryOf(entry), path);
      llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
      (*relativeEntries_)[std::string(path)].push_back(std::move(entry));
    }
  }
  auto known = relativeEntries_->find(file);
  return known == relativeEntries_->end() ? std::vector<clang::tooling::CompileCommand>()
                                          : known->second;
}

void CompileDatabase::count(const frontend::CommandLine &line, FlagUses &uses) {
  std::set<llvm::StringRef> seen;
  for (const frontend::BuildFlag &flag : line.buildFlags) {
    FlagUse &use = uses[flag.flag];
    use.hip = flag.hip;
    use.changesResults = flag.changesResults;
    use.commands += seen.insert(flag.flag).second;
    if (!flag.value.empty())
      use.values.insert(flag.value);
  }
}

void CompileDatabase::report(const FlagUses &uses, const std::string &file, size_t commands,
                             std::vector<Diagnostic> &diagnostics) {
  for (const auto &[flag, use] : uses) {
    std::vector<std::string> values(use.values.begin(), use.values.end());
    size_t more = values.size() > maxValues ? values.size() - maxValues : 0;
    values.resize(values.size() - more);
    std::string shown = values.empty() ? "" : fmt::format(" ({}", llvm::join(values, "; "));
    if (more)
      shown += fmt::format("; {} more", more);
    diagnostics.push_back(
        {use.changesResults ? DiagnosticKind::BuildFlags : DiagnosticKind::CompileFlag,
         file,
         0,
         0,
         fmt::format("the build passes `{}`{}{}{}, which only CUDA compilers accept", flag.str(),
                     shown, values.empty() ? "" : ")",
                     commands ? fmt::format(" in {} of {} compile commands", use.commands, commands)
                              : ""),
         use.hip.str(),
         {}});
  }
}

std::vector<Diagnostic> CompileDatabase::diagnostics() const {
  std::vector<Diagnostic> diagnostics = problems_;
  if (commands_ && !unlisted_.empty())
    diagnostics.push_back(
        {DiagnosticKind::GuessedFlags,
         path_,
         0,
         0,
         fmt::format(
             "it does not list {} of the {} source files, such as {}; they were parsed with "
             "the flags of nearby files",
             unlisted_.size(), unlisted_.size() + listedFiles_,
             llvm::sys::path::filename(unlisted_.front()).str()),
         "if names stay untranslated because of that, pass flags after `--`",
         {}});
  else if (isNamed_ && !unlisted_.empty())
    diagnostics.push_back(
        {DiagnosticKind::UnusedDatabase,
         path_,
         0,
         0,
         unlisted_.size() == 1
             ? "it does not list the source file; it was parsed with guessed flags"
             : fmt::format("it lists none of the {} source files; they were "
                           "parsed with guessed flags",
                           unlisted_.size()),
         "pass the database of a build of this tree, in this folder",
         {}});
  FlagUses extraUses;
  count(extra_, extraUses);
  report(extraUses, commandLine.str(), 0, diagnostics);
  report(uses_, path_, commands_, diagnostics);
  return diagnostics;
}

} // namespace tranship::project
