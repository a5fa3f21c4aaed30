// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The include directives of a file as written, with the conditions around them.
#pragma once

#include "source/SourceFile.h"

#include <algorithm>
#include <vector>

namespace tranship {

struct IncludeDirective {
  Range range; // from `#` to the closing delimiter
  Range name;  // between the delimiters
  bool angled = false;
  /// It is inside of braces, but not those of `extern "C" {`: in a namespace or a function.
  bool isNested = false;
  /// Identifies the branches of the conditions around it, outermost first.
  std::vector<unsigned> conditions;

  /// Every compilation that sees `other` sees this directive too.
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
  /// Inner groups before those that contain them.
  std::vector<ConditionalGroup> groups;
  /// The condition of an include guard around the whole file, if there is one: it counts as no condition.
  std::vector<unsigned> guard;
  /// Where a new include goes: before the first include that every compilation sees, unless there
  /// is code before that; otherwise where the code starts.
  unsigned insertionOffset = 0;
};

IncludeLayout findIncludes(const SourceFile &file);

/// A header that is named outside of an include directive: `__has_include(<name>)` in a condition,
/// or the whole body of a macro, as in `#define HEADER <name>`. A name in quotes counts only if
/// this file includes the macro.
struct NamedHeader {
  Range name; // between the delimiters
  bool angled = false;
};

std::vector<NamedHeader> findNamedHeaders(const SourceFile &file);

} // namespace tranship
