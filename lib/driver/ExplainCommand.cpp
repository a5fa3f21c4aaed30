#include "driver/ExplainCommand.h"

#include "driver/Arguments.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "mapping/Explain.h"
#include "mapping/NearNames.h"
#include "project/Config.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {
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
  llvm::outs() << name << ": the tables do not know it" << didYouMean(found.suggestions) << "\n";
  return false;
}

} // namespace

int explainCommand(llvm::ArrayRef<llvm::StringRef> given) {
  bool asJson = false, roc = false;
  std::vector<llvm::StringRef> rules;
  Arguments arguments("tranship explain", usage);
  arguments.flag("--json", asJson);
  arguments.flag("--roc", roc);
  arguments.values("--rules", rules);
  if (std::optional<int> exitCode = arguments.parse(given))
    return *exitCode;
  if (arguments.names().empty())
    return arguments.misuse("nothing to explain: give a name");
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
  for (llvm::StringRef file : rules)
    if (llvm::Error error = readRules(file, table))
      return fail(llvm::toString(std::move(error)));
  if (roc)
    table.useRocLibraries();
  llvm::json::Array answers;
  bool allKnown = true;
  for (llvm::StringRef name : arguments.names())
    if (asJson || !explainDiagnostic(name))
      allKnown &= explainName(table, name, asJson ? &answers : nullptr);
  if (asJson)
    llvm::outs() << llvm::formatv("{0:2}", llvm::json::Value(std::move(answers))) << "\n";
  return allKnown ? 0 : 1;
}

} // namespace tranship::driver
