// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts the results of a pack to runs from another machine, as verification expects them.
#pragma once

#include "verify/judge/Verification.h"
#include "verify/pack/Pack.h"
#include "verify/pack/Results.h"

namespace tranship::verify {

/// What each backend did, by id, for VerifyJob::elsewhere.
std::map<std::string, RanElsewhere> ranElsewhere(const Pack &pack, const PackedProgram &program,
                                                 const PackResults &results);

/// Errors: the results belong to another pack.
llvm::Error checkBelongsTo(const PackResults &results, const ReadPack &pack,
                           const std::string &resultsFile);

} // namespace tranship::verify
