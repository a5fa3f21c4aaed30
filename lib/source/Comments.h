// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the comments of a file are: raw tokens leave nothing but them and white space between each
// other, so text in string literals is never taken for one.
#pragma once

#include "source/SourceFile.h"

namespace tranship {

/// In order, delimiters included; of `//` without the line's end.
std::vector<Range> commentsOf(const SourceFile &file);

} // namespace tranship
