// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("hip-branch: the width of a wavefront as a constant, in a branch for HIP") {
  std::string text = "#include <cuda_runtime.h>\n#ifdef USE_ROCM\n#define WARPS (1024 / warpSize)\n"
                     "#else\n#define WARPS 32\n#endif\n__device__ int f() { return WARPS; }\n";
  TranslateOptions options;
  options.target.gpus = llvm::cantFail(mapping::parseTargets("gfx90a,gfx942"));
  TranslatedSnippet oneWidth({{"a.cu", text}}, options, "");
  CHECK(oneWidth.diagnostics().empty());
  CHECK(llvm::StringRef(oneWidth.text()).contains("#define WARPS (1024 / 64)\n"));
  options.target.gpus = llvm::cantFail(mapping::parseTargets("gfx90a,gfx1100"));
  TranslatedSnippet several({{"a.cu", text}}, options, "");
  CHECK(several.diagnostics() == Strings{"3: meaning"});
  CHECK(llvm::StringRef(several.text()).contains("#define WARPS (1024 / warpSize)\n"));
}

TEST_CASE("hip-branch: halves of pairs, in a file that is HIP already") {
  std::string call = "__builtin_amdgcn_rcph(";
  TranslatedSnippet snippet(
      {{"a.cu", "#include <cuda_runtime.h>\n#ifdef USE_ROCM\n#include \"hip_compat.cuh\"\n#endif\n"
                "__global__ void f() {}\n"},
       {"hip_compat.cuh", "#include <hip/hip_fp16.h>\n__device__ _Float16 f(__half2 x) { return " +
                              call + "x.y); }\n__device__ _Float16 g(_Float16_2 x) { return " +
                              call + "x.y); }\n"}},
      {}, "");
  CHECK(snippet.file("hip_compat.cuh").text() ==
        "#include <hip/hip_fp16.h>\n__device__ _Float16 f(__half2 x) { return " + call +
            "static_cast<__half_raw>(x.y).data); }\n__device__ _Float16 g(_Float16_2 x) { return " +
            call + "x.y); }\n");
}
