// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortCheck.h"

#include "support/Snippet.h"

#include "llvm/ADT/STLExtras.h"

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

/// Options for a check on that HIP, for the host and GPUs.
struct SmallHip {
  TemporaryFolder rocm;
  translate::TranslateOptions options;

  explicit SmallHip(bool withCache, const Strings &targets = {"gfx90a"}) {
    std::filesystem::create_directories(rocm.path() + "/hip");
    std::ofstream(rocm.path() + "/hip/hip_runtime.h") << runtimeHeader;
    translate::PortCheckOptions check;
    check.includeFolder = rocm.path();
    check.headers = "a small HIP";
    check.targets = targets;
    if (withCache)
      check.cacheFolder = rocm.path() + "/cache";
    options.portCheck = check;
    options.form.keepChevrons = true;
  }
};

/// Translates and checks files.
struct Checked : SmallHip {
  TranslatedSnippet snippet;

  Checked(bool withCache, const std::map<std::string, std::string> &files,
          const Strings &targets = {"gfx90a"})
      : SmallHip(withCache, targets), snippet(files, options, "") {}
  const translate::PortSummary &port() const { return *snippet.translation.port; }
  Strings diagnostics() const { return snippet.diagnostics(); }
  const Diagnostic &only() const {
    REQUIRE(snippet.translation.diagnostics.size() == 1);
    return snippet.translation.diagnostics.front();
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

TEST_CASE("checkPort finds nothing in a port that compiles", "[slow]") {
  // Headers are precompiled for several units only, with or without a folder to keep it in.
  bool withCache = GENERATE(false, true);
  bool withPch = GENERATE(false, true);
  std::map<std::string, std::string> files = {
      {"a.cu", "#include <cuda_runtime.h>\n"
               "#include <vector>\n"
               "int f() { return std::map<int, int>().size(); }\n"}};
  if (withPch)
    for (llvm::StringRef name : {"b", "c", "d"})
      files[(name + ".cu").str()] = sound;
  Checked checked(withCache, files);
  CHECK(checked.port().compiling == files.size() - 1);
}

TEST_CASE("checkPort precompiles HIP's headers for one unit when a second run lacks them") {
  Checked first(/*withCache=*/true, {{"a.cu", sound}});
  std::string cache = first.options.portCheck->cacheFolder;
  auto holdsPch = [&] {
    return llvm::any_of(std::filesystem::directory_iterator(cache),
                        [](const auto &entry) { return entry.file_size() > 1 << 20; });
  };
  CHECK(!holdsPch());
  TranslatedSnippet second({{"a.cu", std::string(sound) + "// changed\n"}}, first.options, "");
  CHECK(holdsPch());
  TranslatedSnippet third({{"a.cu", std::string(sound) + "// again\n"}}, first.options, "");
  CHECK(third.translation.port->compiling == 1);
}

TEST_CASE("checkPort does not repeat what is reported in a macro or above in a statement") {
  Checked checked(/*withCache=*/false,
                  {{"a.cu", "#include <cuda_runtime.h>\n"
                            "#define TWICE(to, from) asm(\"unknown.b64 %0, %1;\" \\\n"
                            "                            : \"=l\"(to)             \\\n"
                            "                            : \"l\"(from))\n"
                            "__global__ void k(long long *p) {\n"
                            "  long long twice;\n"
                            "  TWICE(twice, *p);\n"
                            "  asm(\"unknown.b64 %0, %1;\"\n"
                            "      : \"=l\"(*p)\n"
                            "      : \"l\"(twice));\n"
                            "}\n"}});
  CHECK(checked.port().reported == 1);
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort does not blame the port for an include that the original lacks as well") {
  // The original's precompiled header would show it <chrono>.
  Checked setup(/*withCache=*/true, {{"a.cu", sound}});
  setup.options.parse.cacheFolder = setup.options.portCheck->cacheFolder;
  TranslatedSnippet snippet({{"a.cu", "#include <cuda_runtime.h>\n"
                                      "double now() {\n"
                                      "  auto time = std::chrono::steady_clock::now();\n"
                                      "  return time.time_since_epoch().count();\n"
                                      "}\n"}},
                            setup.options, "");
  CHECK(snippet.translation.port->failing == 0);
  CHECK(snippet.translation.port->unchecked == 1);
}

TEST_CASE("checkPort does not judge unknown names behind an error of the original") {
  std::string uses = "__device__ void f() { __syncthreads(); }\n"; // this HIP lacks it
  bool isBroken = GENERATE(false, true);
  Checked checked(
      /*withCache=*/false,
      {{"a.cu", "#include <cuda_runtime.h>\n" +
                    std::string(isBroken ? "DEVICE int g();\n" : "int g();\n") + uses}});
  CHECK(checked.port().unchecked == size_t(isBroken));
  CHECK(checked.port().failing == size_t(!isBroken));
}

TEST_CASE("checkPort does not judge a unit whose original says that it is not for these macros") {
  std::string uses = "#include <cuda_runtime.h>\n"
                     "__device__ void f() { __syncthreads(); }\n"; // this HIP lacks it
  std::string guard = "#ifndef PLATFORM\n#error \"unknown platform\"\n#endif\n";
  std::string place = GENERATE("unit", "header", "device");
  std::map<std::string, std::string> files = {{"a.cu", uses + guard}};
  if (place == "header")
    files = {{"a.cu", "#include \"h.h\"\n" + uses}, {"h.h", guard}};
  if (place == "device")
    files = {{"a.cu", uses + "#ifdef __CUDA_ARCH__\n" + guard + "#endif\n"}};
  Checked checked(false, files);
  CHECK(checked.port().unchecked == 1);
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort reports what only the device's side of the original does not accept") {
  // The host's side of CUDA does not instantiate kernels.
  Checked checked(false, {{"a.cu", "bool inside(int x) { return x < 2; }\n"
                                   "template <class T> __global__ void k(T *p) {\n"
                                   "  bool (*f)(int) = inside;\n"
                                   "  if (f(1) && (inside)(T(0)))\n"
                                   "    *p = 1;\n"
                                   "}\n"
                                   "void f(int *p) { k<<<1, 1>>>(p); cudaFree(p); }\n"}});
  CHECK(checked.diagnostics() == Strings{"3: original-error"});
  CHECK(checked.port().unchecked == 1);
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort says where the original has an error, once for a unit") {
  Checked checked(false, {{"a.cu", std::string(sound) + "\nint *p = 1.5;\nint *q = 2.5;\n"}});
  CHECK(llvm::count_if(checked.diagnostics(), [](const std::string &line) {
          return line.find("original-error") != std::string::npos;
        }) == 1);
  CHECK(checked.port().unchecked == 1);
  CHECK(checked.port().obstacles ==
        std::map<std::string, size_t>{{"the original does not compile here", 1}});
}

TEST_CASE("checkPort says which of the user's names CUDA gave up and HIP has") {
  Checked checked(false, {{"a.cu", "#include <cuda_runtime.h>\n"
                                   "struct texture { int width; };\n"
                                   "int f(texture t) { return t.width + cudaDeviceReset(); }\n"}});
  CHECK(checked.diagnostics() == Strings{"2: name-conflict", "3: parse-error"});
}

TEST_CASE("checkPort blames plain C++ for standard headers that neither side includes") {
  // As CUDA, a unit has `<limits>` and the C library through the toolkit's headers.
  Checked checked(false, {{"a.cpp", "#include <cuda_runtime_api.h>\n"
                                    "#include <tuple>\n"
                                    "int f(void *p) {\n"
                                    "  cudaFree(p);\n"
                                    "  return std::numeric_limits<int>::max();\n"
                                    "}\n"}});
  CHECK(checked.diagnostics() == Strings{"5: original-error"});
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort does not blame C for what C++ does not allow") {
  Checked checked(
      false, {{"a.c", "#include <cuda_runtime.h>\n"
                      "int old();\n"
                      "int run(int n) { float *p; cudaMalloc((void **)&p, n); return old(n, n); }\n"
                      "int old(a, b) int a, b; { return a + b; }\n"}});
  CHECK(checked.diagnostics() == Strings{});
  CHECK(checked.port().unchecked == 1);
}

TEST_CASE("checkPort does not blame C for its macros in headers of C++") {
  Checked checked(
      false,
      {{"a.c", "#include <cuda_runtime.h>\n"
               "#define min(a, b) ((a) < (b) ? (a) : (b))\n"
               "#define catch(error, part) part\n"
               "#include <math.h>\n"
               "int smaller(int a, int b) { return cudaDeviceSynchronize() + min(a, b); }\n"}});
  CHECK(checked.diagnostics() == Strings{});
}

TEST_CASE("checkPort does not judge templates of a library behind an error of the original") {
  bool isBroken = GENERATE(false, true);
  std::string text = "#include <cuda_runtime.h>\n"
                     "#include <memory>\n"
                     "template <class T> struct Size {};\n"
                     "struct Table { Table(Size<int>); };\n"
                     "typedef " +
                     std::string(isBroken ? "Sise" : "Size") + // clang goes on with int for it
                     "<int> Type;\n"
                     "auto table = std::make_unique<Table>(Type());\n";
  Checked checked(/*withCache=*/false, {{"a.cu", text}});
  CHECK(checked.port().unchecked == size_t(isBroken));
  CHECK(checked.port().compiling == size_t(!isBroken));
  CHECK(checked.port().failing == 0);
}

TEST_CASE("checkPort does not take errors of HIP code for tranship's") {
  Checked checked(/*withCache=*/false,
                  {{"a.cu", "#include <cuda_runtime.h>\n"
                            "#include \"b.h\"\n"
                            "__global__ void k(float *p) { p[threadIdx.x] = f(); }\n"
                            "int g() { return cudaDeviceSynchronize(); }\n"},
                   {"b.h", "#include <hip/hip_runtime.h>\n"
                           "__device__ inline float f() { float4 v = {1.0f}; return v.x; }\n"}});
  CHECK(checked.port().failing == 1);
  CHECK(checked.only().advice.starts_with("the file is HIP already"));
}

TEST_CASE("checkPort finds what stands behind many errors that are reported") {
  std::string source = "#include <cuda_runtime.h>\n";
  for (int number = 0; number < 200; ++number)
    source += "int limit" + std::to_string(number) + " = cudaLimitPersistingL2CacheSize;\n";
  source += "#ifdef __HIP__\nint hidden = \"text\";\n#endif\n";
  Checked checked(false, {{"many.cu", source}});
  CHECK(checked.port().failing == 1);
  CHECK(llvm::count_if(checked.snippet.translation.diagnostics, [](const Diagnostic &diagnostic) {
          return diagnostic.kind == DiagnosticKind::PortError && diagnostic.line == 203;
        }) == 1);
}

TEST_CASE("checkPort reports the same errors with and without a precompiled header") {
  bool withPch = GENERATE(false, true);
  std::map<std::string, std::string> files = {
      // This HIP lacks it.
      {"a.cu", "#include <cuda_runtime.h>\n"
               "int last() { return cudaPeekAtLastError(); }\n"},
      // Headers that the unit does not include declare another itimerval.
      {"b.cu", "#include <cuda_runtime.h>\n"
               "struct itimerval { int days; };\n"
               "itimerval now() { return {1}; }\n"}};
  if (withPch)
    for (llvm::StringRef name : {"c", "d"})
      files[(name + ".cu").str()] = sound;
  Checked checked(/*withCache=*/false, files);
  CHECK(checked.port().compiling == files.size() - 1);
  CHECK(checked.port().failing == 1);
  CHECK(checked.only().line == 2);
}

TEST_CASE("checkPort finds errors for one GPU alone, whichever it is", "[slow]") {
  const Strings conditions = {"#ifdef __gfx90a__", "#ifdef __gfx942__", "#if __gfx942__",
                              "#define FAST __gfx942__\n#if FAST",
                              "#if !defined(__gfx90a__) && defined(__AMDGCN__)"};
  std::map<std::string, std::string> files;
  for (size_t i = 0; i < conditions.size(); ++i)
    files[std::to_string(i) + ".cu"] = sound + conditions[i] + "\nint wrong = \"text\";\n#endif\n";
  auto check = [](const std::map<std::string, std::string> &some) {
    Checked checked(/*withCache=*/false, some, {"gfx90a", "gfx942"});
    CHECK(checked.port().failing == some.size());
    const std::vector<Diagnostic> &diagnostics = checked.snippet.translation.diagnostics;
    REQUIRE(diagnostics.size() == some.size());
    for (const Diagnostic &diagnostic : diagnostics) {
      INFO(diagnostic.file);
      bool isFirst = llvm::StringRef(diagnostic.file).ends_with("0.cu");
      CHECK(llvm::StringRef(diagnostic.message).contains("gfx90a") == isFirst);
      CHECK(llvm::StringRef(diagnostic.message).contains("gfx942") == !isFirst);
    }
  };
  // Together on a precompiled header, and each alone, which is parsed without one.
  check(files);
  for (const auto &file : files)
    check({file});
}

TEST_CASE("checkPort looks into headers that no command names a folder for") {
  Checked checked(/*withCache=*/false,
                  {{"inc/last.h", "#pragma once\n"
                                  "inline int last() { return cudaPeekAtLastError(); }\n"},
                   {"src/a.cu", "#include <cuda_runtime.h>\n"
                                "#include <last.h>\n"
                                "int f() { return last(); }\n"}});
  CHECK(checked.port().failing == 1);
  CHECK(checked.only().line == 2);
}

TEST_CASE("checkPort does not judge a unit that lacks a header, under a condition or not") {
  std::string include =
      GENERATE("#include \"library.h\"\n", "#if 1\n#include \"library.h\"\n#endif\n");
  std::string wrong = "\nfloat4 f() { return make_float4(1); }\n";
  Checked checked(/*withCache=*/false, {{"a.cu", include + sound + wrong}}, {"gfx90a", "gfx942"});
  CHECK(checked.port().unchecked == 1);
  CHECK(checked.port().obstacles == std::map<std::string, size_t>{{"library.h was not found", 1}});
  for (const Diagnostic &diagnostic : checked.snippet.translation.diagnostics)
    CHECK(diagnostic.kind != DiagnosticKind::PortError);
}

TEST_CASE("checkPort makes PyTorch's headers for ROCm from those for CUDA", "[slow]") {
  TemporaryFolder torch;
  auto write = [&](const std::string &name, const std::string &text) {
    torch.write("include/" + name, "#pragma once\n" + text);
  };
  write("ATen/ATen.h", "#ifndef USE_ROCM\n#error not for ROCm\n#endif\n"
                       "namespace at { template <class T> int size(T t) { return t.size(); } }\n"
                       "namespace at { inline int one() { return 1; } }\n");
  write("torch/extension.h", "#include <ATen/ATen.h>\n#ifndef MINE\nint withoutMine();\n#endif\n");
  write("c10/cuda/CUDAStream.h", "#include <cuda_runtime.h>\n"
                                 "namespace c10::cuda { cudaStream_t getCurrentCUDAStream(); }\n");
  write("c10/cuda/CUDAException.h", "#include <cuda_runtime.h>\nint cuda = UNKNOWN;\n");
  std::string begin = "#include <torch/extension.h>\n"
                      "#include <c10/cuda/CUDAStream.h>\n"
                      "cudaStream_t stream() { return c10::cuda::getCurrentCUDAStream(); }\n";
  // In a cache, a second run finds what is precompiled. All sections share it.
  static const Checked warm(/*withCache=*/true, {{"plain.cu", sound}});
  auto options = [&](bool withCache = true) {
    translate::TranslateOptions options = warm.options;
    if (!withCache)
      options.portCheck->cacheFolder.clear();
    options.parse.extraFlags = {"-isystem", torch.path("include")};
    return options;
  };
  auto check = [&](const std::string &code, bool withCache = true) {
    return TranslatedSnippet({{"a.cu", code}}, options(withCache), "").translation;
  };
  SECTION("a unit that compiles") {
    std::string code = begin + "int f() { return at::one() + withoutMine(); }\n";
    CHECK(check(code, /*withCache=*/GENERATE(false, true)).port->compiling == 1);
  }
  SECTION("an error of the port") {
    bool withCache = GENERATE(false, true);
    translate::Translation result = check(begin + "float4 f() { return {1.f}; }\n", withCache);
    CHECK(result.port->failing == 1);
    REQUIRE(result.diagnostics.size() == 1);
    CHECK(result.diagnostics[0].line == 4);
  }
  SECTION("an error in a template of PyTorch's that the user's code leads to") {
    translate::Translation result =
        check(begin + "#ifdef USE_ROCM\nint f() { return at::size(1); }\n#endif\n");
    CHECK(result.port->failing == 1);
    REQUIRE(result.diagnostics.size() == 1);
    CHECK(result.diagnostics[0].line == 5);
  }
  SECTION("an error in PyTorch's headers is not the user's") {
    translate::Translation result = check(begin + "#include <c10/cuda/CUDAException.h>\n");
    CHECK(result.port->failing == 0);
    CHECK(result.port->unchecked == 1);
    REQUIRE(result.port->obstacles.size() == 1);
    CHECK(llvm::StringRef(result.port->obstacles.begin()->first).contains("PyTorch's own headers"));
  }
  SECTION("headers of another platform, in a source that is no unit") {
    write("c10/xpu/XPUStream.h", "#include \"generated.h\"\n");
    translate::Translation result =
        TranslatedSnippet({{"a.cu", begin + "int f() { return at::one(); }\n"},
                           {"sycl.cpp", "#include <torch/extension.h>\n"
                                        "#include <c10/xpu/XPUStream.h>\nint g() { return 1; }\n"}},
                          options(), "")
            .translation;
    CHECK(result.port->compiling == 1);
    CHECK(result.port->obstacles.empty());
  }
  SECTION("a macro of the user's that PyTorch's headers look at") {
    translate::Translation result = check(
        "#define MINE\n" + begin + "#ifdef USE_ROCM\nint f() { return withoutMine(); }\n#endif\n");
    CHECK(result.port->failing == 1);
  }
  SECTION("units that find headers of the user's in other folders share what is precompiled") {
    auto stored = [&](const std::map<std::string, std::string> &files) {
      Checked setup(/*withCache=*/true, {{"plain.cu", sound}});
      setup.options.parse.extraFlags = {"-isystem", torch.path("include")};
      CHECK(TranslatedSnippet(files, setup.options, "").translation.port->failing == 0);
      return setup.rocm.list("cache").size();
    };
    std::string unit = begin + "int f() { return at::one(); }\n";
    size_t one = stored({{"y/b.cu", unit}});
    CHECK(stored({{"inc/h.h", "#pragma once\n"}, {"x/a.cu", "#include \"h.h\"\n" + unit}}) == one);
    CHECK(stored({{"inc/h.h", "#pragma once\n"},
                  {"x/a.cu", "#include \"h.h\"\n" + unit},
                  {"y/b.cu", unit}}) == one);
  }
}
