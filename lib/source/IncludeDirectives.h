// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The include directives of a file as written, with the conditions that they stand under.
#pragma once

#include "source/SourceFile.h"

#include <algorithm>
#include <vector>

namespace tranship {

struct IncludeDirective {
  Range range; // from `#` to the closing delimiter
  Range name;  // between the delimiters
  bool angled = false;
  /// Identifies the branches of the conditions around it, outermost first.
  std::vector<unsigned> conditions;

  /// Wherever `other` is compiled, this one is as well.
  bool dominates(const IncludeDirective &other) const {
    return conditions.size() <= other.conditions.size() &&
           std::equal(conditions.begin(), conditions.end(), other.conditions.begin());
  }
};

/// An `#if` with its other branches, up to `#endif`.
struct ConditionalGroup {
  /// As in IncludeDirective::conditions.
  std::vector<unsigned> branches;
  /// The branch around it; 0: none.
  unsigned outer = 0;
  /// One of the branches is always compiled.
  bool hasElse = false;
};

struct IncludeLayout {
  std::vector<IncludeDirective> directives;
  /// Inner ones before those around them.
  std::vector<ConditionalGroup> groups;
  /// The condition of an include guard round the whole file, if there is one: as good as none.
  std::vector<unsigned> guard;
  /// Where a new include goes: before the first include that every compilation sees, unless code
  /// stands before it; else where code starts.
  unsigned insertionOffset = 0;
};

IncludeLayout findIncludes(const SourceFile &file);

/// A header that is named outside of an include directive: `__has_include(<name>)` in a condition,
/// or all that a macro stands for, as in `#define HEADER <name>`. A macro in quotes counts if this
/// file includes it.
struct NamedHeader {
  Range name; // between the delimiters
  bool angled = false;
};

std::vector<NamedHeader> findNamedHeaders(const SourceFile &file);

} // namespace tranship
