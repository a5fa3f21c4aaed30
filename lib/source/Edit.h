// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rules propose. A Change is a group of edits of one file that makes sense only as a whole.
#pragma once

#include "source/SourceFile.h"

#include <string>
#include <variant>
#include <vector>

namespace tranship {

/// How an edit's place was understood, from the surest to the least sure.
enum class Layer : uint8_t {
  Ast,          // clang resolved it to a CUDA declaration
  Unresolved,   // clang met the name in code that it could not resolve
  Preprocessor, // includes, macro uses, conditions
  Token         // inactive branches, macro bodies never expanded, code clang could not see
};
inline constexpr size_t layerCount = 4;
llvm::StringRef toString(Layer layer);

/// A piece of new text: literal, or a range of the file as it reads after all other edits inside of
/// that range.
using Piece = std::variant<std::string, Range>;

struct Edit {
  Range range; // empty: an insertion
  std::vector<Piece> text;
};

struct Change {
  llvm::StringRef rule; // id of the rule that proposes it
  Layer layer = Layer::Ast;
  std::vector<Edit> edits;
};

} // namespace tranship
