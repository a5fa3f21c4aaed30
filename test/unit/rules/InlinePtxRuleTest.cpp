// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("inline-ptx: only assembly in device code is reported") {
  auto snippet =
      translateText("#include <cuda_runtime.h>\n__device__ void d() { asm volatile(\"trap;\"); }\n"
                    "void h() { asm volatile(\"nop\"); }\n");
  CHECK(snippet.diagnostics() == Strings{"2: inline-ptx"});
}
