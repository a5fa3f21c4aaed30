// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a port that the user gave differs from the one that tranship would write. If such a port computes something else, these
// places are the first to look at.
#pragma once

#include "driver/verify/VerifyInputs.h"

namespace tranship::driver {

/// "scan.hip:27: `>` in place of `>=`", at most a few. Empty if the port has little in common with tranship's.
std::vector<std::string> describePortEdits(const VerifySource &source, const Manifest &manifest,
                                           const Program &original, const Program &port);

/// The same for the text of one file, at all places. Comments, spaces and line breaks do not count.
std::vector<std::string> describeEdits(llvm::StringRef path, llvm::StringRef translation,
                                       llvm::StringRef port);

} // namespace tranship::driver
