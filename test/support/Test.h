// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Catch2, extended to print the types that our tests compare.
#pragma once

#include "source/SourceFile.h"

#include "llvm/Support/Error.h"

#include <catch2/catch.hpp>

namespace Catch {

template <> struct StringMaker<llvm::StringRef> {
  static std::string convert(llvm::StringRef text) { return '"' + text.str() + '"'; }
};
template <> struct StringMaker<llvm::StringLiteral> : StringMaker<llvm::StringRef> {};
template <> struct StringMaker<tranship::Range> {
  static std::string convert(const tranship::Range &range) {
    return "[" + std::to_string(range.begin) + ", " + std::to_string(range.end) + ")";
  }
};

} // namespace Catch

namespace tranship {

using Strings = std::vector<std::string>;

/// The text of an error; empty for success.
inline std::string messageOf(llvm::Error error) {
  return error ? llvm::toString(std::move(error)) : std::string();
}

} // namespace tranship
