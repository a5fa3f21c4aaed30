// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Translate.h"

#include "support/Snippet.h"

#include "llvm/ADT/STLExtras.h"

#include <mutex>
#include <set>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("outputName renames units and nothing else") {
  CHECK(outputName("/a/b.cu") == "/a/b.hip");
  CHECK(outputName("b.cuh") == "b.cuh");
  CHECK(outputName("b.cpp") == "b.cpp");
}

TEST_CASE("translate gives one file for each input, in order") {
  auto snippet = translateFiles(
      {{"b.cu", "int x = cudaSuccess;\n"}, {"a.h", "int y;\n"}, {"c.cpp", "int z;\n"}});
  REQUIRE(snippet.translation.files.size() == 3);
  for (size_t i = 0; i < 3; ++i)
    CHECK(snippet.translation.files[i].input == &snippet.inputs[i]);
  CHECK(snippet.translation.units == 1); // no CUDA in the others
  CHECK_FALSE(snippet.file("c.cpp").changed());
}

TEST_CASE("translate leaves files that are HIP already as they are") {
  auto snippet = translateFiles(
      {{"a.cu", "#include <cuda_runtime.h>\nint x = cudaDeviceSynchronize();\n"},
       {"port/b.cu", "#include <hip/hip_runtime.h>\nint y = hipDeviceSynchronize();\n"
                     "__device__ unsigned long long lanes() { return __ballot(1); }\n"},
       {"port/c.cu", "__device__ int one() { return threadIdx.x; }\n"}});
  CHECK(snippet.file("a.cu").changed());
  CHECK_FALSE(snippet.file("a.cu").isHip);
  for (const char *file : {"port/b.cu", "port/c.cu"}) {
    CHECK(snippet.file(file).isHip);
    CHECK(snippet.file(file).keepsName);
    CHECK_FALSE(snippet.file(file).changed());
  }
  CHECK(snippet.translation.units == 1);
}

TEST_CASE("translate is not disturbed by C that is no C++") {
  // Names such as `norm` make units of files that have nothing to do with CUDA.
  auto snippet = translateFiles({{"a.c", "double norm(double);\n"
                                         "double half(value, count)\n"
                                         "double value;\n"
                                         "int count;\n"
                                         "{ return norm(value) / count; }\n"},
                                 {"b.c", "#include <cuda_runtime.h>\n"
                                         "int copy(target, source)\n"
                                         "void *target, *source;\n"
                                         "{ return cudaMemcpy(target, source, 4, 0); }\n"}});
  CHECK_FALSE(snippet.file("a.c").changed());
  CHECK(snippet.file("b.c").text().contains("return hipMemcpy(target"));
  REQUIRE(snippet.translation.diagnostics.size() > 0);
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics)
    CHECK(llvm::StringRef(diagnostic.file).ends_with("b.c"));
}

TEST_CASE("translate leaves names of device functions to C, which has no code for GPUs") {
  std::string name = GENERATE("umin", "__brev", "rsqrt");
  auto snippet = translateFiles({{"a.c", "#include \"made_by_configure.h\"\n"
                                         "int resize(lower, upper)\n"
                                         "int lower, upper;\n"
                                         "{ int last, " +
                                             name + "; " + name + " = upper; last = " + name +
                                             " - lower; return last; }\n"}});
  CHECK_FALSE(snippet.file("a.c").changed());
  for (const std::string &line : snippet.diagnostics())
    CHECK(line.find("call-form") == std::string::npos);
}

TEST_CASE("translate takes a C++ file that launches kernels for CUDA") {
  auto snippet = translateFiles(
      {{"a.cpp", "__global__ void k(int *p) { *p = threadIdx.x; }\n"
                 "int f(int *p) { k<<<1, 2>>>(p); return cudaDeviceSynchronize(); }\n"},
       {"b.cpp", "#include <ostream>\ntemplate <class T> struct S;\n"
                 "template <class T> std::ostream &operator<<(std::ostream &, const S<T> &);\n"
                 "template <> std::ostream &operator<<<char>(std::ostream &, const S<char> &);\n"
                 "int cudaDeviceSynchronize();\nint y = cudaDeviceSynchronize();\n"}});
  CHECK(snippet.file("a.cpp").text().contains(
      "{ hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0, p); return "
      "hipDeviceSynchronize(); }"));
  CHECK_FALSE(snippet.file("b.cpp").changed());
  CHECK(snippet.diagnostics().empty());
}

TEST_CASE("translate writes C in C") {
  auto snippet = translateFiles(
      {{"a.c", "#include <cuda.h>\n#include <cusparse.h>\n"
               "int f(void *p, struct cudaFuncAttributes *a, const void *k) {\n"
               "  cudaFuncGetAttributes(a, k);\n"
               "  return cuGetProcAddress(\"x\", &p, 1, 0);\n}\n"},
       {"b.c", "#include <cusparse.h>\n"
               "int g(cusparseHandle_t h, cusparseMatDescr_t d, int *p) {\n"
               "  return cusparseDcsr2gebsr_bufferSize(h, CUSPARSE_DIRECTION_ROW, 1, 1, d, 0, 0, "
               "0, 1, 1, p);\n}\n"}});
  CHECK(snippet.file("a.c").text().contains("hipFuncGetAttributes(a, (const void*)(k));"));
  CHECK(snippet.file("a.c").text().contains("hipGetProcAddress(\"x\", &p, 1, 0, 0);"));
  CHECK(snippet.file("b.c").text().contains("return cusparseDcsr2gebsr_bufferSize("));
  CHECK(llvm::is_contained(snippet.diagnostics(), "3: call-form"));
}

TEST_CASE("translate writes a header once, from what all units know") {
  auto snippet =
      translateFiles({{"a.cu", "#define A 1\n#include \"h.h\"\n"},
                      {"b.cu", "#include \"h.h\"\n"},
                      {"h.h", "#ifdef A\ninline int f() { return cudaDeviceReset(); }\n#else\n"
                              "inline int g() { return cudaDeviceSynchronize(); }\n#endif\n"}});
  CHECK(snippet.file("h.h").text() ==
        "#ifdef A\ninline int f() { return hipDeviceReset(); }\n#else\n"
        "inline int g() { return hipDeviceSynchronize(); }\n#endif\n");
  for (const Change &change : snippet.file("h.h").changes)
    CHECK(change.layer == Layer::Ast); // each branch is active in one of them
}

TEST_CASE("translate says when a name is CUDA's in one unit and the user's in another") {
  auto snippet = translateFiles(
      {{"a.cu", "#include \"h.h\"\n"},
       {"b.cu", "namespace n { inline int cudaDeviceReset() { return 1; }\n#include \"h.h\"\n}\n"},
       {"h.h", "inline int f() { return cudaDeviceReset(); }\n"}});
  CHECK(llvm::is_contained(snippet.diagnostics(), "1: name-conflict"));
}

TEST_CASE("translate says when a name means two things within one unit") {
  auto snippet = translateFiles({{"a.cu", "#include \"k.inl\"\nnamespace own {\n"
                                          "inline int cudaDeviceReset() { return 1; }\n"
                                          "#define NAME g\n#include \"k.inl\"\n}\n"
                                          "#define SYNC() cudaDeviceSynchronize()\n"
                                          "int a = SYNC(), b = SYNC();\n"},
                                 {"k.inl", "#ifndef NAME\n#define NAME f\n#endif\n"
                                           "inline int NAME() { return cudaDeviceReset(); }\n"
                                           "#undef NAME\n"}});
  CHECK(snippet.diagnostics() == Strings{"4: name-conflict"});
  CHECK(snippet.file("k.inl").text().contains("{ return hipDeviceReset(); }"));
}

TEST_CASE("translate says when one text would need two HIP forms") {
  std::string macro = "#define ADVISE(p, where) cudaMemAdvise(p, 1, cudaMemAdviseSetReadMostly, "
                      "where)\n";
  std::string number = "int f(void *p) { return ADVISE(p, 0); }\n";
  std::string location = "int g(void *p) { cudaMemLocation l{}; return ADVISE(p, l); }\n";
  CHECK(translateText(macro + number + number).diagnostics().empty());
  CHECK(translateText(macro + number + location).diagnostics() == Strings{"1: call-form"});
  auto units = translateFiles({{"a.cu", "#include \"h.h\"\n" + location},
                               {"b.cu", "#include \"h.h\"\n" + number},
                               {"h.h", macro}});
  CHECK(units.diagnostics() == Strings{"1: call-form"});
  std::string event = "#define EVENT(...) cudaEventCreate(__VA_ARGS__)\n"
                      "void f(cudaEvent_t *e) { EVENT(e); ";
  CHECK(translateText(event + "}\n").diagnostics().empty());
  CHECK(translateText(event + "EVENT(e, 1); }\n").diagnostics() == Strings{"1: call-form"});
  // A mask that is full in one use only is translated as any mask.
  auto any = translateText("#define ANY(m, x) __any_sync(m, x)\n__device__ int f(unsigned m) { "
                           "return ANY(0xffffffff, 1) + ANY(m, 1); }\n");
  CHECK(any.diagnostics().empty());
  CHECK(any.translation.files[0].text().contains("#define ANY(m, x) warp32::any(m, x)\n"));
}

TEST_CASE("translate: a file included twice is inactive where no inclusion compiles it") {
  auto snippet = translateFiles(
      {{"a.cu", "#define A\n#include \"k.inl\"\n#undef A\n#include \"k.inl\"\n"},
       {"k.inl", "#ifdef A\ninline int f() { return cudaDeviceReset(); }\n#else\n"
                 "inline int g() { return cudaDeviceSynchronize(); }\n#endif\n"
                 "#ifdef B\ninline int h() { return cudaGetLastError(); }\n#endif\n"}});
  Strings layers;
  for (const Change &change : snippet.file("k.inl").changes)
    layers.push_back(toString(change.layer).str());
  CHECK(layers == Strings{"ast", "ast", "token"});
}

TEST_CASE("translate reads headers that nobody includes") {
  auto snippet = translateFiles({{"h.cuh", "inline int f() { return cudaDeviceReset(); }\n"}});
  CHECK(snippet.file("h.cuh").text() ==
        "#include <hip/hip_runtime.h>\ninline int f() { return hipDeviceReset(); }\n");
  CHECK(snippet.layers() == Strings{"preprocessor", "ast"});
}

TEST_CASE("translate says when a header with CUDA in it will stay behind") {
  TemporaryFolder outside;
  outside.write("o.h", "inline int f() { return cudaDeviceReset(); }\n");
  TranslateOptions options;
  options.parse.extraFlags = {"-I" + outside.path()};
  auto snippet = translateText("#include \"o.h\"\n", options);
  CHECK(snippet.diagnostics() == Strings{"0: header-outside-tree"});
  CHECK(snippet.translation.diagnostics.at(0).file == outside.path("o.h"));
}

TEST_CASE("translate: a broken unit is still translated, and counted") {
  auto snippet =
      translateText("int f( { = cudaMalloc(&p, 4);\nint g() { return cudaDeviceReset(); }\n");
  CHECK(llvm::StringRef(snippet.text()).contains("hipMalloc(&p, 4)"));
  CHECK(llvm::StringRef(snippet.text()).contains("hipDeviceReset()"));
  CHECK(snippet.translation.notParsed.size() == 1);
}

TEST_CASE("translate: a missing include is noted and hides nothing") {
  auto snippet =
      translateText("#include \"gone.h\"\nint g(Gone *x) { return cudaDeviceReset(); }\n");
  CHECK(snippet.text() == "#include <hip/hip_runtime.h>\n#include \"gone.h\"\nint g(Gone *x) { "
                          "return hipDeviceReset(); }\n");
  CHECK(llvm::is_contained(snippet.diagnostics(), "1: missing-include"));
}

TEST_CASE("translate: renamed units are included by their new name") {
  TranslateOptions options;
  options.form.renameUnits = true;
  auto snippet = translateFiles(
      {{"a.cu", "#include \"sub/../sub/b.cu\"\n#if 0\n#include \"sub/b.cu\"\n#endif\n"
                "#include \"other.cu\"\n"},
       {"sub/b.cu", "int x;\n"}},
      options);
  CHECK(snippet.file("a.cu").text() ==
        "#include \"sub/../sub/b.hip\"\n#if 0\n#include \"sub/b.hip\"\n#endif\n"
        "#include \"other.cu\"\n");
}

TEST_CASE("translate: a run over many units says what runs over each say") {
  // Many units share a precompiled prelude; a few do not.
  std::map<std::string, std::string> files;
  Strings bodies = {
      "__global__ void k(float *x) { x[threadIdx.x] = __shfl_sync(~0u, x[0], 1); }\nvoid f(float "
      "*x) { k<<<1, 32>>>(x); }\n",
      "#include <vector>\nint f() { std::vector<cudaStream_t> s(2); return "
      "cudaStreamCreate(&s[0]); }\n",
      "#include <cuda_fp16.h>\n__device__ __half f(__half a) { return __hadd(a, a); }\n",
      "struct cudaMine {};\ncudaMine m; int g() { return cudaBrandNew(m); }\n",
      "#include <cublas_v2.h>\nint f(cublasHandle_t h) { return cublasDestroy(h) == "
      "CUBLAS_STATUS_SUCCESS; }\n",
      "#include <string>\nstd::string f() { return cudaGetErrorString(cudaErrorMemoryAllocation); "
      "}\n"};
  for (size_t i = 0; i < bodies.size(); ++i)
    files[std::to_string(i) + ".cu"] = bodies[i];
  auto together = translateFiles(files);
  Strings alone;
  for (const auto &[name, text] : files) {
    auto one = translateFiles({{name, text}});
    CHECK(together.file(name).text() == one.text());
    for (const std::string &diagnostic : one.diagnostics())
      alone.push_back(diagnostic);
  }
  CHECK(together.diagnostics() == alone);
}

TEST_CASE("translate counts edits by layer") {
  auto snippet =
      translateText("int g() { return cudaDeviceReset(); }\n#if 0\ncudaFree(0);\n#endif\n");
  CHECK(snippet.layers() == Strings{"preprocessor", "ast", "token"});
  CHECK(snippet.translation.editsByLayer() == std::array<size_t, layerCount>{1, 0, 1, 1});
}

TEST_CASE("translate reports its progress, headers that nobody includes too") {
  TranslateOptions options;
  std::mutex mutex;
  std::set<std::pair<size_t, size_t>> told;
  options.control.progress = [&](const Progress &progress) {
    std::lock_guard lock(mutex);
    told.insert({progress.done, progress.total});
  };
  options.parse.jobs = 2;
  translateFiles({{"a.cu", "int x = cudaSuccess;\n"},
                  {"b.cu", "int x = cudaSuccess;\n"},
                  {"c.h", "inline int f() { return cudaSuccess; }\n"}},
                 options);
  using Told = std::set<std::pair<size_t, size_t>>;
  CHECK(told == Told{{0, 2}, {1, 2}, {2, 2}, {2, 3}, {3, 3}});
}

TEST_CASE("translate tells of CUDA's names in plain C++ that no include connects to CUDA") {
  auto snippet = translateFiles(
      {{"a.cpp", "#include <vector>\nfloat4 v;\n"
                 "void f(void *p) { cudaStream_t s; cudaFree(p); cudaFree(p); }\n"},
       {"same.cpp", "float4 v; float f(float x) { return fmaxf(x, sqrtf(x)); }\n"},
       {"own.cpp", "typedef int cudaEvent_t;\ntypedef int cudaError_t; enum { cudaSuccess = 7 };\n"
                   "typedef unsigned long long CUdeviceptr;\ncudaError_t cudaMalloc(void *);\n"
                   "CUdeviceptr f(void *p) { cudaEvent_t e = cudaMalloc(p) == cudaSuccess; }\n"}});
  for (llvm::StringRef name : {"a.cpp", "same.cpp", "own.cpp"})
    CHECK_FALSE(snippet.file(name).changed());
  CHECK(snippet.diagnostics() == Strings{"3: cuda-not-included"});
  CHECK(llvm::StringRef(snippet.translation.diagnostics[0].message)
            .starts_with("`cudaStream_t` and another CUDA name are used, but"));
  TranslateOptions forced;
  forced.parse.extraFlags = {"-include", "cuda_runtime.h"};
  auto told = translateFiles({{"a.cpp", "void f(void *p) { cudaFree(p); }\n"}}, forced);
  CHECK(told.file("a.cpp").text().contains("hipFree(p)"));
  CHECK(told.diagnostics().empty());
}
