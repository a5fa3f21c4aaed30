// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortCheck.h"

#include "support/Snippet.h"

#include <filesystem>
#include <fstream>

using namespace tranship;

namespace {

/// A HIP of a few declarations.
constexpr char runtimeHeader[] = R"(
#pragma once
#include <cstddef>
#include <cstdlib>
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef int hipError_t;
typedef struct ihipStream_t *hipStream_t;
extern "C" hipError_t hipMalloc(void **, size_t);
template <typename T> hipError_t hipMalloc(T **p, size_t n) { return hipMalloc((void **)p, n); }
extern "C" hipError_t hipFree(void *);
extern "C" hipError_t hipDeviceSynchronize();
#ifndef __HIP_DEVICE_COMPILE__
extern "C" hipError_t hipGetLastError();
#endif
extern "C" hipError_t __hipPushCallConfiguration(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
struct __HIP_Coordinates { unsigned x, y, z; };
extern const __device__ __HIP_Coordinates threadIdx;
struct float4 { float x, y, z, w; explicit float4(float v) : x(v), y(v), z(v), w(v) {} float4() = default; };
)";

/// Translates and checks files on that HIP, for the host and one GPU.
struct Checked {
  TemporaryFolder rocm;
  translate::TranslateOptions options;
  std::optional<TranslatedSnippet> snippet;

  Checked(bool withCache, const std::map<std::string, std::string> &files) {
    std::filesystem::create_directories(rocm.path() + "/hip");
    std::ofstream(rocm.path() + "/hip/hip_runtime.h") << runtimeHeader;
    translate::PortCheckOptions check;
    check.includeFolder = rocm.path();
    check.headers = "a small HIP";
    check.targets = {"gfx90a"};
    if (withCache)
      check.cacheFolder = rocm.path() + "/cache";
    options.portCheck = check;
    options.keepChevrons = true;
    snippet.emplace(files, options, "");
  }
  const translate::PortSummary &port() const { return *snippet->translation.port; }
  Strings diagnostics() const { return snippet->diagnostics(); }
  const Diagnostic &only() const {
    REQUIRE(snippet->translation.diagnostics.size() == 1);
    return snippet->translation.diagnostics.front();
  }
};

constexpr char sound[] = "#include <cuda_runtime.h>\n"
                         "__global__ void k(float *p) { p[threadIdx.x] = 1; }\n"
                         "int main() {\n"
                         "  float *p;\n"
                         "  cudaMalloc(&p, 4);\n"
                         "  k<<<1, 1>>>(p);\n"
                         "  return cudaFree(p);\n"
                         "}\n";

} // namespace

TEST_CASE("checkPort finds nothing in a port that compiles") {
  bool withCache = GENERATE(false, true);
  Checked checked(withCache, {{"a.cu", sound}});
  CHECK(checked.diagnostics().empty());
  CHECK(checked.port().units == 1);
  CHECK(checked.port().compiling == 1);
  CHECK(checked.port().sides == Strings{"host", "gfx90a"});
}

TEST_CASE("checkPort reports an error at the original's line, with what was written there") {
  // This HIP has no hipMemset.
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "// The translation of this file is longer than the original.\n"
                                   "void f(float *p) {\n"
                                   "  cudaFree(p); cudaMemset(p, 0, 4);\n"
                                   "}\n"}});
  CHECK(checked.diagnostics() == Strings{"4: port-error"});
  CHECK(checked.only().column == 16);
  CHECK(checked.only().message.find("undeclared identifier 'hipMemset'") != std::string::npos);
  CHECK(checked.only().message.find("gfx90a") == std::string::npos);
  CHECK(checked.only().related.size() == 2);
  CHECK(checked.port().failing == 1);
}

TEST_CASE("checkPort says on which side an error is") {
  // This HIP has hipGetLastError on the host only.
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "int f() { return cudaGetLastError(); }\n"}});
  CHECK(checked.diagnostics() == Strings{"2: port-error"});
  CHECK(checked.only().message.find("does not compile for gfx90a: ") != std::string::npos);
}

TEST_CASE("checkPort reports one cause once") {
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "void f(float *p) {\n"
                                   "  cudaMemset(p, 0, 4);\n"
                                   "  cudaMemset(p, 1, 4);\n"
                                   "}\n"}});
  CHECK(checked.diagnostics() == Strings{"3: port-error"});
  CHECK(checked.only().message.find("(and on 1 more line)") != std::string::npos);
}

TEST_CASE("checkPort does not repeat what the translation reports") {
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "int f() { return cudaCtxResetPersistingL2Cache(); }\n"}});
  CHECK(checked.diagnostics() == Strings{"2: unsupported-name"});
  CHECK(checked.port().reported == 1);
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort does not blame the port for the original's errors") {
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "void f(float *p) {\n"
                                   "  cudaFree(p);\n"
                                   "  unknownFunction(p);\n"
                                   "}\n"}});
  for (const std::string &diagnostic : checked.diagnostics())
    CHECK(diagnostic.find("port-error") == std::string::npos);
  CHECK(checked.port().unchecked == 1);
}

TEST_CASE("checkPort cannot judge a unit whose headers are not there") {
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "#include <mpi_of_elsewhere.h>\n"
                                   "void f(float *p) { cudaFree(p); mpiOfElsewhere(p); }\n"}});
  for (const std::string &diagnostic : checked.diagnostics())
    CHECK(diagnostic.find("port-error") == std::string::npos);
  CHECK(checked.port().unchecked == 1);
  CHECK(checked.port().obstacles == std::set<std::string>{"mpi_of_elsewhere.h was not found"});
}

TEST_CASE("checkPort sees headers as they are after the translation") {
  Checked checked(
      false,
      {{"a.cu", "#include <cuda_runtime.h>\n#include \"b.h\"\nvoid f(float *p) { release(p); }\n"},
       {"b.h", "inline void release(float *p) { cudaFree(p); }\n"}});
  CHECK(checked.diagnostics().empty());
  CHECK(checked.port().compiling == 1);
}

TEST_CASE("checkPort does not let the precompiled prelude hide a missing include") {
  bool withCache = GENERATE(false, true);
  Checked checked(withCache, {{"a.cu", "#include <cuda_runtime.h>\n"
                                       "#include <vector>\n"
                                       "int f() { return std::map<int, int>().size(); }\n"}});
  CHECK(checked.port().compiling == 0);
}
