// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/ExplainCommand.h"

#include "driver/Explanation.h"
#include "driver/TorchVersion.h"

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

/// Adds what the tables say about a name. False if it is unknown.
bool explainAsJson(const Table &table, llvm::StringRef name, llvm::json::Array &answers) {
  Explanation found = explain(table, name);
  llvm::json::Array rows;
  for (const Row *row : found.rows)
    rows.push_back(toJson(*row, table));
  llvm::json::Array suggestions;
  for (llvm::StringRef suggestion : found.suggestions)
    suggestions.push_back(suggestion);
  answers.push_back(llvm::json::Object{
      {"asked", name}, {"rows", std::move(rows)}, {"suggestions", std::move(suggestions)}});
  return !found.rows.empty();
}

bool printExplanation(const Table &table, llvm::StringRef name) {
  NameExplanation explanation = explainAsText(table, name);
  llvm::outs() << explanation.text;
  return explanation.isKnown;
}

/// Reads the table with the settings that apply to a translation in the current folder.
llvm::Error readConfiguredTable(const ParsedCommandLine &line, Table &table) {
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
  if (llvm::Error error = readConfiguredTable(line, table))
    return error;
  bool asJson = line.has(OptionId::Json) || line.value(OptionId::AnswerFormat) == "json";
  llvm::json::Array answers;
  bool allKnown = true;
  for (const std::string &name : line.names)
    allKnown &= asJson ? explainAsJson(table, name, answers) : printExplanation(table, name);
  if (asJson)
    llvm::outs() << jsonText(std::move(answers));
  return allKnown ? 0 : 1;
}

} // namespace tranship::driver
