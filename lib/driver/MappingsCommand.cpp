#include "driver/MappingsCommand.h"

#include "driver/Arguments.h"

#include "mapping/Diff.h"
#include "mapping/Lint.h"
#include "mapping/Listing.h"
#include "mapping/Schema.h"
#include "mapping/Statistics.h"
#include "project/Config.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {
namespace {

constexpr char overview[] =
    "usage: tranship mappings list|stats|lint|diff|schema ...\n"
    "  list    rows of the tables\n"
    "  stats   how many there are, by library\n"
    "  lint    what is wrong or suspicious in rule files\n"
    "  diff    what changed between two files or folders, or since the tables were compiled in\n"
    "  schema  JSON schema of rule and config files, for editors\n"
    "Each has --help.\n";

constexpr char listUsage[] =
    "usage: tranship mappings list [--library NAME] [--kind KIND] [--unsupported | --changed]\n"
    "                              [--roc] [--rules FILE]... [--format text|markdown|json|csv]\n"
    "--kind: function, type, enumerator, field, macro, header or namespace.\n"
    "--unsupported: only what HIP lacks. --changed: only what HIP has and what changes a source.\n"
    "--roc: with AMD's own libraries in place of the hip* ones. --rules: with the rows of a "
    "file.\n";

constexpr char statsUsage[] =
    "usage: tranship mappings stats [--roc] [--rules FILE]... [--json | --format FORMAT]\n"
    "FORMAT is text, markdown or json.\n";

constexpr char lintUsage[] =
    "usage: tranship mappings lint [--roc] [--config] [--tables] FILE...\n"
    "--roc: compare with the rows for --roc. --config: the FILEs are config files, whatever their\n"
    "names. --tables: they are tranship's own tables (with --roc: those for --roc).\n"
    "Exit code: 0 nothing but notes, 1 warnings, 2 a file is refused.\n";

constexpr char diffUsage[] =
    "usage: tranship mappings diff [--json] A [B]\n"
    "A and B are mapping files or folders of them (a folder roc in it holds the rows for --roc).\n"
    "Without B: from the tables compiled in to A. Exit code: 0 the same, 1 different.\n";

constexpr char schemaUsage[] = "usage: tranship mappings schema\n";

using Given = llvm::ArrayRef<llvm::StringRef>;

/// One of several; an option given twice counts as given last.
std::optional<llvm::StringRef> choice(llvm::ArrayRef<llvm::StringRef> given,
                                      llvm::ArrayRef<llvm::StringRef> allowed) {
  if (given.empty())
    return allowed.front();
  return llvm::is_contained(allowed, given.back()) ? std::optional(given.back()) : std::nullopt;
}

llvm::Error readTable(Table &table, bool roc, Given rules) {
  for (llvm::StringRef file : rules)
    if (llvm::Error error = readRules(file, table))
      return error;
  if (roc)
    table.useRocLibraries();
  return llvm::Error::success();
}

void printJson(llvm::json::Value value) {
  llvm::outs() << llvm::formatv("{0:2}", std::move(value)) << "\n";
}

int list(Given given) {
  ListFilter filter;
  bool roc = false;
  std::vector<llvm::StringRef> rules, formats, kinds, libraries;
  Arguments arguments("tranship mappings list", listUsage);
  arguments.flag("--unsupported", filter.unsupportedOnly);
  arguments.flag("--changed", filter.changedOnly);
  arguments.flag("--roc", roc);
  arguments.values("--rules", rules);
  arguments.values("--format", formats);
  arguments.values("--kind", kinds);
  arguments.values("--library", libraries);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  if (!arguments.names().empty())
    return arguments.misuse("unexpected argument " + arguments.names().front());
  if (filter.unsupportedOnly && filter.changedOnly)
    return arguments.misuse("--unsupported and --changed exclude each other");
  std::optional<llvm::StringRef> format = choice(formats, {"text", "markdown", "json", "csv"});
  if (!format)
    return arguments.misuse("unknown format " + formats.back());
  if (!kinds.empty() && !(filter.kind = parseRowKind(kinds.back())))
    return arguments.misuse("unknown kind " + kinds.back());
  Table table;
  if (llvm::Error error = readTable(table, roc, rules))
    return fail(llvm::toString(std::move(error)));
  if (!libraries.empty()) {
    filter.library = libraries.back();
    if (!table.library(filter.library))
      return arguments.misuse("unknown library " + filter.library);
  }

  std::vector<const Row *> rows = answeringRows(table, filter);
  if (*format == "text")
    llvm::outs() << listAsText(rows);
  else if (*format == "markdown")
    llvm::outs() << listAsMarkdown(rows, table);
  else if (*format == "csv")
    llvm::outs() << listAsCsv(rows);
  else
    printJson(listAsJson(rows, table));
  return 0;
}

int stats(Given given) {
  bool roc = false, asJson = false;
  std::vector<llvm::StringRef> rules, formats;
  Arguments arguments("tranship mappings stats", statsUsage);
  arguments.flag("--roc", roc);
  arguments.flag("--json", asJson);
  arguments.values("--rules", rules);
  arguments.values("--format", formats);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  if (!arguments.names().empty())
    return arguments.misuse("unexpected argument " + arguments.names().front());
  if (asJson)
    formats.push_back("json");
  std::optional<llvm::StringRef> format = choice(formats, {"text", "markdown", "json"});
  if (!format)
    return arguments.misuse("unknown format " + formats.back());
  Table table;
  if (llvm::Error error = readTable(table, roc, rules))
    return fail(llvm::toString(std::move(error)));
  std::vector<LibraryStatistics> list = statistics(table);
  if (*format == "text")
    llvm::outs() << statisticsAsText(list);
  else if (*format == "markdown")
    llvm::outs() << statisticsAsMarkdown(list);
  else
    printJson(statisticsAsJson(list));
  return 0;
}

int lintFiles(Given given) {
  bool roc = false, isConfig = false, isOwnTable = false;
  Arguments arguments("tranship mappings lint", lintUsage);
  arguments.flag("--roc", roc);
  arguments.flag("--config", isConfig);
  arguments.flag("--tables", isOwnTable);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  if (arguments.names().empty())
    return arguments.misuse("nothing to check: name a file");
  int exitCode = 0;
  for (llvm::StringRef file : arguments.names()) {
    auto text = llvm::MemoryBuffer::getFile(file);
    if (!text) {
      exitCode = fail(llvm::toString(llvm::createFileError(file, text.getError())));
      continue;
    }
    LintOptions options;
    options.isOwnTable = isOwnTable;
    options.roc = roc;
    if (isConfig || llvm::sys::path::filename(file) == configFileName)
      options.otherKey = checkSetting;
    for (const LintFinding &finding : lint((*text)->getBuffer(), file, options)) {
      llvm::outs() << finding.str() << "\n";
      if (finding.severity != LintFinding::Note)
        exitCode = std::max(exitCode, finding.severity == LintFinding::Error ? 2 : 1);
    }
  }
  return exitCode;
}

int diff(Given given) {
  bool asJson = false;
  Arguments arguments("tranship mappings diff", diffUsage);
  arguments.flag("--json", asJson);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  Given names = arguments.names();
  if (names.empty() || names.size() > 2)
    return arguments.misuse("expected one or two files or folders");
  std::unique_ptr<TableState> states[2];
  for (size_t i = 0; i < names.size(); ++i) {
    llvm::Expected<std::unique_ptr<TableState>> state = TableState::read(names[i]);
    if (!state)
      return fail(llvm::toString(state.takeError()));
    states[i] = std::move(*state);
  }
  if (names.size() == 1) {
    states[1] = std::exchange(states[0], TableState::compiledIn());
    if (states[1]->isOneFile())
      states[0]->keepLibrariesOf(*states[1]);
  }
  std::vector<RowDifference> differences = compare(*states[0], *states[1]);
  if (asJson)
    printJson(differencesAsJson(differences));
  else
    llvm::outs() << differencesAsText(differences);
  return differences.empty() ? 0 : 1;
}

int schema(Given given) {
  Arguments arguments("tranship mappings schema", schemaUsage);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  if (!arguments.names().empty())
    return arguments.misuse("unexpected argument " + arguments.names().front());
  llvm::outs() << rulesSchema();
  return 0;
}

} // namespace

int mappingsCommand(Given given) {
  constexpr std::pair<llvm::StringLiteral, int (*)(Given)> commands[] = {
      {"list", list}, {"stats", stats}, {"lint", lintFiles}, {"diff", diff}, {"schema", schema}};
  for (const auto &[name, command] : commands)
    if (!given.empty() && given.front() == name)
      return command(given.drop_front());
  Arguments arguments("tranship mappings", overview);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  return arguments.misuse(arguments.names().empty()
                              ? llvm::Twine("what to do with the mappings?")
                              : "unknown command " + arguments.names().front());
}

} // namespace tranship::driver
