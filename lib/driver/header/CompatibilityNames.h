// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA names of a tree that a header can give to HIP, as the edits of a translation show them.
#pragma once

#include "driver/Rooms.h"

#include "mapping/Table.h"
#include "translate/Translation.h"

#include <map>
#include <set>

namespace tranship::driver {

struct CompatibilityNames {
  /// What each name stands for; empty: nothing.
  std::map<std::string, std::string> names;
  /// Macros that are defined only where the macro of HIP is, since the sources test them or the
  /// compiler defines them: name → HIP's macro and the value.
  std::map<std::string, std::pair<std::string, std::string>> testedMacros;
  /// Calls whose arguments change: name → number of arguments → `hipMemset($0, $2)`.
  std::map<std::string, std::map<size_t, std::string>> calls;
  /// Namespaces: `nvcuda::wmma` → `rocwmma`.
  std::map<std::string, std::string> namespaces;
  /// CUDA's headers, as they are included, with HIP's.
  std::map<std::string, std::vector<std::string>> headers;
  /// Standard headers that CUDA's headers bring along and HIP's do not.
  std::set<std::string> standardHeaders;
  /// What a header cannot do, at its place.
  std::vector<Diagnostic> problems;

  size_t count() const {
    return names.size() + testedMacros.size() + calls.size() + namespaces.size();
  }
};

/// `translation`: made with `keepChevrons`. A name that the user's code has for something else as
/// well, or that becomes different things in different places, is reported and left out.
CompatibilityNames compatibilityNames(const Translation &translation, const Table &table);

} // namespace tranship::driver
