// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the comments of a file are. Between raw tokens there are only comments and white space, so
// text in string literals is never mistaken for a comment.
#pragma once

#include "source/SourceFile.h"

namespace tranship {

/// In order, with delimiters; `//` comments without the line ending.
std::vector<Range> commentsOf(const SourceFile &file);

} // namespace tranship
