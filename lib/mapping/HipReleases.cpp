// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipReleases.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <fmt/format.h>

#include <iterator>

namespace tranship::mapping {
namespace {

/// A flag, or a file, that the releases from `from` on and earlier than `before` need.
struct ReleaseNeed {
  Version from, before;
  llvm::StringLiteral text;
};

#define VERSION(...)                                                                               \
  Version { __VA_ARGS__ }

constexpr ReleaseNeed portFlags[] = {
#define HIP_PORT_FLAG(from, before, flag) {VERSION from, VERSION before, flag},
#include "mapping/HipReleases.def"
};

constexpr ReleaseNeed clangFlags[] = {
#define HIP_CLANG_FLAG(from, before, flag) {VERSION from, VERSION before, flag},
#include "mapping/HipReleases.def"
};

constexpr ReleaseNeed deviceFlags[] = {
#define HIP_DEVICE_FLAG(from, before, flag) {VERSION from, VERSION before, flag},
#include "mapping/HipReleases.def"
};

constexpr ReleaseNeed deviceLibraries[] = {
#define HIP_DEVICE_LIBRARY(from, before, file) {VERSION from, VERSION before, file},
#include "mapping/HipReleases.def"
};

struct RocmRelease {
  Version hip, rocm;
};

constexpr RocmRelease rocmReleases[] = {
#define ROCM_RELEASE(hip, rocm) {VERSION hip, VERSION rocm},
#include "mapping/HipReleases.def"
};

#undef VERSION

std::vector<std::string> needsOf(Version hip, llvm::ArrayRef<ReleaseNeed> rows) {
  std::vector<std::string> needs;
  for (const ReleaseNeed &row : rows)
    if (row.from <= hip && hip < row.before)
      needs.push_back(row.text.str());
  return needs;
}

} // namespace

std::string hipName(Version hip) {
  for (const RocmRelease &release : rocmReleases)
    if (release.hip == hip)
      return fmt::format("{} (ROCm {})", hip.str(), release.rocm.str());
  return hip.str();
}

Version hipOfRelease(Version given) {
  for (const RocmRelease &release : llvm::reverse(rocmReleases))
    if (given >= release.rocm)
      return release.hip;
  return given;
}

Version newestRelease() { return std::prev(std::end(rocmReleases))->rocm; }

std::vector<std::string> hipPortFlags(Version hip) { return needsOf(hip, portFlags); }

std::vector<std::string> allHipPortFlags() {
  std::vector<std::string> flags;
  for (const ReleaseNeed &row : portFlags)
    flags.push_back(row.text.str());
  return flags;
}

std::vector<std::string> hipClangFlags(Version hip) { return needsOf(hip, clangFlags); }

std::vector<std::string> hipDeviceFlags(Version hip) { return needsOf(hip, deviceFlags); }

std::vector<std::string> hipDeviceLibraries(Version hip) { return needsOf(hip, deviceLibraries); }

std::string withWave(llvm::StringRef flag, unsigned wave) {
  auto [before, after] = flag.split("$wave");
  return before.size() == flag.size() ? flag.str() : (before + std::to_string(wave) + after).str();
}

} // namespace tranship::mapping
