// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CompatibilityHeader.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::compatibility;

namespace {

CompatibilityNames someNames() {
  CompatibilityNames names;
  names.names = {{"cudaFree", "hipFree"}, {"cudaMalloc", "hipMalloc"}};
  names.testedMacros = {{"__CUDACC__", {"__HIPCC__", "__HIPCC__"}}};
  names.namespaces = {{"cub", "hipcub"}, {"nvcuda::wmma", "rocwmma"}};
  names.headers = {{"cub/cub.cuh", {"hipcub/hipcub.hpp"}},
                   {"cuda_runtime.h", {}},
                   {"thrust/sort.h", {"thrust/sort.h"}}};
  names.standardHeaders = {"cstring"};
  return names;
}

bool has(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace

TEST_CASE("The header defines names for HIP alone, after the headers that they are in",
          "[header]") {
  std::string text = singleHeader(someNames());
  CHECK(llvm::StringRef(text).starts_with("// SPDX-License-Identifier: 0BSD\n"));
  CHECK(has(text, "#pragma once\n\n#if defined(__HIP__) || "));
  CHECK(has(text,
            "#include <hip/hip_runtime.h>\n#include <cstring>\n"
            "#include <hipcub/hipcub.hpp>\n#include <thrust/sort.h>\n\n#ifdef __cplusplus\n"));
  CHECK(has(text, "namespace hipcub {}\nnamespace cub = hipcub;\n"));
  CHECK(has(text, "namespace rocwmma {}\nnamespace nvcuda { namespace wmma = ::rocwmma; }\n"));
  CHECK(has(text, "\n#define cudaFree hipFree\n#define cudaMalloc hipMalloc\n"));
  CHECK(
      has(text, "#if defined(__HIPCC__) && !defined(__CUDACC__)\n#define __CUDACC__ __HIPCC__\n"));
  CHECK(has(text, "#else\n\n#include <cuda_runtime.h>\n#include <cub/cub.cuh>\n"));
}

TEST_CASE("A folder has a header for each one that the sources include", "[header]") {
  std::map<std::string, std::string> files = headerFolder(someNames());
  Strings paths;
  for (const auto &[path, text] : files)
    paths.push_back(path);
  CHECK(paths == Strings{"cub/cub.cuh", "cuda_runtime.h", "cuda_to_hip.h", "cuda_to_hip_hide.h",
                         "cuda_to_hip_show.h", "thrust/sort.h"});
  CHECK(has(files["cub/cub.cuh"], "#include \"../cuda_to_hip_hide.h\"\n"
                                  "#include <hipcub/hipcub.hpp>\n"
                                  "#include \"../cuda_to_hip_show.h\"\n"
                                  "#else\n#include_next <cub/cub.cuh>\n#endif\n"));
  CHECK(has(files["thrust/sort.h"], "#ifdef CUDA_TO_HIP_HIDDEN\n#include_next <thrust/sort.h>\n"));
  CHECK(!has(files["cuda_runtime.h"], "hide"));
  CHECK(!has(files["cuda_to_hip.h"], "hipcub/hipcub.hpp"));
  CHECK(has(files["cuda_to_hip_hide.h"], "#pragma push_macro(\"cudaFree\")\n#undef cudaFree\n"));
  CHECK(has(files["cuda_to_hip_show.h"], "#pragma pop_macro(\"cudaFree\")\n"));
}

TEST_CASE("A call with several numbers of arguments is chosen by their number", "[header]") {
  CompatibilityNames names;
  names.calls = {{"f", {{1, "g($0)"}, {2, "g($1)"}}}, {"h", {{2, "i($0)"}}}};
  std::string text = singleHeader(names);
  CHECK(has(text, "#define CUDA_TO_HIP_f_1(a0) g(a0)\n#define CUDA_TO_HIP_f_2(a0, a1) g(a1)\n"
                  "#define f(...) CUDA_TO_HIP_CALL(CUDA_TO_HIP_f_, __VA_ARGS__)(__VA_ARGS__)\n"
                  "#define h(a0, a1) i(a0)\n"));
  CHECK(has(text, "CUDA_TO_HIP_NTH(__VA_ARGS__, 2, 1, 0)"));
}
