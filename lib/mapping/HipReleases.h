// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The flags that HIP releases need, and what ROCm calls them (HipReleases.def).
#pragma once

#include "support/Version.h"

#include <string>
#include <vector>

namespace tranship::mapping {

/// HIP's version for users: with ROCm's if that is another one, `7.15 (ROCm 10.0)`.
std::string hipName(Version hip);

/// HIP's version for what a user may give as ROCm's: 10.0 is HIP 7.15. A version in between is the release before it.
Version hipOfRelease(Version given);

/// The newest version that a user may give.
Version newestRelease();

/// The flags that a port needs with the headers of this HIP release. An unknown version needs none.
std::vector<std::string> hipPortFlags(Version hip);

/// The flags that this release's headers need from the clang in tranship. `$wave` in them stands for the lanes of a
/// wavefront.
std::vector<std::string> hipClangFlags(Version hip);

/// A flag for wavefronts of `wave` lanes.
std::string withWave(llvm::StringRef flag, unsigned wave);

} // namespace tranship::mapping
