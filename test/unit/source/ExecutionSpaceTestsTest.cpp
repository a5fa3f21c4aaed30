// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ExecutionSpaceTests.h"

#include "support/Test.h"

using namespace tranship;

namespace {

std::string changed(const std::string &text) {
  return withExecutionSpaces(SourceFile("a.cu", text));
}

} // namespace

TEST_CASE("withExecutionSpaces keeps everything in its place") {
  std::string text = "#if defined(__CUDA_ARCH__)\n"
                     "# define D __device__\n"
                     "#else\n"
                     "# define D\n"
                     "#endif\n";
  std::string expected = text;
  expected.replace(expected.find("__CUDA_ARCH__"), 13, "__CUDACC__   ");
  CHECK(changed(text) == expected);
}

TEST_CASE("withExecutionSpaces takes functions for the device alone") {
  CHECK_FALSE(changed("#ifdef __CUDA_ARCH__\n"
                      "template <class T> __device__ T f(T x) { if (x) { } return x; }\n"
                      "__device__ int g(int);\n"
                      "#endif\n")
                  .empty());
}

TEST_CASE("withExecutionSpaces leaves other tests of the architecture alone") {
  for (const char *text : {
           "#ifdef __CUDA_ARCH__\n#define D __device__\nint x;\n#endif\n",
           "#ifdef __CUDA_ARCH__\n#define LIMIT 3\n#endif\n",
           "#ifdef __CUDA_ARCH__\n#define D __device__\n#else\nint x;\n#endif\n",
           "#if __CUDA_ARCH__ >= 700\n#define D __device__\n#endif\n",
           "#ifndef __CUDA_ARCH__\n#define D __device__\n#endif\n",
           "#ifdef __CUDA_ARCH__\nint f() { return 1; }\n#endif\n",
           "#ifdef __CUDA_ARCH__\n__host__ __device__ int f() { return 1; }\n#endif\n",
           "void f() {\n#ifdef __CUDA_ARCH__\nauto g = [] __device__ () {};\n#endif\n}\n",
           "#ifdef __CUDA_ARCH__\n__device__ int f() {\n#endif\n",
       })
    CHECK(changed(text).empty());
}
