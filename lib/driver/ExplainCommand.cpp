// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/ExplainCommand.h"

#include "driver/TorchVersion.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "mapping/Explain.h"
#include "mapping/NearNames.h"
#include "project/Config.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {
namespace {

/// Prints the page of a diagnostic. False if this is not the id of one.
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
    llvm::outs() << name << " is the HIP name for:\n";
  for (const Row *row : found.rows)
    llvm::outs() << describe(*row, table);
  if (!found.rows.empty())
    return true;
  llvm::outs() << name << ": the tables do not list it" << didYouMean(found.suggestions) << "\n";
  return false;
}

/// Reads the table with the settings that apply to a translation in the current folder.
llvm::Error readTable(const ParsedCommandLine &line, Table &table) {
  std::string config = line.value(OptionId::Config);
  llvm::SmallString<256> directory;
  if (config.empty() && !line.has(OptionId::NoConfig) && !llvm::sys::fs::current_path(directory))
    config = findConfig(directory);
  bool roc = line.has(OptionId::Roc);
  Version torch = line.version(OptionId::TorchVersion);
  if (!config.empty()) {
    llvm::Expected<Settings> settings = readConfig(config, table);
    if (!settings)
      return settings.takeError();
    roc |= settings->roc;
    if (!torch.known())
      torch = settings->torchVersion;
  }
  for (const std::string &file : line.values(OptionId::Rules))
    if (llvm::Error error = readRules(file, table))
      return error;
  if (roc)
    table.useRocLibraries();
  useTorch(torch, table);
  return llvm::Error::success();
}

} // namespace

llvm::Expected<int> explainCommand(const ParsedCommandLine &line) {
  if (line.names.empty())
    return line.misuse("nothing to explain: give a name");
  Table table;
  if (llvm::Error error = readTable(line, table))
    return error;
  bool asJson = line.has(OptionId::Json) || line.value(OptionId::AnswerFormat) == "json";
  llvm::json::Array answers;
  bool allKnown = true;
  for (const std::string &name : line.names)
    if (asJson || !explainDiagnostic(name))
      allKnown &= explainName(table, name, asJson ? &answers : nullptr);
  if (asJson)
    llvm::outs() << jsonText(std::move(answers));
  return allKnown ? 0 : 1;
}

} // namespace tranship::driver
