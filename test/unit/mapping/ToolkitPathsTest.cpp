// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/ToolkitPaths.h"

#include "support/Test.h"

using tranship::mapping::withoutToolkitFolder;

TEST_CASE("withoutToolkitFolder keeps what an include would name") {
  CHECK(withoutToolkitFolder("/usr/local/cuda-10.1/targets/x86_64-linux/include/cuda.h") ==
        "cuda.h");
  CHECK(withoutToolkitFolder("/opt/include/cuda/include/thrust/copy.h") == "thrust/copy.h");
  CHECK(withoutToolkitFolder("C:\\CUDA\\v11.0\\include\\cuda.h") == "cuda.h");
  CHECK(withoutToolkitFolder("/home/me/cuda.h") == "/home/me/cuda.h");
  CHECK(withoutToolkitFolder("mine/include/cuda.h") == "mine/include/cuda.h");
}
