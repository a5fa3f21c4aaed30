// Launches as formatters that do not know CUDA leave them: `k << <grid, block >> > (x)`. nvcc takes
// blanks between the second and the third bracket, clang takes none.
#pragma once

#include "source/SourceFile.h"

#include <optional>

namespace tranship {

/// Whether launches may be written so; looks at the bytes alone, so a string may be why.
bool mayHaveSpacedChevrons(llvm::StringRef text);

/// Makes one token of `<< <`, and of the `>> >` that closes a launch, as if written `<<<` and
/// `>>>`; their length counts the blanks between.
void joinSpacedChevrons(llvm::StringRef text, std::vector<SourceToken> &tokens);

/// Whether the token is a `<<<` or `>>>` that is written with blanks.
bool isSpacedChevron(const SourceToken &token);

/// The text with `<<< ` for `<< <` and `>>> ` for `>> >`, so that all else stays where it was;
/// nothing when it has no such launch.
std::optional<std::string> withJoinedChevrons(llvm::StringRef text);

} // namespace tranship
