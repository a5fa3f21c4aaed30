// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/GpuFit.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

static Gpus gpusOf(std::vector<Gpu> list, std::string driver = "") {
  Gpus gpus;
  gpus.gpus = std::move(list);
  gpus.nvidiaDriver = std::move(driver);
  return gpus;
}

TEST_CASE("Programs need a GPU of their vendor and a driver that is new enough", "[verify]") {
  Gpus h100 = gpusOf({{"nvidia", "H100", "sm_90"}}, "570.86.10");
  CHECK(whyNoGpu(h100, "", {13, 0, 0}).empty());
  CHECK(whyNoGpu(h100, "nvidia", {12, 9, 0}).empty());
  CHECK(whyNoGpu(h100, "nvidia", {13, 0, 0}) ==
        "driver 570.86.10 is too old for programs of CUDA 13.0, which need 580 or newer");
  h100.nvidiaDriver = "580.159.04";
  CHECK(whyNoGpu(h100, "nvidia", {13, 0, 0}).empty());
  CHECK(llvm::StringRef(whyNoGpu(h100, "amd", {})).starts_with("no AMD GPU"));
  CHECK(llvm::StringRef(whyNoGpu(gpusOf({}), "nvidia", {})).starts_with("no NVIDIA GPU"));
}

TEST_CASE("Code runs on later GPUs of its generation, and PTX on all later ones", "[verify]") {
  auto fits = [](Strings targets, const char *gpu) {
    return whyNotForGpus(targets, gpusOf({{"nvidia", "a GPU", gpu}}), "nvidia").empty();
  };
  CHECK(fits({"sm_80", "sm_90"}, "sm_90"));
  CHECK(fits({"sm_80"}, "sm_89"));
  CHECK_FALSE(fits({"sm_80"}, "sm_90"));
  CHECK_FALSE(fits({"sm_90"}, "sm_80"));
  CHECK(fits({"compute_80"}, "sm_120"));
  CHECK_FALSE(fits({"compute_90"}, "sm_80"));
  CHECK(fits({}, "sm_80"));
  CHECK(fits({"sm_80"}, "")); // the GPU's capability is not known
  CHECK(whyNotForGpus(Strings{"sm_80"}, gpusOf({{"nvidia", "a", "sm_75"}}), "nvidia") ==
        "it was built for sm_80, and the GPU here is sm_75");
}

TEST_CASE("AMD's code objects are for one GPU", "[verify]") {
  Gpus mi250 = gpusOf({{"amd", "gfx90a", "gfx90a"}});
  CHECK(whyNotForGpus(Strings{"gfx90a", "gfx942"}, mi250, "amd").empty());
  CHECK_FALSE(whyNotForGpus(Strings{"gfx942"}, mi250, "amd").empty());
}
