// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

static Strings diagnosed(const std::string &code) {
  return translateText("#include <cuda_runtime.h>\n" + code).diagnostics();
}

TEST_CASE("call: arguments as the row says, text between them as written") {
  std::string symbol = "__constant__ int table[4];\n";
  CHECK(
      translatedBody("cudaMemcpyToSymbol(table, p /* from */, 4);", symbol + "extern int *p;\n") ==
      "hipMemcpyToSymbol(HIP_SYMBOL(table), p /* from */, 4);");
  CHECK(translatedBody("cudaEventCreate(&e); cudaEventCreate(&e, 1);", "extern cudaEvent_t e;\n") ==
        "hipEventCreate(&e); hipEventCreateWithFlags(&e, 1);");
}

TEST_CASE("call: an overlay's template may swap, drop and nest arguments") {
  std::string rules =
      "library: mine\nrows:\n"
      "- {name: cudaSwap, kind: function, hip: hipSwap, call: \"hipSwap($1, 0, $0)\"}\n"
      "- {name: cudaTake, kind: function, hip: hipTake, call: \"hipTake($0)\"}\n"
      "- {name: cudaWrap, kind: function, hip: hipWrap, call: \"hipWrap(w($0), $1...)\"}\n";
  auto call = [&](const std::string &code) {
    std::string text =
        translateText("#include <cuda_runtime.h>\nint a = " + code + ";\n", {}, rules).text();
    return llvm::StringRef(text).split("a = ").second.split(";\n").first.str();
  };
  CHECK(call("cudaSwap(1, 2)") == "hipSwap(2, 0, 1)");
  CHECK(call("cudaSwap(cudaSwap(1, 2), cudaTake(3, 4, 5))") ==
        "hipSwap(hipTake(3), 0, hipSwap(2, 0, 1))");
  CHECK(call("cudaTake( 1 /* one */, 2)") == "hipTake( 1)");
  CHECK(call("cudaWrap(1, 2, 3)") == "hipWrap(w(1), 2, 3)");
  CHECK(call("cudaWrap(1)") == "hipWrap(w(1))");
  CHECK(call("cudaWrap(cudaWrap(cudaSuccess), 2)") == "hipWrap(w(hipWrap(w(hipSuccess))), 2)");
}

TEST_CASE("call: a call that cannot be rewritten stays and is reported") {
  std::string symbol = "__constant__ int t[4];\n";
  CHECK(
      diagnosed(symbol +
                "void f(int *p) { cudaMemcpyToSymbol(t, p,\n#if X\n4\n#else\n8\n#endif\n); }\n") ==
      Strings{"3: call-form"});
}
