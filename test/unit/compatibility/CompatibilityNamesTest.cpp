// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CompatibilityNames.h"

#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::compatibility;

namespace {

using Names = std::map<std::string, std::string>;

CompatibilityNames namesIn(const std::map<std::string, std::string> &files) {
  translate::TranslateOptions options;
  options.form.keepChevrons = true;
  TranslatedSnippet snippet = translateFiles(files, options);
  return compatibilityNames(snippet.translation, snippet.table);
}

CompatibilityNames namesIn(llvm::StringRef code) { return namesIn({{"a.cu", code.str()}}); }

} // namespace

TEST_CASE("Names of CUDA are collected as the translation resolves them", "[header]") {
  CompatibilityNames names = namesIn("#include <cuda_runtime.h>\n"
                                     "// cudaFree\n"
                                     "const char *s = \"cudaFree\";\n"
                                     "cudaError_t f(void **p) { return cudaMalloc(p, 4); }\n"
                                     "__global__ void k() {}\n"
                                     "void g() { k<<<1, 1>>>(); }\n");
  CHECK(names.names == Names{{"cudaError_t", "hipError_t"}, {"cudaMalloc", "hipMalloc"}});
  CHECK(names.problems.empty());
  CHECK(names.headers == std::map<std::string, Strings>{{"cuda_runtime.h", {}}});
}

TEST_CASE("A name that is also the user's own is left out and reported", "[header]") {
  CompatibilityNames names = namesIn("struct Pool { int cudaFree; };\n"
                                     "int f(Pool &p) { cudaFree(nullptr); return p.cudaFree; }\n");
  CHECK(names.names.empty());
  REQUIRE(names.problems.size() == 1);
  CHECK(names.problems[0].line == 1);
  CHECK(names.problems[0].column == 19);
}

TEST_CASE("Members that are called differently are reported at their line", "[header]") {
  CompatibilityNames names =
      namesIn("unsigned f(cudaPointerAttributes a) {\n  return cudaMemoryTypeHost == a.type;\n}\n"
              "int g(cudaDeviceProp &p) {\n  return p.uuid.bytes[0] + p.maxTexture1DLayered[0] +\n"
              "         p.sharedMemPerBlockOptin;\n}\n");
  for (const Diagnostic &problem : names.problems)
    CHECK(problem.kind == DiagnosticKind::CallForm);
  CHECK(names.names.contains("cudaDeviceProp"));
}

TEST_CASE("Calls with other arguments become patterns for each number of arguments", "[header]") {
  CompatibilityNames names = namesIn("__constant__ int table[2];\n"
                                     "void f(int *p) {\n"
                                     "  cudaMemcpyToSymbol(table, p, 8);\n"
                                     "  cudaMemcpyToSymbol(table, p, 4, 4);\n"
                                     "}\n");
  CHECK(names.calls.at("cudaMemcpyToSymbol") ==
        std::map<size_t, std::string>{{3, "hipMemcpyToSymbol(HIP_SYMBOL($0), $1, $2)"},
                                      {4, "hipMemcpyToSymbol(HIP_SYMBOL($0), $1, $2, $3)"}});
}

TEST_CASE("A call that already has the cast of another one needs no other pattern", "[header]") {
  CompatibilityNames names =
      namesIn("#include <cuda_runtime.h>\n"
              "__global__ void k() {}\n"
              "void f(cudaFuncAttributes *a) {\n"
              "  cudaFuncGetAttributes(a, k);\n"
              "  cudaFuncGetAttributes(a, reinterpret_cast<const void *>(k));\n"
              "}\n");
  CHECK(names.problems.empty());
  CHECK(names.calls["cudaFuncGetAttributes"] ==
        std::map<size_t, std::string>{
            {2, "hipFuncGetAttributes($0, reinterpret_cast<const void*>($1))"}});
}

TEST_CASE("Macros that are tested exist only where HIP's do", "[header]") {
  CompatibilityNames names = namesIn("__device__ int f() {\n"
                                     "#if __CUDA_ARCH__ >= 600\n"
                                     "  return 1;\n"
                                     "#endif\n"
                                     "  return 0;\n"
                                     "}\n");
  CHECK(names.testedMacros.at("__CUDA_ARCH__") ==
        std::pair<std::string, std::string>{"__HIP_DEVICE_COMPILE__",
                                            "(__HIP_DEVICE_COMPILE__ * 600)"});
}

TEST_CASE("Namespaces become aliases", "[header]") {
  CompatibilityNames names = namesIn("#include <cub/cub.cuh>\n"
                                     "using Sum = cub::Sum;\n");
  CHECK(names.namespaces == Names{{"cub", "hipcub"}});
  CHECK(names.headers.at("cub/cub.cuh") == Strings{"hipcub/hipcub.hpp"});
}

TEST_CASE("Namespaces inside of those of a library cannot get an alias", "[header]") {
  CompatibilityNames names = namesIn("#include <thrust/execution_policy.h>\n"
                                     "auto policy() { return thrust::cuda::par; }\n");
  CHECK(names.namespaces.empty());
  REQUIRE(names.problems.size() == 1);
  CHECK(names.problems[0].line == 2);
}

TEST_CASE("What is more than a name is reported at its line", "[header]") {
  CompatibilityNames names = namesIn("#include <cuda_runtime.h>\n"
                                     "__host__ __device__ float2 operator*(float2 a, float2 b) {\n"
                                     "  return make_float2(a.x * b.x, a.y * b.y);\n"
                                     "}\n");
  REQUIRE(names.problems.size() == 1);
  CHECK(names.problems[0].line == 2);
  CHECK(llvm::StringRef(names.problems[0].message).contains("vector-operator"));
}
