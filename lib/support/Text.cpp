// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

namespace tranship {

std::string utf8(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

std::string plural(size_t count, llvm::StringRef noun) {
  return fmt::format("{} {}{}", count, noun.str(), count == 1 ? "" : "s");
}

std::string didYouMean(llvm::ArrayRef<llvm::StringRef> names) {
  std::string text;
  for (const auto &[i, name] : llvm::enumerate(names))
    text += fmt::format("{}`{}`",
                        i == 0                 ? "; did you mean "
                        : i + 1 < names.size() ? ", "
                                               : " or ",
                        name.str());
  return text.empty() ? text : text + "?";
}

std::string didYouMean(std::optional<llvm::StringRef> name) {
  return name ? didYouMean(llvm::ArrayRef(*name)) : std::string();
}

std::string jsonText(const llvm::json::Value &value) { return llvm::formatv("{0:2}\n", value); }

} // namespace tranship
