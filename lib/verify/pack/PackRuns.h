// A pack's results, as what backends did elsewhere.
#pragma once

#include "verify/judge/Verification.h"
#include "verify/pack/Pack.h"
#include "verify/pack/Results.h"

namespace tranship::verify {

/// By backend, for VerifyJob::elsewhere.
std::map<std::string, RanElsewhere> ranElsewhere(const Pack &pack, const PackedProgram &program,
                                                 const PackResults &results);

/// Errors: a results file of another pack.
llvm::Error checkBelongsTo(const PackResults &results, const ReadPack &pack,
                           const std::string &resultsFile);

} // namespace tranship::verify
