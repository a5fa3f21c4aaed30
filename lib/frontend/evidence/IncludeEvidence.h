// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Include directives.
#pragma once

#include "frontend/evidence/Places.h"

#include <string>

namespace tranship::frontend {

struct IncludeEvidence {
  std::string spelled;
  bool angled = false;
  /// The absolute path; empty if the file was not found or is one of our own headers.
  std::string resolved;
  bool found = false;
  bool system = false;
};

template <typename A> void transfer(A &archive, IncludeEvidence &value) {
  auto &[spelled, angled, resolved, found, system] = value;
  archive(spelled, angled, resolved, found, system);
}

/// One unit may find a header that another one does not find.
inline void merge(ByOffset<IncludeEvidence> &into, ByOffset<IncludeEvidence> &&from) {
  for (auto &[offset, include] : from) {
    IncludeEvidence &known = into[offset];
    if (known.spelled.empty() || (!known.found && include.found))
      known = std::move(include);
  }
}

} // namespace tranship::frontend
