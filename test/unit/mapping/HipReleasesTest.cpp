// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipReleases.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

TEST_CASE("HIP 6 needs macros for what HIP 7 has without them", "[mapping]") {
  Strings flags = {"-DHIPBLAS_V2=1", "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1"};
  CHECK(hipPortFlags({6, 4, 0}) == flags);
  CHECK(hipPortFlags({7, 0, 0}).empty());
  CHECK(hipPortFlags({5, 2, 0}).empty());
  CHECK(hipPortFlags({}).empty()); // the newest
}

TEST_CASE("ROCm 10.0 has HIP 7.15, and users may name either", "[mapping]") {
  CHECK(hipName({7, 2, 0}) == "7.2");
  CHECK(hipName({7, 15, 0}) == "7.15 (ROCm 10.0)");
  CHECK(hipOfRelease({10, 0, 0}) == Version{7, 15, 0});
  CHECK(hipOfRelease({10, 1, 0}) == Version{7, 15, 0});
  CHECK(hipOfRelease({7, 15, 0}) == Version{7, 15, 0});
  CHECK(hipOfRelease({7, 2, 0}) == Version{7, 2, 0});
  CHECK_FALSE(hipOfRelease({}).known());
  CHECK(newestRelease() == Version{10, 0, 0});
}

TEST_CASE("Headers before HIP 7 need the width of a wavefront from a new clang", "[mapping]") {
  CHECK(hipClangFlags({7, 2, 0}).empty());
  Strings flags = hipClangFlags({5, 2, 0});
  REQUIRE(flags.size() == 1);
  CHECK(withWave(flags.front(), 32) == "-D__AMDGCN_WAVEFRONT_SIZE=32");
  CHECK(withWave("-DA", 32) == "-DA");
}

TEST_CASE(
    "Code for GPUs before HIP 6 needs an older code object and more libraries from a new clang",
    "[mapping]") {
  CHECK(hipDeviceFlags({5, 7, 0}) == Strings{"-mcode-object-version=5"});
  CHECK(hipDeviceLibraries({5, 7, 0}) == Strings{"hip.bc", "oclc_daz_opt_off.bc"});
  CHECK(hipDeviceFlags({6, 0, 0}).empty());
  CHECK(hipDeviceLibraries({6, 0, 0}).empty());
}

TEST_CASE("A port for an unknown version is not before any", "[mapping]") {
  CHECK(isOlder({6, 4, 0}, firstThatKeepsErrors));
  CHECK_FALSE(isOlder({7, 0, 0}, firstThatKeepsErrors));
  CHECK_FALSE(isOlder({}, firstThatKeepsErrors));
}
