// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("dynamic-shared: only declarations that Clang rejects are reported") {
  auto diagnosed = [](const std::string &declaration) {
    return translateText("#include <cuda_runtime.h>\n__global__ void k() {\n" + declaration +
                         "\n}\n")
        .diagnostics();
  };
  CHECK(diagnosed("extern __shared__ float x[];") == Strings{});
  CHECK(diagnosed("extern __shared__ __align__(16) float x[];") == Strings{});
  CHECK(diagnosed("__shared__ float x[4];") == Strings{});
  CHECK(diagnosed("extern __shared__ float x[4];") == Strings{"3: dynamic-shared-size"});
  CHECK(diagnosed("__shared__ extern float x[4];") == Strings{"3: dynamic-shared-size"});
}
