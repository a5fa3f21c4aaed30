// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIP releases need, what they changed, and what ROCm calls them (HipReleases.def).
#pragma once

#include "support/Version.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::mapping {

#define VERSION(...)                                                                               \
  Version { __VA_ARGS__ }
#define HIP_VERSION(name, version) inline constexpr Version name = VERSION version;
#include "mapping/HipReleases.def"
#undef VERSION

/// Whether a port for `hip` is for an older version than `first`. An unknown version is the newest.
constexpr bool isOlder(Version hip, Version first) { return hip.known() && hip < first; }

/// HIP's version for users: with ROCm's if that is another one, `7.15 (ROCm 10.0)`.
std::string hipName(Version hip);

/// HIP's version for what a user may give as ROCm's: 10.0 is HIP 7.15. A version in between is the release before it.
Version hipOfRelease(Version given);

/// The newest version that a user may give.
Version newestRelease();

/// The flags that a port needs with the headers of this HIP release. An unknown version needs none.
std::vector<std::string> hipPortFlags(Version hip);

/// The flags that a port needs with any release. PyTorch compiles extensions with them for all releases.
std::vector<std::string> allHipPortFlags();

/// The flags that this release's headers need from the clang in tranship. `$wave` in them stands for the lanes of a
/// wavefront. An unknown version counts as older than all.
std::vector<std::string> hipClangFlags(Version hip);

/// A flag for wavefronts of `wave` lanes.
std::string withWave(llvm::StringRef flag, unsigned wave);

/// The same for code for GPUs: flags, and files of the device libraries.
std::vector<std::string> hipDeviceFlags(Version hip);
std::vector<std::string> hipDeviceLibraries(Version hip);

} // namespace tranship::mapping
