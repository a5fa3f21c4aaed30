// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/LineEndings.h"

namespace tranship {

std::string withLf(llvm::StringRef text) {
  std::string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i)
    if (!text.substr(i).starts_with("\r\n"))
      out += text[i];
  return out;
}

std::string withCrlf(llvm::StringRef text) {
  std::string out;
  out.reserve(text.size());
  for (char c : text) {
    if (c == '\n')
      out += '\r';
    out += c;
  }
  return out;
}

} // namespace tranship
