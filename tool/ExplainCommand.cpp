#include "ExplainCommand.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "mapping/Explain.h"
#include "translate/Config.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {
namespace {

constexpr char usage[] = "usage: tranship explain [--json] [--roc] [--rules FILE] NAME...\n"
                         "A NAME is a CUDA name, a HIP name, a header or the id of a diagnostic.\n"
                         "--roc: the answer for AMD's own libraries in place of the hip* ones.\n";

/// A diagnostic's id; false when it is none.
bool explainDiagnostic(llvm::StringRef id) {
  if (llvm::none_of(allDiagnosticKinds(), [&](DiagnosticKind kind) { return idOf(kind) == id; }))
    return false;
  llvm::outs() << manualSection(id);
  return true;
}

bool explainName(const Table &table, llvm::StringRef name, llvm::json::Array *json) {
  Explanation found = explain(table, name);
  if (json) {
    llvm::json::Array rows;
    for (const Row *row : found.rows)
      rows.push_back(toJson(*row, table));
    llvm::json::Array suggestions;
    for (llvm::StringRef suggestion : found.suggestions)
      suggestions.push_back(suggestion);
    json->push_back(llvm::json::Object{
        {"asked", name}, {"rows", std::move(rows)}, {"suggestions", std::move(suggestions)}});
    return !found.rows.empty();
  }
  if (found.askedForHipName)
    llvm::outs() << name << " is what HIP has for:\n";
  for (const Row *row : found.rows)
    llvm::outs() << describe(*row, table);
  if (!found.rows.empty())
    return true;
  llvm::outs() << name << ": the tables do not know it";
  if (!found.suggestions.empty())
    llvm::outs() << "; did you mean " << llvm::join(found.suggestions, ", ") << "?";
  llvm::outs() << "\n";
  return false;
}

int fail(const llvm::Twine &message) {
  llvm::errs() << "tranship: " << message << "\n";
  return 2;
}

} // namespace

int explainCommand(llvm::ArrayRef<llvm::StringRef> arguments) {
  Table table;
  // Asked in a project, the answer is the one that its translation gives.
  llvm::SmallString<256> directory;
  if (!llvm::sys::fs::current_path(directory))
    if (std::string config = findConfig(directory); !config.empty()) {
      llvm::Expected<Settings> settings = readConfig(config, table);
      if (!settings)
        return fail(llvm::toString(settings.takeError()));
      if (settings->roc)
        table.useRocLibraries();
    }
  llvm::json::Array answers;
  bool asJson = false;
  std::vector<llvm::StringRef> names;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--help") {
      llvm::outs() << usage;
      return 0;
    }
    if (arguments[i] == "--json") {
      asJson = true;
    } else if (arguments[i] == "--roc") {
      table.useRocLibraries();
    } else if (arguments[i] == "--rules" && i + 1 < arguments.size()) {
      if (llvm::Error error = readRules(arguments[++i], table))
        return fail(llvm::toString(std::move(error)));
    } else if (arguments[i].starts_with("-")) {
      return fail("unknown option " + arguments[i] + " (see tranship explain --help)");
    } else {
      names.push_back(arguments[i]);
    }
  }
  if (names.empty())
    return fail("nothing to explain: give a name (see tranship explain --help)");
  bool allKnown = true;
  for (llvm::StringRef name : names)
    if (asJson || !explainDiagnostic(name))
      allKnown &= explainName(table, name, asJson ? &answers : nullptr);
  if (asJson)
    llvm::outs() << llvm::formatv("{0:2}", llvm::json::Value(std::move(answers))) << "\n";
  return allKnown ? 0 : 1;
}

} // namespace tranship
