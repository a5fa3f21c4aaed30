// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/EmulatorReport.h"

#include "emulator/interface/Environment.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::emulator {
namespace {

constexpr llvm::StringLiteral prefix = reportPrefix;
/// A race can be reported at every element.
constexpr size_t maxReports = 100;

} // namespace

llvm::StringRef Report::place() const { return llvm::StringRef(text).split(": block (").first; }

std::vector<Place> Report::places() const {
  std::vector<Place> places;
  llvm::SmallVector<llvm::StringRef> words;
  llvm::StringRef(text).split(words, ' ');
  for (llvm::StringRef word : words) {
    size_t line = 0;
    // "FILE:LINE:"
    if (!word.consume_back(":"))
      continue;
    auto [file, number] = word.rsplit(':');
    if (!file.empty() && !number.getAsInteger(10, line))
      places.push_back({file.str(), line});
  }
  return places;
}

std::vector<Report> readReports(llvm::StringRef text) {
  std::vector<Report> reports;
  while (!text.empty() && reports.size() < maxReports) {
    auto [line, rest] = text.split('\n');
    text = rest;
    // The program may have written the beginning of the line.
    size_t at = line.find(prefix);
    if (at == llvm::StringRef::npos)
      continue;
    line = line.drop_front(at + prefix.size()).rtrim();
    auto [kind, message] = line.split(": ");
    if (message.empty())
      continue;
    Report report{kind.str(), "", line.str()};
    if (message.consume_front("kernel "))
      report.kernel = message.split(": ").first.str();
    if (!llvm::is_contained(reports, report))
      reports.push_back(std::move(report));
  }
  return reports;
}

std::vector<Report> withoutKnown(const std::vector<Report> &reports,
                                 const std::vector<Report> &known) {
  std::vector<Report> left;
  for (const Report &report : reports)
    if (llvm::none_of(known, [&](const Report &other) {
          return other.kind == report.kind && other.kernel == report.kernel;
        }))
      left.push_back(report);
  return left;
}

} // namespace tranship::emulator
