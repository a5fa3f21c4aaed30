// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The raw tokens of a CUDA file as nvcc reads them: without preprocessing or name lookup. Inactive
// branches and macro bodies have tokens like all other code.
#pragma once

#include "clang/Basic/TokenKinds.h"
#include "llvm/ADT/STLExtras.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace tranship {

/// Half-open range of bytes in one file.
struct Range {
  unsigned begin = 0, end = 0;

  unsigned size() const { return end - begin; }
  bool contains(const Range &other) const { return begin <= other.begin && other.end <= end; }
  bool contains(unsigned offset) const { return begin <= offset && offset < end; }
  friend bool operator==(const Range &, const Range &) = default;
};

/// The directive that a token belongs to.
enum class Directive : uint8_t { None, Include, Define, Undef, Condition, Pragma, Other };

struct SourceToken {
  unsigned offset = 0;
  unsigned length = 0;
  clang::tok::TokenKind kind = clang::tok::unknown;
  Directive directive = Directive::None;
  /// Numbers the directives, to tell the tokens of one `#define` from those of the next; 0 outside
  /// of directives.
  unsigned directiveIndex = 0;

  unsigned end() const { return offset + length; }
  Range range() const { return {offset, end()}; }
  bool is(clang::tok::TokenKind other) const { return kind == other; }
  bool isAny(std::initializer_list<clang::tok::TokenKind> kinds) const {
    return llvm::is_contained(kinds, kind);
  }
};

/// Returns the tokens of `text` in order. Comments and white space are not tokens.
std::vector<SourceToken> lexTokens(const std::string &text);

} // namespace tranship
