// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA names of a tree that a header can define as HIP names, found by the edits of a translation.
#pragma once

#include "mapping/Table.h"
#include "translate/Translation.h"

#include <map>
#include <set>

namespace tranship::compatibility {

using mapping::Table;
using translate::Translation;

struct CompatibilityNames {
  /// The text that replaces each name; may be empty.
  std::map<std::string, std::string> names;
  /// Macros that are defined only if the HIP macro is, because the sources test them or the
  /// compiler defines them: name → HIP macro and value.
  std::map<std::string, std::pair<std::string, std::string>> testedMacros;
  /// Calls whose arguments change: name → number of arguments → `hipMemset($0, $2)`.
  std::map<std::string, std::map<size_t, std::string>> calls;
  /// Namespaces: `nvcuda::wmma` → `rocwmma`.
  std::map<std::string, std::string> namespaces;
  /// CUDA headers, as the sources include them, with their HIP headers.
  std::map<std::string, std::vector<std::string>> headers;
  /// Standard headers that the CUDA headers include and the HIP headers do not.
  std::set<std::string> standardHeaders;
  /// What a header cannot express, with its place.
  std::vector<Diagnostic> problems;

  size_t count() const {
    return names.size() + testedMacros.size() + calls.size() + namespaces.size();
  }
};

/// `translation` must be made with `keepChevrons`. A name that the user's code also uses for
/// something else, or that becomes different texts in different places, is reported and left out.
CompatibilityNames compatibilityNames(const Translation &translation, const Table &table);

} // namespace tranship::compatibility
