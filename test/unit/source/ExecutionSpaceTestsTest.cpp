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
  expected.replace(expected.find("__device__"), 10, bothSpaces.str());
  CHECK(changed(text) == expected);
}

TEST_CASE("withExecutionSpaces reads conditions in all their forms") {
  std::string define = "#define D __device__ inline\n", other = "#define D inline\n";
  for (std::string condition :
       {"#if defined(__CUDACC__) && defined(__CUDA_ARCH__)\n",
        "#if defined __CUDA_ARCH__ && (defined(__NVCC__))\n", "#ifdef __CUDA_ARCH__\n"})
    CHECK_FALSE(changed(condition + define + "#else\n" + other + "#endif\n").empty());
  for (std::string condition : {"#ifndef __CUDA_ARCH__\n", "#if !defined(__CUDA_ARCH__)\n"})
    CHECK_FALSE(changed(condition + other + "#else\n" + define + "#endif\n").empty());
  for (std::string condition :
       {"#if defined(__CUDA_ARCH__) && defined(FAST)\n",
        "#if defined(__CUDA_ARCH__) || defined(__CUDACC__)\n", "#ifndef __CUDA_ARCH__\n"})
    CHECK(changed(condition + define + "#else\n" + other + "#endif\n").empty());
}

TEST_CASE("executionSpaceTests: only what the host has as well is for both sides") {
  auto spacesOf = [](const std::string &text) {
    return executionSpaceTests(SourceFile("a.cu", text)).at(0).spacesOfBoth.size();
  };
  CHECK(spacesOf("#ifdef __CUDA_ARCH__\n#define D __device__\n#else\n#define D\n#endif\n") == 1);
  CHECK(spacesOf("#ifdef __CUDA_ARCH__\n#define D __device__\n#else\n#define E\n#endif\n") == 0);
  CHECK(
      spacesOf("#ifdef __CUDA_ARCH__\n#define D __host__ __device__\n#else\n#define D\n#endif\n") ==
      0);
}

TEST_CASE("withExecutionSpaces takes functions for the device alone") {
  CHECK_FALSE(changed("#ifdef __CUDA_ARCH__\n"
                      "template <class T> __device__ T f(T x) { if (x) { } return x; }\n"
                      "__device__ int g(int);\n"
                      "#endif\n")
                  .empty());
  CHECK_FALSE(changed("#ifdef __CUDA_ARCH__\n"
                      "namespace a { inline namespace b::c {\n"
                      "__device__ int g(int x) { return x; }\n"
                      "} }\n"
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
