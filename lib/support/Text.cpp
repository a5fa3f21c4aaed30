// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Text.h"

#include "llvm/Support/JSON.h"

#include <fmt/format.h>

namespace tranship {

std::string utf8(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

std::string plural(size_t count, llvm::StringRef noun) {
  return fmt::format("{} {}{}", count, noun.str(), count == 1 ? "" : "s");
}

} // namespace tranship
