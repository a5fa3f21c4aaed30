// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/TextColumns.h"

#include "verify/compare/TypicalSize.h"

#include "llvm/Support/Regex.h"

namespace tranship::verify {
namespace {

/// The text of `line` right before its number `index`.
llvm::StringRef labelOf(const TextLine &line, size_t index) {
  llvm::StringRef label = line.frame;
  for (; index; --index)
    label = label.drop_front(label.find(TextLine::numberMark) + 1);
  return label.take_until([](char c) { return c == TextLine::numberMark; });
}

bool isDifference(llvm::StringRef label) {
  static const llvm::Regex pattern("(^|[^[:alpha:]])(abs|rel|max|min|avg|mean)?_?"
                                   "(err|errors?|resid[[:alpha:]]*|l[12]?-?norms?|norms?|r?mse?|"
                                   "diffs?|differences?|deviations?)([^[:alpha:]]|$)",
                                   llvm::Regex::IgnoreCase);
  return pattern.match(label);
}

} // namespace

double TextColumns::sizeAt(const TextLine &line, size_t index) {
  auto [size, isNew] = sizes_.try_emplace({line.frame, index}, 0);
  if (!isNew)
    return size->second;
  if (isDifference(labelOf(line, index)))
    return size->second = 1;
  read();
  std::vector<double> numbers;
  for (const std::vector<double> &row : tables_[line.frame])
    numbers.push_back(row[index]);
  return size->second = numbers.size() > 1 ? typicalSize(std::move(numbers)) : 0;
}

void TextColumns::read() {
  if (isRead_)
    return;
  isRead_ = true;
  for (llvm::StringRef text : lines_) {
    TextLine line = reader_.read(text);
    if (line.numbers.empty())
      continue;
    std::vector<double> &row = tables_[line.frame].emplace_back();
    for (const TextNumber &number : line.numbers)
      row.push_back(number.value);
  }
}

} // namespace tranship::verify
