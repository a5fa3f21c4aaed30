// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decides whether a row applies to a use of its name: whether all guards of the row hold there.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "mapping/Row.h"
#include "rules/RuleOptions.h"
#include "source/CallSyntax.h"

#include <optional>

namespace tranship::rules {

/// One way in which a name is used at a place, as guards see it.
struct GuardedUse {
  const SourceFile &file;
  const frontend::FileEvidence &evidence;
  const RuleOptions &options;
  size_t token;
  frontend::WaveForm wave;
  /// How Clang saw the name called; null if it did not.
  const frontend::CallEvidence *seen = nullptr;
  /// The call as written; nothing if the name is not called there.
  std::optional<CallSyntax> call = std::nullopt;
  /// Of the rows with fewer guards, the last one that applies; null if none does.
  const mapping::Row *other = nullptr;
  /// Several ways of use are asked about together.
  bool areSeveral = false;
};

bool applies(const mapping::Row &row, const GuardedUse &use);

/// Whether a file sees what a header or a folder of headers declares. CUB, Thrust and cooperative
/// groups include libcu++.
bool seesHeader(const frontend::FileEvidence &evidence, llvm::StringRef header);

} // namespace tranship::rules
