// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code in branches that test `__CUDA_ARCH__`, which the host does not compile. The preprocessor alone
// finds it, with much less work than a second parse.
#pragma once

#include "frontend/parse/Parse.h"
#include "frontend/parse/UnitSetup.h"

#include <optional>

namespace tranship::frontend {

/// What the preprocessor sees of a CUDA unit: the files that it reads, and what is inactive in them.
/// Nothing if clang cannot tell.
std::optional<ParsedUnit> preprocessUnit(const CompileCommand &command, const ParseOptions &options,
                                         const ParseBase &base);

/// Whether some code is inactive in `first` but not in `second`, other than `ignored`: ranges by file.
bool activatesMore(const ParsedUnit &first, const ParsedUnit &second,
                   const std::map<std::string, std::vector<Range>> &ignored = {});

/// Code that no architecture compiles, though the host may: ranges by file.
class HostOnlyCode {
public:
  /// Adds what the preprocessor sees for one architecture; nothing if that is unknown.
  void add(const std::optional<ParsedUnit> &seen);
  bool contains(const std::string &file, unsigned offset) const;

private:
  std::map<std::string, std::vector<Range>> skipped_;
  bool hasSome_ = false;
};

/// Notes in a unit what the preprocessor skips for `usualArchitecture` as well.
void noteUsual(ParsedUnit &unit, const ParsedUnit &usual);

/// Adds to a unit what a parse of the same unit for another architecture saw in code that the parses
/// so far skipped, and in files that they did not read.
void addSkipped(ParsedUnit &unit, ParsedUnit other, const TreeObserver *observer);

} // namespace tranship::frontend
