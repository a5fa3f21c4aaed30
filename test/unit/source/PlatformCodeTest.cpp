// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/PlatformCode.h"

#include "support/Test.h"

using namespace tranship;

namespace {

size_t hipBranchesOf(llvm::StringRef text) {
  return hipBranches(SourceFile("a.cu", text.str())).size();
}

size_t deadBranchesOf(llvm::StringRef text) {
  auto values = [](llvm::StringRef macro) {
    return macro == "CUDA_VERSION"    ? MacroState{std::nullopt, 13000}
           : macro == "NV_NPPIDEFS_H" ? MacroState{false, 0}
                                      : MacroState();
  };
  return branchesDeadInPort(SourceFile("a.cu", text.str()), values).size();
}

} // namespace

TEST_CASE("isHipMacro knows the macros of builds for HIP") {
  for (llvm::StringRef name : {"__HIP_PLATFORM_AMD__", "__HIPCC__", "__HIP__", "USE_ROCM",
                               "GGML_USE_HIP", "TORCH_HIP_VERSION", "BNB_HIP", "__gfx90a__"})
    CHECK(isHipMacro(name));
  for (llvm::StringRef name : {"NO_HIP", "LIB_DISABLE_HIP", "USE_CUDA", "SHIP", "WITHOUT_ROCM"})
    CHECK_FALSE(isHipMacro(name));
}

TEST_CASE("hipBranches finds what only builds for HIP compile") {
  CHECK(hipBranchesOf("#ifdef USE_ROCM\n#else\n#endif\n") == 1);
  CHECK(hipBranchesOf("#if !defined(USE_HIP)\n#else\n#endif\n") == 1);
  CHECK(hipBranchesOf("#if HIP_VERSION >= 50200 && OTHER\n#endif\n") == 1);
  CHECK(hipBranchesOf("#if defined(__CUDACC__)\n#elif defined(__HIPCC__)\n#endif\n") == 1);
  CHECK(hipBranchesOf("#if defined(__CUDACC__) || defined(__HIPCC__)\n#endif\n") == 0);
  CHECK(hipBranchesOf("#if 0\n#endif\n#ifdef USE_ROCM\n#endif\n") == 1);
}

TEST_CASE("nvccBranches finds what nvcc alone compiles") {
  auto branches = [](llvm::StringRef text) {
    return nvccBranches(SourceFile("a.cu", text.str())).size();
  };
  CHECK(branches("#ifdef __CUDACC__\n#else\n#endif\n") == 1);
  CHECK(branches("#ifndef __NVCC__\n#else\n#endif\n") == 1);
  CHECK(branches("#if defined(__CUDACC__) || defined(__HIPCC__)\n#endif\n") == 0);
  CHECK(branches("#ifdef USE_CUDA\n#endif\n") == 0);
}

TEST_CASE("branchesDeadInPort finds what no build of the port compiles") {
  CHECK(deadBranchesOf("#if __CUDA_ARCH__ >= 750\n#endif\n") == 1);
  CHECK(deadBranchesOf("#if __CUDA_ARCH__ >= 350\n#endif\n") == 0);
  CHECK(deadBranchesOf("#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 750\n#endif\n") == 0);
  CHECK(deadBranchesOf("#ifndef __HIP_PLATFORM_AMD__\n#endif\n") == 1);
  CHECK(deadBranchesOf("#if CUDA_VERSION / 1000 < 12\n#endif\n") == 1);
  CHECK(deadBranchesOf("#ifdef _WIN32\n#endif\n") == 1);
  CHECK(deadBranchesOf("#ifdef NV_NPPIDEFS_H\n#endif\n") == 1);
  CHECK(deadBranchesOf("#ifdef __CUDA_ARCH_LIST__\n#else\n#endif\n") == 1);
  CHECK(deadBranchesOf("#if CUDA_VERSION < 12000 || OTHER\n#endif\n") == 0);
}
