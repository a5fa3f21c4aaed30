// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::translate;

TEST_CASE("A version that is taken apart in several places of a line is one finding") {
  TranslatedSnippet snippet = translateText("#include <cuda_runtime.h>\n"
                                            "extern \"C\" int printf(const char *, ...);\n"
                                            "void show() {\n"
                                            "  int v, d;\n"
                                            "  cudaRuntimeGetVersion(&v);\n"
                                            "  cudaDriverGetVersion(&d);\n"
                                            "  printf(\"%d.%d %d.%d\", v / 1000, v % 1000 / 10,"
                                            " d / 1000, d % 1000 / 10);\n"
                                            "  printf(\"%d\", v / 1000);\n"
                                            "}\n");
  CHECK(snippet.diagnostics() == Strings{"7: runtime-version", "8: runtime-version"});
}
