// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Finding.h"

#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {

std::string pathFrom(llvm::StringRef folder, llvm::StringRef path) {
  llvm::StringRef relative = relativeTo(folder, path).value_or(path);
  return (relative.empty() ? path : relative).str();
}

std::string Findings::shown(llvm::StringRef path) const { return pathFrom(root, path); }

llvm::StringRef Findings::line(llvm::StringRef path, unsigned line) const {
  auto text = texts.find(path);
  if (text == texts.end() || line == 0)
    return {};
  std::vector<size_t> &begins = lineBegins[path];
  if (begins.empty()) {
    begins.push_back(0);
    for (size_t at = 0; (at = text->second.find('\n', at)) != llvm::StringRef::npos;)
      begins.push_back(++at);
  }
  if (line > begins.size())
    return {};
  return text->second.drop_front(begins[line - 1]).split('\n').first.rtrim('\r');
}

unsigned Findings::characterColumn(llvm::StringRef path, unsigned at, unsigned column) const {
  llvm::StringRef before = line(path, at).take_front(column ? column - 1 : 0);
  // In UTF-8, all bytes of a character except the first have this form.
  return column - llvm::count_if(before, [](char c) { return (c & 0xC0) == 0x80; });
}

size_t Findings::count(Severity severity) const {
  return llvm::count_if(list, [&](const Finding &finding) {
    return finding.severity == severity && !finding.suppressed;
  });
}

} // namespace tranship
