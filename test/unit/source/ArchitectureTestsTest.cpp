// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ArchitectureTests.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// The first value that keeps code; 0 if the usual one loses none.
int64_t keeping(llvm::StringRef text) {
  auto values = [](llvm::StringRef macro) {
    return macro == "CUDA_VERSION" ? MacroState{std::nullopt, 13000} : MacroState();
  };
  std::vector<KeptCode> architectures =
      architecturesThatKeepCode(SourceFile("a.cu", text.str()), values);
  return architectures.empty() ? 0 : architectures.front().architecture;
}

/// As the body of a function.
int64_t keepingIn(llvm::StringRef body) {
  return keeping(("__global__ void kernel(float *x) {\n" + body + "\n}\n").str());
}

} // namespace

TEST_CASE("code that nothing stands for is kept") {
  CHECK(keepingIn("#if __CUDA_ARCH__ >= 700\nx[0] = 1;\n#endif") == 700);
  CHECK(keepingIn("#if defined(__CUDA_ARCH__) && 800 <= __CUDA_ARCH__\nx[0] = 1;\n#endif") == 800);
  CHECK(keepingIn("#if __CUDA_ARCH__ < 700\n#else\nx[0] = 1;\n#endif") == 700);
  CHECK(keepingIn("#if __CUDA_ARCH__ >= 800 && CUDA_VERSION >= 11000\nx[0] = 1;\n#endif") == 800);
  CHECK(keeping("struct S {\n  int f() const noexcept {\n#if __CUDA_ARCH__ >= 900\n    "
                "g();\n#endif\n  }\n};\n") == 900);
}

TEST_CASE("functions that do nothing do not stand for functions that work") {
  auto choice = [](llvm::StringRef stub) {
    return keeping(("#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800\n" + stub +
                    "#else\n__global__ void k(float *p) { *p = 1; }\n#endif\n")
                       .str());
  };
  CHECK(choice("__global__ void k(float *p) {}\n") == 800);
  CHECK(
      choice(
          "template <typename T, int n = -1>\n__global__ void k(T *p) { assert(false); return; }\n"
          "__device__ void other() {}\n") == 800);
  CHECK(choice("__global__ void k(float *p) { *p = 2; }\n") == 0);
  CHECK(choice("__global__ void k(float *p) {}\nvoid run() { throw 1; }\n") == 800);
  CHECK(choice("") == 800);
}

TEST_CASE("what ends the program does not stand for code") {
  CHECK(keepingIn("#if __CUDA_ARCH__ < 800\nassert(false);\n#else\nx[0] = 1;\n#endif") == 800);
  CHECK(keepingIn("#if __CUDA_ARCH__ < 800\nprintf(\"too old\\n\"); __trap(); return;\n#else\nx[0] "
                  "= 1;\n#endif") == 800);
  CHECK(keepingIn("#if __CUDA_ARCH__ < 800\n#error too old\n#else\nx[0] = 1;\n#endif") == 800);
  CHECK(keepingIn("#if __CUDA_ARCH__ < 800\nreturn 0;\n#else\nx[0] = 1;\n#endif") == 0);
}

TEST_CASE("tests with two real alternatives ask for nothing") {
  CHECK(keepingIn("#if __CUDA_ARCH__ >= 700\nx[0] = 1;\n#else\nx[0] = 2;\n#endif") == 0);
  CHECK(keepingIn("#if __CUDA_ARCH__ < 700\nx[0] = 1;\n#endif") == 0);
  CHECK(keepingIn("#if __CUDA_ARCH__ >= 350\nx[0] = 1;\n#endif") == 0);
}

TEST_CASE("only code in functions is lost") {
  CHECK(keeping("#if __CUDA_ARCH__ >= 800\n#define NEW 1\n#endif\n") == 0);
  CHECK(keeping("#if __CUDA_ARCH__ >= 800\ntemplate <> struct S<int> {};\n#endif\n") == 0);
  CHECK(keeping("struct __align__(8) S {\n#if __CUDA_ARCH__ >= 800\n  int x;\n#endif\n};\n") == 0);
  CHECK(keepingIn("#if __CUDA_ARCH__ >= 800\n#pragma unroll\n#endif") == 0);
}

TEST_CASE("conditions that depend on the build ask for nothing") {
  CHECK(keepingIn("#if defined(USE_FAST) && __CUDA_ARCH__ >= 800\nx[0] = 1;\n#endif") == 0);
}

TEST_CASE("macros that tests of the architecture define decide as these do") {
  llvm::StringRef fast =
      "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800\n#define FAST\n#endif\n";
  llvm::StringRef kernel =
      "void f(float *x) {\n#ifdef FAST\nx[0] = 1;\n#else\nlost();\n#endif\n}\n";
  llvm::StringRef lost = "static void lost() { printf(\"no\"); __trap(); }\n";
  CHECK(keeping((lost + fast + kernel).str()) == 800);
  CHECK(keeping((fast + kernel).str()) == 0); // `lost` may do work
  CHECK(keeping((fast + "#if defined(FAST)\n#define CHAIN 1\n#endif\n" +
                 "void f(float *x) {\n#if CHAIN\nx[0] = 1;\n#endif\n}\n")
                    .str()) == 800);
  CHECK(keeping((lost + "#define LOST(x) lost()\n" + fast +
                 "void f(float *x) {\n#ifndef FAST\nLOST(1);\n#else\nx[0] = 1;\n#endif\n}\n")
                    .str()) == 800);
  // Another definition makes the code live.
  CHECK(keeping((lost + "#ifdef USE_FAST\n#define FAST\n#endif\n" + fast + kernel).str()) == 0);
}

TEST_CASE("the value that keeps the most code comes first, and none loses other code") {
  llvm::StringRef two = "#if __CUDA_ARCH__ >= 700\nx[0] = 1;\n#endif\n"
                        "#if __CUDA_ARCH__ >= 800\nx[1] = 1;\n#endif";
  CHECK(keepingIn(two) == 800);
  llvm::StringRef between = "#if __CUDA_ARCH__ >= 700\nx[0] = 1;\n#endif\n"
                            "#if __CUDA_ARCH__ >= 800\n__trap();\n#else\nx[1] = 1;\n#endif";
  CHECK(keepingIn(between) == 700);
}

TEST_CASE("values that compile the same code are given once") {
  SourceFile file("a.cu", "void f() {\n#if __CUDA_ARCH__ >= 700\ng();\n#endif\n}\n");
  auto values = [](llvm::StringRef) { return MacroState(); };
  std::vector<KeptCode> architectures = architecturesThatKeepCode(file, values);
  REQUIRE(architectures.size() == 1);
  CHECK(architectures[0].architecture == 700);
  REQUIRE(architectures[0].code.size() == 1);
  CHECK(file.text(architectures[0].code[0]) == "#if __CUDA_ARCH__ >= 700\ng();\n");
}

TEST_CASE("a function that each branch opens is closed once") {
  CHECK(keeping("#if N\nvoid f(int) {\n#else\nvoid f() {\n#endif\n}\n"
                "#if __CUDA_ARCH__ >= 800\nint x;\n#endif\n") == 0);
}
