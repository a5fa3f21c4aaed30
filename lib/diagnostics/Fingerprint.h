// What tells one finding from all others while code above and below it comes and goes: its kind,
// its file, the function around it and the text of its line.
#pragma once

#include "diagnostics/Finding.h"

#include <compare>

namespace tranship {

struct FindingIdentity {
  std::string file, id, function, text;

  friend auto operator<=>(const FindingIdentity &, const FindingIdentity &) = default;
};

/// The file is named from `folder`; of the line, spaces do not count.
FindingIdentity identityOf(const Finding &finding, const Findings &findings,
                           llvm::StringRef folder);

/// Sets the fingerprint of each finding. Those with one identity are told apart by their order.
void addFingerprints(Findings &findings);

} // namespace tranship
