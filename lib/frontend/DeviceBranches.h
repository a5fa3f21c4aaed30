// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code behind tests of `__CUDA_ARCH__`, which the host does not compile. To find it takes the
// preprocessor alone, much less than a second parse.
#pragma once

#include "frontend/Parse.h"
#include "frontend/Preamble.h"

#include <optional>

namespace tranship::frontend {

/// What the preprocessor sees of a CUDA unit: the files that it reads, and what is inactive in them.
/// `preamble`: what the unit is parsed on; null: the prelude. Nothing if clang cannot tell.
std::optional<ParsedUnit> preprocessUnit(const CompileCommand &command, const ParseOptions &options,
                                         const Preamble *preamble);

/// Whether some code is inactive in `first` but not in `second`, other than `ignored`: ranges by file.
bool activatesMore(const ParsedUnit &first, const ParsedUnit &second,
                   const std::map<std::string, std::vector<Range>> &ignored = {});

/// Adds to a unit what a parse of the same unit for another architecture saw in code that the parses
/// so far skipped, and in files that they did not read.
void addSkipped(ParsedUnit &unit, ParsedUnit other, const TreeObserver *observer);

} // namespace tranship::frontend
