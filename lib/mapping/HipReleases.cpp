// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipReleases.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <fmt/format.h>

#include <iterator>

namespace tranship::mapping {
namespace {

struct ReleaseFlag {
  Version from, before;
  llvm::StringLiteral flag;
};

#define VERSION(...)                                                                               \
  Version { __VA_ARGS__ }

constexpr ReleaseFlag portFlags[] = {
#define HIP_PORT_FLAG(from, before, flag) {VERSION from, VERSION before, flag},
#define HIP_CLANG_FLAG(from, before, flag)
#define ROCM_RELEASE(hip, rocm)
#include "mapping/HipReleases.def"
};

constexpr ReleaseFlag clangFlags[] = {
#define HIP_PORT_FLAG(from, before, flag)
#define HIP_CLANG_FLAG(from, before, flag) {VERSION from, VERSION before, flag},
#define ROCM_RELEASE(hip, rocm)
#include "mapping/HipReleases.def"
};

struct RocmRelease {
  Version hip, rocm;
};

constexpr RocmRelease rocmReleases[] = {
#define HIP_PORT_FLAG(from, before, flag)
#define HIP_CLANG_FLAG(from, before, flag)
#define ROCM_RELEASE(hip, rocm) {VERSION hip, VERSION rocm},
#include "mapping/HipReleases.def"
};

#undef VERSION

std::vector<std::string> flagsFor(Version hip, llvm::ArrayRef<ReleaseFlag> rows) {
  std::vector<std::string> flags;
  for (const ReleaseFlag &row : rows)
    if (hip.known() && row.from <= hip && hip < row.before)
      flags.push_back(row.flag.str());
  return flags;
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

std::vector<std::string> hipPortFlags(Version hip) { return flagsFor(hip, portFlags); }

std::vector<std::string> hipClangFlags(Version hip) { return flagsFor(hip, clangFlags); }

std::string withWave(llvm::StringRef flag, unsigned wave) {
  auto [before, after] = flag.split("$wave");
  return before.size() == flag.size() ? flag.str() : (before + std::to_string(wave) + after).str();
}

} // namespace tranship::mapping
