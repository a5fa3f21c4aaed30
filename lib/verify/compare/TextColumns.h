// Numbers of a text that stand below each other.
#pragma once

#include "verify/compare/TextLine.h"

#include <map>

namespace tranship::verify {

/// Lines that are alike but for their numbers make up a table, wherever they stand in the text.
class TextColumns {
public:
  TextColumns(llvm::ArrayRef<llvm::StringRef> lines, const LineReader &reader)
      : lines_(lines), reader_(reader) {}

  /// How large numbers are of which `line` has one at `index`. 1 if it is said to be what is left
  /// of a difference ("residual: 3e-8"); 0 if it stands alone, as nothing is known of it then.
  double sizeAt(const TextLine &line, size_t index);

private:
  void read();

  llvm::ArrayRef<llvm::StringRef> lines_;
  const LineReader &reader_;
  bool isRead_ = false;
  /// By what lines have besides numbers.
  std::map<std::string, std::vector<std::vector<double>>> tables_;
  std::map<std::pair<std::string, size_t>, double> sizes_;
};

} // namespace tranship::verify
