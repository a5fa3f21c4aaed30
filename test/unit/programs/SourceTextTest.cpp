// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/SourceText.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::programs;

namespace {

bool isCudaSource(const char *path, const char *text) { return usesCuda(SourceFile(path, text)); }

} // namespace

TEST_CASE("A source uses CUDA if it includes its headers or calls its functions") {
  CHECK(isCudaSource("a.cpp", "#include <cuda_runtime.h>\n"));
  CHECK(isCudaSource("a.cpp", "#include <thrust/sort.h>\n"));
  CHECK(isCudaSource("a.cpp", "int main() { cudaMalloc(&p, 4); }\n"));
  CHECK(isCudaSource("a.cu", "int main() {}\n"));
}

TEST_CASE("Sources of other programs, and for HIP, use no CUDA") {
  CHECK_FALSE(isCudaSource("a.cpp", "int main() {} // cudaMalloc\n"));
  CHECK_FALSE(isCudaSource("a.cpp", "#include <rccl/rccl.h>\nint main() { ncclGroupStart(); }\n"));
  CHECK_FALSE(isCudaSource("a.cpp", "#include \"cuda_helpers.hpp\"\n"));
  CHECK_FALSE(
      isCudaSource("a.cu", "#include <hip/hip_runtime.h>\nint main() { hipMalloc(&p, 4); }\n"));
}
