// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Settings as the text of a config file.
#include "project/Config.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::project {
namespace {

/// In single quotes, in which YAML knows one escape.
std::string quoted(llvm::StringRef text) {
  std::string out = "'";
  for (char c : text)
    out += c == '\'' ? std::string("''") : std::string(1, c);
  return out + "'";
}

std::string listOf(llvm::ArrayRef<std::string> values) {
  return llvm::Twine("[", llvm::join(llvm::map_range(values, quoted), ", ")).concat("]").str();
}

std::string splitList(llvm::StringRef commas) {
  std::vector<std::string> values;
  for (llvm::StringRef part : llvm::split(commas, ','))
    values.push_back(part.trim().str());
  return listOf(values);
}

} // namespace

std::string settingsText(const Settings &settings) {
  std::string out;
  for (const std::string &file : settings.files)
    out += "# from " + file + "\n";
  auto add = [&](llvm::StringRef key, const std::string &value) {
    out += (key + ": " + value + "\n").str();
  };
  if (settings.cudaVersion.known())
    add("cuda-version", settings.cudaVersion.str());
  if (settings.hipVersion.known())
    add("hip-version", settings.hipVersion.str());
  if (settings.torchVersion.known())
    add("torch-version", settings.torchVersion.str());
  add("roc", settings.roc ? "true" : "false");
  add("keep-chevrons", settings.keepChevrons ? "true" : "false");
  if (!settings.checks.empty())
    add("checks", splitList(settings.checks));
  if (!settings.warningsAsErrors.empty())
    add("warnings-as-errors", splitList(settings.warningsAsErrors));
  if (!settings.targets.empty())
    add("targets", splitList(settings.targets));
  if (!settings.rules.empty())
    add("rules", listOf(settings.rules));
  // Patterns start at the folder of their file; of one file, they can be written as they are.
  for (size_t i = 0; i < settings.exclude.size();) {
    llvm::StringRef folder = settings.exclude[i].folder;
    std::vector<std::string> patterns;
    for (; i < settings.exclude.size() && settings.exclude[i].folder == folder; ++i)
      patterns.push_back(settings.exclude[i].pattern);
    bool isOnlyOne = patterns.size() == settings.exclude.size();
    out += ("# patterns from " + folder + "\n").str();
    add(isOnlyOne ? "exclude" : "# exclude", listOf(patterns));
  }
  return out;
}

} // namespace tranship::project
