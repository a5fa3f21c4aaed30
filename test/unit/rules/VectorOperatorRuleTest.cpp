// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("vector-operator: the user's operators of vector types are disabled on AMD GPUs") {
  std::string code =
      "#include <cuda_runtime.h>\nstruct mine { float x; };\n"
      "inline mine operator*(mine a, mine b) { return {a.x * b.x}; }\n"
      "inline float2 operator+(float2 a, float2 b) { return {a.x + b.x, a.y + b.y}; }\n"
      "inline __host__ __device__ float2 operator*(float2 a, float2 b) {\n  return {a.x * b.x, a.y "
      "* b.y};\n}\n";
  auto snippet = translateText(code);
  CHECK(snippet.diagnostics() == Strings{});
  CHECK(llvm::StringRef(snippet.text())
            .contains("a.y + b.y}; }\n#if !defined(__HIP_PLATFORM_AMD__)"));
  CHECK(llvm::StringRef(snippet.text()).ends_with("  return {a.x * b.x, a.y * b.y};\n}\n#endif\n"));
  CHECK(translated(snippet.text()) == snippet.text());
}
