// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("unsupported: a change of meaning is reported once per file") {
  auto snippet = translateText("#include <cuda_runtime.h>\nauto a = cudaDevAttrGpuOverlap;\n"
                               "auto b = cudaDevAttrGpuOverlap;\n");
  REQUIRE(snippet.diagnostics() == Strings{"2: meaning"});
  CHECK(llvm::StringRef(snippet.translation.diagnostics[0].message).contains("1 more"));
}
