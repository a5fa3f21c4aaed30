// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The columns of numbers in a text.
#pragma once

#include "verify/compare/TextLine.h"

#include <map>

namespace tranship::verify {

/// Lines that differ only in their numbers form a table, wherever they are in the text.
class TextColumns {
public:
  TextColumns(llvm::ArrayRef<llvm::StringRef> lines, const LineReader &reader)
      : lines_(lines), reader_(reader) {}

  /// The typical size of the numbers in the column of `line` at `index`. 1 if its label calls it a difference
  /// ("residual: 3e-8"); 0 if it is the only number, since its usual size is then unknown.
  double sizeAt(const TextLine &line, size_t index);

private:
  void read();

  llvm::ArrayRef<llvm::StringRef> lines_;
  const LineReader &reader_;
  bool isRead_ = false;
  /// The tables, by the text of their lines without numbers.
  std::map<std::string, std::vector<std::vector<double>>> tables_;
  std::map<std::pair<std::string, size_t>, double> sizes_;
};

} // namespace tranship::verify
