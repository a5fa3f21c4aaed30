// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HipifyStatistics.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::driver {
namespace {

std::string percent(size_t part, size_t whole) {
  return fmt::format("{:.1f}", whole ? 100.0 * part / whole : 0.0);
}

/// A CSV field; quotes are doubled.
std::string field(llvm::StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? "\"\"" : std::string(1, c);
  return "\"" + out + "\"";
}

} // namespace

HipifyStatistics hipifyStatistics(llvm::StringRef file, const Translation &translation) {
  const TranslatedFile &translated = translation.files.front();
  const SourceFile &source = *translated.input->source;
  llvm::StringRef text = source.text();
  size_t replaced = 0;
  std::set<unsigned> lines;
  for (const Change &change : translated.changes)
    for (const Edit &edit : change.edits) {
      replaced += edit.range.end - edit.range.begin;
      lines.insert(source.lineAndColumn(edit.range.begin).first);
    }
  size_t converted = translated.changes.size(), left = translation.count(Severity::Error);
  size_t total = text.count('\n') + (!text.empty() && !text.ends_with("\n"));
  return {file.str(),
          {{"CONVERTED refs count", std::to_string(converted)},
           {"UNCONVERTED refs count", std::to_string(left)},
           {"CONVERSION %", percent(converted, converted + left)},
           {"REPLACED bytes", std::to_string(replaced)},
           {"TOTAL bytes", std::to_string(text.size())},
           {"CHANGED lines of code", std::to_string(lines.size())},
           {"TOTAL lines of code", std::to_string(total)},
           {"CODE CHANGED (in bytes) %", percent(replaced, text.size())},
           {"CODE CHANGED (in lines) %", percent(lines.size(), total)}}};
}

std::string statisticsText(const HipifyStatistics &statistics) {
  std::string out = fmt::format("\n[HIPIFY] info: file '{}' statistics:\n", statistics.file);
  for (const auto &[name, value] : statistics.lines)
    out += fmt::format("  {}: {}\n", name.str(), value);
  return out;
}

std::string statisticsCsv(llvm::ArrayRef<HipifyStatistics> files) {
  std::string out;
  for (const HipifyStatistics &file : files) {
    out += "File," + field(file.file) + "\n";
    for (const auto &[name, value] : file.lines)
      out += name.str() + "," + value + "\n";
  }
  return out;
}

} // namespace tranship::driver
