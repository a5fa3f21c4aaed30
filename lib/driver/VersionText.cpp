// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/VersionText.h"

#include "driver/Rooms.h"
#include "mapping/HipReleases.h"
#include "mapping/Row.h"
#include "support/ToolVersion.h"

#include "llvm/Config/llvm-config.h"

#include <fmt/format.h>

#include TRANSHIP_COMMIT_FILE // from Commit.cmake

namespace tranship::driver {

/// The oldest version that the tables are made and tested for; the newest is in Row.h.
constexpr Version oldestCuda{11, 8, 0};

std::string versionText() {
  return fmt::format("tranship {}\ncommit: {}\nLLVM: {}\ntables: CUDA {} to {}, HIP {} to {}\n",
                     fullToolVersion().str(), TRANSHIP_COMMIT, LLVM_VERSION_STRING,
                     oldestCuda.str(), newestCuda.str(), oldestHip.str(), hipName(newestHip));
}

} // namespace tranship::driver
