// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveAnalysis.h"

#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

/// "sums: broken at 64, line 3" for each kernel.
Strings verdicts(const std::string &code) {
  Strings lines;
  for (const auto &[file, kernel] : translateText(code).translation.kernels) {
    std::string line = kernel.name + ": " + toString(kernel.width).str();
    if (!kernel.proof.file.empty())
      line += ", line " + std::to_string(kernel.proof.line);
    lines.push_back(line);
  }
  return lines;
}

bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

constexpr char counted[] = "__global__ void k(float *p, float v) {\n"
                           "  v += __shfl_down_sync(0xffffffffu, v, 16);\n"
                           "  p[threadIdx.x / 32] = v; }\n";
constexpr char native[] = "__global__ void k(float *p, float v) {\n"
                          "  v += __shfl_down_sync(0xffffffffu, v, warpSize / 2);\n"
                          "  p[threadIdx.x / warpSize] = v; }\n";

} // namespace

TEST_CASE("WaveAnalysis: a verdict on each kernel, with the line that proves it") {
  CHECK(verdicts(counted) == Strings{"k: safe in groups of 32 lanes, line 3"});
  CHECK(verdicts(native) == Strings{"k: width-agnostic, line 2"});
  CHECK(verdicts("__global__ void k(float *p) { p[threadIdx.x % 32] = 0; }\n") ==
        Strings{"k: width-agnostic"});
  CHECK(verdicts("__global__ void k(float *p) {\n"
                 "  __shared__ float s[64]; unsigned t = threadIdx.x;\n"
                 "  s[t] = p[t]; __syncthreads();\n"
                 "  if (t < 32) {\n"
                 "    s[t] += s[t + 32];\n"
                 "    s[t] += s[t + 16]; }\n"
                 "  p[t] = s[0]; }\n") == Strings{"k: broken at 64, line 6"});
}

TEST_CASE("WaveAnalysis: functions that a kernel calls count, also through templates") {
  CHECK(verdicts("template <int W> __device__ float sum(float v) {\n"
                 "  for (int d = W / 2; d > 0; d /= 2)\n"
                 "    v += __shfl_xor_sync(~0u, v, d);\n"
                 "  return v; }\n"
                 "template <int W> __global__ void k(float *p) { *p = sum<W>(*p); }\n"
                 "void f(float *p) { k<32><<<1, 64>>>(p); }\n") ==
        Strings{"k: safe in groups of 32 lanes, line 3"});
}

TEST_CASE("WaveAnalysis: the form of a translation") {
  CHECK(contains(translated(counted), "__shfl_down(v, 16, 32)"));
  CHECK(contains(translated(native), "__shfl_down(v, warpSize / 2)"));
  TranslateOptions options;
  options.form.waveGroups = rules::WaveGroups::Always;
  std::string always = translated(native, options);
  CHECK(contains(always, "__shfl_down(v, 32 / 2, 32)"));
  CHECK(contains(always, "threadIdx.x / 32"));
  options.form.waveGroups = rules::WaveGroups::Never;
  TranslatedSnippet never = translateText(counted, options);
  CHECK(contains(never.text(), "__shfl_down_sync(~0ull, v, 16)"));
  CHECK(llvm::is_contained(never.diagnostics(), "3: wave-lane-arithmetic"));
  CHECK(contains(translated(native, options), "__shfl_down(v, warpSize / 2)"));
}

TEST_CASE("WaveAnalysis: GPUs with 32 lanes need no groups") {
  TranslateOptions options;
  options.target.gpus = llvm::cantFail(parseTargets("gfx1100"));
  TranslatedSnippet snippet = translateText(counted, options);
  CHECK(contains(snippet.text(), "__shfl_down(v, 16)"));
  CHECK(snippet.diagnostics().empty());
}

TEST_CASE("WaveAnalysis: code that shares a function gets one form, also in several units") {
  auto snippet = translateFiles(
      {{"h.cuh", "__device__ inline int leader(int p) { return __ffs(__ballot_sync(~0u, p)); }\n"},
       {"a.cu", "#include \"h.cuh\"\n"
                "__global__ void a(int *p) { p[threadIdx.x / 32] = leader(*p); }\n"},
       {"b.cu", "#include \"h.cuh\"\n"
                "__global__ void b(int *p) { p[threadIdx.x / warpSize] = leader(*p); }\n"}});
  CHECK(contains(snippet.file("h.cuh").text().str(), "warp32::ballot(p)"));
  CHECK(contains(snippet.file("b.cu").text().str(), "threadIdx.x / 32"));
}

TEST_CASE("WaveAnalysis: what the translation corrects is reported for the CUDA source alone") {
  Strings translation = translateText(counted).diagnostics();
  CHECK_FALSE(llvm::is_contained(translation, "3: wave-lane-arithmetic"));
  CHECK_FALSE(llvm::is_contained(translation, "2: meaning"));
  TranslateOptions options;
  options.selection.reportSettled = true;
  CHECK(
      llvm::is_contained(translateText(counted, options).diagnostics(), "3: wave-lane-arithmetic"));
}
