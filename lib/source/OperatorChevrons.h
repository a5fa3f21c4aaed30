// `operator<<<T>`: the operator `<<` with template arguments. nvcc reads it so; clang, and so
// hipcc, takes the three brackets for a launch's and wants a blank between.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace tranship {

/// Whether it may be there; looks at the bytes alone, so a string may be why.
bool mayHaveOperatorChevrons(llvm::StringRef text);

/// Makes `<<` and `<` of each `<<<` behind `operator`.
void splitOperatorChevrons(llvm::StringRef text, std::vector<SourceToken> &tokens);

/// Whether this token is such a `<<`, with `<` right behind it.
bool isSplitChevron(llvm::ArrayRef<SourceToken> tokens, size_t index);

/// The text as clang can read it, nothing when it is so already. With blanks for the template
/// arguments, so that all else stays where it was; or, to be compiled, with a blank between.
std::optional<std::string> withReadableOperators(llvm::StringRef text, bool keepsPlaces);

} // namespace tranship
