// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports the uses of CUDA names that no rule claims.
#pragma once

#include "rules/Rule.h"

#include <set>

namespace tranship::rules {

/// Every use is in `claims` (by its token), declared by the user, or reported: a name that HIP lacks or that no table lists, a
/// call that no row fits, and a use that its rule passed over.
///
///     cudaGraphConditionalHandleCreate(…)     unchanged: unsupported-name, with a reason and advice
///     cudaBrandNewThing(…)                    unchanged: unknown-name
RuleResult reportUnclaimed(const FileView &view, const std::set<size_t> &claims);

} // namespace tranship::rules
