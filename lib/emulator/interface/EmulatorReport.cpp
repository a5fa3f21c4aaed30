#include "emulator/interface/EmulatorReport.h"

#include "emulator/interface/Environment.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

constexpr llvm::StringLiteral prefix = emulatorReportPrefix;
/// A race can be told of at every element.
constexpr size_t most = 100;

} // namespace

llvm::StringRef EmulatorReport::place() const {
  return llvm::StringRef(text).split(": block (").first;
}

std::vector<EmulatorReport> emulatorReports(llvm::StringRef text) {
  std::vector<EmulatorReport> reports;
  while (!text.empty() && reports.size() < most) {
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
    EmulatorReport report{kind.str(), "", line.str()};
    if (message.consume_front("kernel "))
      report.kernel = message.split(": ").first.str();
    if (!llvm::is_contained(reports, report))
      reports.push_back(std::move(report));
  }
  return reports;
}

std::vector<EmulatorReport> withoutKnown(const std::vector<EmulatorReport> &of,
                                         const std::vector<EmulatorReport> &known) {
  std::vector<EmulatorReport> left;
  for (const EmulatorReport &report : of)
    if (llvm::none_of(known, [&](const EmulatorReport &other) {
          return other.kind == report.kind && other.kernel == report.kernel;
        }))
      left.push_back(report);
  return left;
}

} // namespace tranship
