// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HipifyStatistics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>
#include <utility>
#include <vector>

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

/// Names and numbers, in the order in which they are printed.
std::vector<std::pair<const char *, std::string>> linesOf(const HipifyStatistics &counts) {
  return {{"CONVERTED refs count", std::to_string(counts.converted)},
          {"UNCONVERTED refs count", std::to_string(counts.left)},
          {"CONVERSION %", percent(counts.converted, counts.converted + counts.left)},
          {"REPLACED bytes", std::to_string(counts.replacedBytes)},
          {"TOTAL bytes", std::to_string(counts.bytes)},
          {"CHANGED lines of code", std::to_string(counts.changedLines)},
          {"TOTAL lines of code", std::to_string(counts.lines)},
          {"CODE CHANGED (in bytes) %", percent(counts.replacedBytes, counts.bytes)},
          {"CODE CHANGED (in lines) %", percent(counts.changedLines, counts.lines)}};
}

} // namespace

HipifyStatistics hipifyStatistics(llvm::StringRef file, const Translation &translation) {
  const TranslatedFile &translated = translation.files.front();
  const SourceFile &source = *translated.input->source;
  llvm::StringRef text = source.text();
  HipifyStatistics counts{file.str()};
  std::set<unsigned> lines;
  for (const Change &change : translated.changes)
    for (const Edit &edit : change.edits) {
      counts.replacedBytes += edit.range.end - edit.range.begin;
      lines.insert(source.lineAndColumn(edit.range.begin).first);
    }
  counts.converted = translated.changes.size();
  counts.left = translation.count(Severity::Error);
  counts.bytes = text.size();
  counts.changedLines = lines.size();
  counts.lines = text.count('\n') + (!text.empty() && !text.ends_with("\n"));
  return counts;
}

HipifyStatistics totalOf(llvm::ArrayRef<HipifyStatistics> files) {
  HipifyStatistics total{"GLOBAL"};
  for (const HipifyStatistics &file : files) {
    total.converted += file.converted;
    total.left += file.left;
    total.replacedBytes += file.replacedBytes;
    total.bytes += file.bytes;
    total.changedLines += file.changedLines;
    total.lines += file.lines;
  }
  return total;
}

std::string statisticsText(const HipifyStatistics &statistics) {
  std::string out = fmt::format("\n[HIPIFY] info: file '{}' statistics:\n", statistics.file);
  for (const auto &[name, value] : linesOf(statistics))
    out += fmt::format("  {}: {}\n", name, value);
  return out;
}

std::string fileCountText(llvm::ArrayRef<HipifyStatistics> files) {
  size_t converted =
      llvm::count_if(files, [](const HipifyStatistics &file) { return file.changedLines > 0; });
  return fmt::format(
      "\n[HIPIFY] info: TOTAL statistics:\n  CONVERTED files: {}\n  PROCESSED files: {}\n",
      converted, files.size());
}

std::string statisticsCsv(llvm::ArrayRef<HipifyStatistics> files) {
  std::string out;
  for (const HipifyStatistics &file : files) {
    out += "File," + field(file.file) + "\n";
    for (const auto &[name, value] : linesOf(file))
      out += fmt::format("{},{}\n", name, value);
  }
  return out;
}

} // namespace tranship::driver
