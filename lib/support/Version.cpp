// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Version.h"

#include <fmt/format.h>

namespace tranship {

std::string Version::str() const {
  return patch ? fmt::format("{}.{}.{}", major, minor, patch) : fmt::format("{}.{}", major, minor);
}

std::optional<Version> Version::parse(llvm::StringRef text) {
  Version version;
  for (uint16_t *part : {&version.major, &version.minor, &version.patch}) {
    auto [head, rest] = text.split('.');
    if (head.getAsInteger(10, *part) || text.ends_with("."))
      return std::nullopt;
    text = rest;
    if (text.empty() && part != &version.major)
      return version;
  }
  if (!text.empty() || !version.known())
    return std::nullopt;
  return version;
}

} // namespace tranship
