// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Identifies a finding independently of changes above and below it: by its kind, its file, the
// function around it and the text of its line.
#pragma once

#include "diagnostics/Finding.h"

#include <compare>

namespace tranship {

struct FindingIdentity {
  std::string file, id, function, text;

  friend auto operator<=>(const FindingIdentity &, const FindingIdentity &) = default;
};

/// The file is relative to `folder`; spaces in the line are ignored.
FindingIdentity identityOf(const Finding &finding, const Findings &findings,
                           llvm::StringRef folder);

/// Sets the fingerprint of each finding. Findings with the same identity are numbered in their
/// order.
void addFingerprints(Findings &findings);

} // namespace tranship
