// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/MappingsCommand.h"

#include "driver/TorchVersion.h"
#include "mapping/Diff.h"
#include "mapping/Lint.h"
#include "mapping/Listing.h"
#include "mapping/Schema.h"
#include "mapping/Statistics.h"
#include "project/Config.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {
namespace {

llvm::Error refuseNames(const ParsedCommandLine &line) {
  return line.names.empty() ? llvm::Error::success()
                            : line.misuse("unexpected argument " + line.names.front());
}

llvm::Error readTable(const ParsedCommandLine &line, Table &table) {
  for (const std::string &file : line.values(OptionId::Rules))
    if (llvm::Error error = readRules(file, table))
      return error;
  if (line.has(OptionId::Roc))
    table.useRocLibraries();
  useTorch(line.version(OptionId::TorchVersion), table);
  return llvm::Error::success();
}

llvm::Expected<int> list(const ParsedCommandLine &line) {
  if (llvm::Error error = refuseNames(line))
    return error;
  ListFilter filter;
  filter.unsupportedOnly = line.has(OptionId::Unsupported);
  filter.changedOnly = line.has(OptionId::Changed);
  if (filter.unsupportedOnly && filter.changedOnly)
    return line.misuse("--unsupported and --changed cannot be used together");
  if (line.has(OptionId::RowKind))
    filter.kind = parseRowKind(line.value(OptionId::RowKind));
  Table table;
  if (llvm::Error error = readTable(line, table))
    return error;
  std::string library = line.value(OptionId::Library);
  filter.library = library;
  if (line.has(OptionId::Library) && !table.library(library))
    return line.misuse("unknown library " + library);

  std::vector<const Row *> rows = answeringRows(table, filter);
  std::string format = line.value(OptionId::ListFormat);
  if (format == "markdown")
    llvm::outs() << listAsMarkdown(rows, table);
  else if (format == "csv")
    llvm::outs() << listAsCsv(rows);
  else if (format == "json")
    llvm::outs() << jsonText(listAsJson(rows, table));
  else
    llvm::outs() << listAsText(rows);
  return 0;
}

llvm::Expected<int> stats(const ParsedCommandLine &line) {
  if (llvm::Error error = refuseNames(line))
    return error;
  Table table;
  if (llvm::Error error = readTable(line, table))
    return error;
  std::vector<LibraryStatistics> list = statistics(table);
  std::string format = line.has(OptionId::Json) ? "json" : line.value(OptionId::StatisticsFormat);
  if (format == "json")
    llvm::outs() << jsonText(statisticsAsJson(list));
  else if (format == "markdown")
    llvm::outs() << statisticsAsMarkdown(list);
  else
    llvm::outs() << statisticsAsText(list);
  return 0;
}

/// Returns the exit code for one file: 1 if it has warnings, 2 if it has errors.
int lintFile(const std::string &file, const ParsedCommandLine &line) {
  llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
  if (!text) {
    llvm::errs() << "tranship: " << printable(llvm::toString(text.takeError())) << "\n";
    return 2;
  }
  LintOptions options;
  options.isOwnTable = line.has(OptionId::AsTables);
  options.roc = line.has(OptionId::Roc);
  if (line.has(OptionId::AsConfig) || llvm::sys::path::filename(file) == configFileName)
    options.otherKey = checkSetting;
  int exitCode = 0;
  for (const LintFinding &finding : lint(*text, file, options)) {
    llvm::outs() << printable(finding.str()) << "\n";
    if (finding.severity != LintFinding::Note)
      exitCode = std::max(exitCode, finding.severity == LintFinding::Error ? 2 : 1);
  }
  return exitCode;
}

llvm::Expected<int> lintFiles(const ParsedCommandLine &line) {
  if (line.names.empty())
    return line.misuse("nothing to check: name a file");
  int exitCode = 0;
  for (const std::string &file : line.names)
    exitCode = std::max(exitCode, lintFile(file, line));
  return exitCode;
}

llvm::Expected<int> diff(const ParsedCommandLine &line) {
  if (line.names.empty() || line.names.size() > 2)
    return line.misuse("expected one or two files or folders");
  std::unique_ptr<TableState> states[2];
  for (size_t i = 0; i < line.names.size(); ++i) {
    llvm::Expected<std::unique_ptr<TableState>> state = TableState::read(line.names[i]);
    if (!state)
      return state.takeError();
    states[i] = std::move(*state);
  }
  if (line.names.size() == 1) {
    states[1] = std::exchange(states[0], TableState::compiledIn());
    if (states[1]->isOneFile())
      states[0]->keepLibrariesOf(*states[1]);
  }
  std::vector<RowDifference> differences = compare(*states[0], *states[1]);
  if (line.has(OptionId::Json) || line.value(OptionId::AnswerFormat) == "json")
    llvm::outs() << jsonText(differencesAsJson(differences));
  else
    llvm::outs() << differencesAsText(differences);
  return differences.empty() ? 0 : 1;
}

llvm::Expected<int> schema(const ParsedCommandLine &line) {
  if (llvm::Error error = refuseNames(line))
    return error;
  llvm::outs() << rulesSchema();
  return 0;
}

} // namespace

llvm::Expected<int> mappingsCommand(const ParsedCommandLine &line) {
  switch (line.command) {
  case CommandId::MappingsList:
    return list(line);
  case CommandId::MappingsStats:
    return stats(line);
  case CommandId::MappingsLint:
    return lintFiles(line);
  case CommandId::MappingsDiff:
    return diff(line);
  case CommandId::MappingsSchema:
    return schema(line);
  default:
    return line.misuse("missing command: list, stats, lint, diff or schema");
  }
}

} // namespace tranship::driver
