// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/DeviceCode.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Programs without device code are for no GPU", "[verify]") {
  CHECK(llvm::cantFail(deviceTargetsOf(TRANSHIP_PROGRAM)).empty());
  TemporaryFolder folder;
  CHECK(llvm::cantFail(deviceTargetsOf(folder.write("a", "#!/bin/sh\n"))).empty());
  CHECK_FALSE(messageOf(deviceTargetsOf(folder.path("none")).takeError()).empty());
}
