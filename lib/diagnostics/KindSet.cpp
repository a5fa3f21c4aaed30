// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/KindSet.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/GlobPattern.h"

namespace tranship {

KindSet KindSet::all() { return KindSet(true); }
KindSet KindSet::none() { return KindSet(false); }

/// The id whose spelling is closest to `glob`, if one is close.
static std::optional<llvm::StringRef> nearestId(llvm::StringRef glob) {
  constexpr unsigned maxDistance = 4;
  std::optional<llvm::StringRef> nearest;
  unsigned smallest = maxDistance;
  for (DiagnosticKind kind : allDiagnosticKinds())
    if (unsigned distance = glob.edit_distance(idOf(kind), true, maxDistance);
        distance < smallest) {
      nearest = idOf(kind);
      smallest = distance;
    }
  return nearest;
}

llvm::Expected<std::vector<DiagnosticKind>> kindsLike(llvm::StringRef glob) {
  llvm::Expected<llvm::GlobPattern> pattern = llvm::GlobPattern::create(glob);
  if (!pattern)
    return llvm::createStringError(
        "`" + glob + "` is not a valid pattern: " + llvm::toString(pattern.takeError()));
  std::vector<DiagnosticKind> kinds;
  for (DiagnosticKind kind : allDiagnosticKinds())
    if (pattern->match(idOf(kind)) || glob == (isCheck(kind) ? "portability" : "translation"))
      kinds.push_back(kind);
  if (!kinds.empty())
    return kinds;
  return llvm::createStringError("no check or diagnostic matches `" + glob + "`" +
                                 didYouMean(nearestId(glob)));
}

llvm::Error KindSet::apply(llvm::StringRef globs) {
  llvm::SmallVector<llvm::StringRef> parts;
  globs.split(parts, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef part : parts) {
    part = part.trim();
    if (part.empty())
      continue;
    bool value = !part.consume_front("-");
    llvm::Expected<std::vector<DiagnosticKind>> kinds = kindsLike(part);
    if (!kinds)
      return kinds.takeError();
    for (DiagnosticKind kind : *kinds)
      has_[static_cast<size_t>(kind)] = value;
  }
  return llvm::Error::success();
}

} // namespace tranship
