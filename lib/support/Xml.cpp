// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Xml.h"

#include "support/Text.h"

namespace tranship {

std::string xmlEscaped(llvm::StringRef text) {
  std::string result;
  for (char c : utf8(text)) {
    switch (c) {
    case '&':
      result += "&amp;";
      break;
    case '<':
      result += "&lt;";
      break;
    case '"':
      result += "&quot;";
      break;
    default:
      // XML allows no other control characters.
      result += uint8_t(c) < 0x20 && c != '\n' && c != '\t' ? '?' : c;
    }
  }
  return result;
}

} // namespace tranship
