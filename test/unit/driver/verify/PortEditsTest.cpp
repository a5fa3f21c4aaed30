// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/PortEdits.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

namespace {

constexpr llvm::StringLiteral scaled = R"(
__global__ void scale(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __syncthreads();
  if (i < n)
    x[i] *= 2; // twice
}
)";

std::vector<std::string> editsWith(llvm::StringRef from, llvm::StringRef to) {
  std::string port = scaled.str();
  port.replace(port.find(from.str()), from.size(), to.str());
  return describeEdits("a.hip", scaled, port);
}

} // namespace

TEST_CASE("Edits of a port are named at its lines", "[driver][verify]") {
  using Places = std::vector<std::string>;
  CHECK(editsWith("i < n", "i <= n") == Places{"a.hip:5: `<=` in place of `<`"});
  CHECK(editsWith("  __syncthreads();\n", "") ==
        Places{"a.hip:4: `__syncthreads ( ) ;` is missing"});
  CHECK(editsWith("x[i] *=", "x[i + 1] *=") == Places{"a.hip:6: `+ 1` is added"});
}

TEST_CASE("Comments, spaces and ports of another origin are no edits", "[driver][verify]") {
  CHECK(editsWith("// twice", "/* doubled */").empty());
  CHECK(editsWith("if (i < n)\n", "if (i < n)  ").empty());
  CHECK(describeEdits("a.hip", scaled, "int main() { return 0; }").empty());
}
