// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("inline-ptx: only assembly in device code is reported") {
  auto snippet =
      translateText("#include <cuda_runtime.h>\n__device__ void d() { asm volatile(\"exit;\"); }\n"
                    "void h() { asm volatile(\"nop\"); }\n");
  CHECK(snippet.diagnostics() == Strings{"2: inline-ptx"});
}

TEST_CASE("inline-ptx: one text must be right for all types that a macro gives a statement") {
  const std::string head = "#include <cuda_runtime.h>\n#define ADD(r, x, y) asm(\"add.s32 %0, %1, "
                           "%2;\" : \"=r\"(r) : \"r\"(x), \"r\"(y))\n";
  auto same = translateText(head + "__device__ void d(int &i) { ADD(i, i, 1); ADD(i, i, 2); }\n");
  CHECK(same.diagnostics().empty());
  auto several = translateText(
      head + "__device__ void d(int &i, unsigned u) { ADD(i, i, 1); ADD(i, u, 2); }\n");
  CHECK(several.diagnostics().empty());
  const std::string text = several.text();
  CHECK(text.find("__device__ inline void ADD_ptx(int &result, int a, int b) {\n"
                  "  result = unsigned(a) + b;\n}\n") != std::string::npos);
  CHECK(text.find("ADD_ptx(int &result, unsigned int a, int b) {\n  result = a + b;\n}\n"
                  "#define ADD(r, x, y) ADD_ptx(r, x, y)\n") != std::string::npos);
}
