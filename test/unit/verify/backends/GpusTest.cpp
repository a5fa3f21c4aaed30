// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Gpus.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("NVIDIA's GPUs as nvidia-smi lists them", "[verify]") {
  Gpus gpus;
  addNvidiaGpus("NVIDIA H100 80GB HBM3, 580.159.04, 9.0\nNVIDIA RTX 5090, 580.159.04, 12.0\n",
                gpus);
  REQUIRE(gpus.gpus.size() == 2);
  CHECK(gpus.gpus[0] == Gpu{"nvidia", "NVIDIA H100 80GB HBM3", "sm_90"});
  CHECK(gpus.gpus[1].target == "sm_120");
  CHECK(gpus.nvidiaDriver == "580.159.04");
  Gpus none;
  addNvidiaGpus("NVIDIA-SMI has failed because it couldn't communicate with the driver, sorry.\n",
                none);
  CHECK(none.gpus.empty());
}

TEST_CASE("AMD's GPUs as the driver shows them", "[verify]") {
  auto name = [](llvm::StringRef properties) {
    Gpus gpus;
    addAmdGpu(properties, gpus);
    return gpus.gpus.empty() ? std::string() : gpus.gpus[0].target;
  };
  CHECK(name("cpu_cores_count 64\ngfx_target_version 0\n").empty());
  CHECK(name("simd_count 440\ngfx_target_version 90010\nvendor_id 4098\n") == "gfx90a");
  CHECK(name("gfx_target_version 90402\n") == "gfx942");
  CHECK(name("gfx_target_version 110000\n") == "gfx1100");
}

TEST_CASE("CUDA's versions and their drivers", "[verify]") {
  CHECK(oldestDriverFor({13, 0, 0}) == 580u);
  CHECK(oldestDriverFor({12, 4, 0}) == 525u);
  CHECK_FALSE(oldestDriverFor({}));
}
