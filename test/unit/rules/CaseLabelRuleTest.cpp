// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("case-label: invalid labels are commented out, with their comments") {
  std::string rules =
      "library: mine\nnotes:\n  never: {why: \"it never happens\", instead: \"drop it\"}\nrows:\n"
      "- {name: cudaErrorA, kind: enumerator, hip: hipErrorSame}\n"
      "- {name: cudaErrorB, kind: enumerator, hip: hipErrorSame}\n"
      "- {name: cudaErrorC, kind: enumerator, unsupported: never}\n";
  auto switched = [&](const std::string &labels) {
    auto snippet = translateText(
        "#include <cuda_runtime.h>\nenum { cudaFirst };\n#if 0\nvoid f(int e) { switch (e) { " +
            labels + " } }\n#endif\n",
        {}, rules);
    CHECK(snippet.diagnostics() == Strings{"4: case-label"});
    return llvm::StringRef(snippet.text()).split("(e) { ").second.split(" } }").first.str();
  };
  CHECK(switched("case cudaErrorC: return;") == "/* case cudaErrorC: */ return;");
  CHECK(switched("case /* a */ cudaErrorC /* b */: return;") ==
        "/* case  a  cudaErrorC  b : */ return;");
  CHECK(switched("case cudaErrorA: case cudaErrorB: return;") ==
        "case hipErrorSame: /* case hipErrorSame: */ return;");
  CHECK(switched("case cudaErrorA: case cudaErrorB/**/: return;") ==
        "case hipErrorSame: /* case hipErrorSame: */ return;");
}
