// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How names are found, whichever rule rewrites them.
#include "support/Snippet.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("names: translating a translation changes nothing") {
  std::string code = "#include <cuda_runtime.h>\n__constant__ int t[4];\n__global__ void k() {}\n"
                     "int main() { int h[4]; cudaMemcpyToSymbol(t, h, 16); k<<<1, 2>>>(); return "
                     "cudaDeviceReset(); }\n";
  std::string once = translated(code);
  CHECK(once != code);
  CHECK(translated(once) == once);
}

TEST_CASE("names: in code that nobody compiles, using-directives lead to namespaces") {
  std::string out =
      translated("#include <mma.h>\n#include <cuda/std/optional>\nusing namespace nvcuda;\n"
                 "using namespace cuda;\n__global__ void k() {\n#ifdef NEVER\n"
                 "  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;\n"
                 "  std::size_t other::wmma::n;\n#endif\n}\n");
  INFO(out);
  CHECK(llvm::StringRef(out).contains(
      "  rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> sum;\n"
      "  std::size_t other::wmma::n;\n"));
}

TEST_CASE("names: switches of a build that are called like a library are the project's") {
  CHECK(translateText("#ifdef NVSHMEM_COMMS\n#endif\n#if CUDNN_OF_OURS > 1\n#endif\n"
                      "#include <cuda_runtime.h>\n")
            .diagnostics()
            .empty());
}

TEST_CASE("names: code that defines a macro of CUDA's compiler defines HIP's") {
  // All of a macro moves together: a definition that stayed would define what nobody asks for.
  CHECK(translated("#ifndef __CUDACC__\n#define __CUDACC__\n#endif\n"
                   "#include <cuda_runtime.h>\n"
                   "#ifdef __CUDACC__\n#endif\n#undef __CUDACC__\n") ==
        "#ifndef __HIPCC__\n#define __HIPCC__\n#endif\n"
        "#include <hip/hip_runtime.h>\n"
        "#ifdef __HIPCC__\n#endif\n#undef __HIPCC__\n");
  // Also where its value is another one in HIP, and for what CUDA's headers ask of their user.
  CHECK(translated("#undef __CUDA_ARCH__\n#define __CUDA_ARCH__ 350\n"
                   "#define __CUDA_NO_HALF_OPERATORS__\n"
                   "#define CUDA_API_PER_THREAD_DEFAULT_STREAM\n"
                   "#include <cuda_runtime.h>\n") ==
        "#undef __HIP_DEVICE_COMPILE__\n#define __HIP_DEVICE_COMPILE__ 350\n"
        "#define __HIP_NO_HALF_OPERATORS__\n"
        "#define HIP_API_PER_THREAD_DEFAULT_STREAM\n"
        "#include <hip/hip_runtime.h>\n");
  // In a branch that nobody compiles, and when another file asks.
  auto files = translateFiles(
      {{"a.cpp", "#include <cuda_runtime.h>\n#include \"a.h\"\n#define __CUDACC__ 1\n"},
       {"a.h", "#if 0\n#define __CUDACC__\n#endif\n#ifdef __CUDACC__\n#endif\n"
               "inline int f() { return cudaDeviceReset(); }\n"}});
  CHECK(files.file("a.cpp").text() ==
        "#include <hip/hip_runtime.h>\n#include \"a.h\"\n#define __HIPCC__ 1\n");
  CHECK(files.file("a.h").text().starts_with(
      "#if 0\n#define __HIPCC__\n#endif\n#ifdef __HIPCC__\n#endif\n"));
}

TEST_CASE("names: a constant or a version that the user defines is the user's") {
  std::string code = "#define CUDART_PI_F 3.0f\n"
                     "#define __CUDACC_VER_MAJOR__ 9\n"
                     "float f() { return CUDART_PI_F + __CUDACC_VER_MAJOR__; }\n";
  CHECK(translated("#include <cuda_runtime.h>\n" + code) ==
        "#include <hip/hip_runtime.h>\n" + code);
}

TEST_CASE("Names: a row of the user's may mean names that the user declares") {
  constexpr llvm::StringLiteral rules = R"yaml(library: project
rows:
- {name: MY_CUDA_CHECK, kind: macro, hip: MY_HIP_CHECK}
- {name: myCopy, kind: function, hip: myHipCopy, call: "myHipCopy($1, $0)"}
- {name: myMalloc, kind: function, hip: myHipMalloc}
)yaml";
  auto snippet =
      translateText("#include <cuda_runtime.h>\n"
                    "#define MY_CUDA_CHECK(x) x\n"
                    "namespace prj { int *myMalloc(int n); void myCopy(int *, int *); }\n"
                    "struct S { void myMalloc(); };\n"
                    "void f(S &s, int *q) {\n"
                    "  int *p = prj::myMalloc(2);\n"
                    "  MY_CUDA_CHECK(prj::myCopy(p, q));\n"
                    "  s.myMalloc();\n"
                    "}\n",
                    {}, rules);
  CHECK(snippet.text() == "#include <hip/hip_runtime.h>\n"
                          "#define MY_HIP_CHECK(x) x\n"
                          "namespace prj { int *myHipMalloc(int n); void myCopy(int *, int *); }\n"
                          "struct S { void myMalloc(); };\n"
                          "void f(S &s, int *q) {\n"
                          "  int *p = prj::myHipMalloc(2);\n"
                          "  MY_HIP_CHECK(prj::myHipCopy(q, p));\n"
                          "  s.myMalloc();\n"
                          "}\n");
}

TEST_CASE("Names: rows hold for a version of CUDA and for a header in force") {
  constexpr llvm::StringLiteral rules = R"yaml(library: mine
rows:
- {name: cudaFoo, kind: function, hip: hipFoo, decl: int}
- {name: cudaFoo, kind: function, cuda: "<12.0", hip: hipOldFoo}
- {name: cublasFoo, kind: function, hip: hipblasFoo, decl: int}
- {name: cublasFoo, kind: function, including: cublas.h, hip: legacyFoo}
)yaml";
  auto body = [&](llvm::StringRef header, Version version) {
    TranslateOptions options;
    options.target.cuda = version;
    auto snippet = translateText(
        ("#include <" + header + ">\nvoid f() { cudaFoo(); auto p = cublasFoo; }\n").str(), options,
        rules);
    std::string text = snippet.text();
    return llvm::StringRef(text).substr(text.find("void f")).rtrim().str();
  };
  CHECK(body("cublas_v2.h", {}) == "void f() { hipFoo(); auto p = hipblasFoo; }");
  CHECK(body("cublas_v2.h", {11, 8, 0}) == "void f() { hipOldFoo(); auto p = hipblasFoo; }");
  CHECK(body("cublas.h", {12, 0, 0}) == "void f() { hipFoo(); auto p = legacyFoo; }");
}

TEST_CASE("Names: rows hold for a version of HIP") {
  auto body = [](Version version) {
    TranslateOptions options;
    options.target.hip = version;
    auto snippet = translateText("#include <cuda.h>\nvoid f(CUdeviceptr d, const int *p) {\n"
                                 "  cuMemcpyHtoD(d, p + 1, 8);\n}\n",
                                 options);
    return llvm::StringRef(snippet.text()).split("{\n").second.str();
  };
  CHECK(body({}) == "  hipMemcpyHtoD(d, p + 1, 8);\n}\n");
  CHECK(body({7, 0, 0}) == "  hipMemcpyHtoD(d, p + 1, 8);\n}\n");
  CHECK(body({6, 4, 3}) == "  hipMemcpyHtoD(d, (void *)(p + 1), 8);\n}\n");
}

TEST_CASE("Names: the version macros have the CUDA version that the code is for") {
  constexpr llvm::StringLiteral code = "#include <cuda_runtime.h>\n"
                                       "#if CUDART_VERSION >= 12000\nint yes = cudaSuccess;\n"
                                       "#else\nint no = cudaSuccess;\n#endif\n";
  TranslateOptions options;
  options.target.cuda = {11, 8, 0};
  auto snippet = translateText(code, options);
  CHECK(llvm::StringRef(snippet.text()).contains("#if 0 /* CUDART_VERSION >= 12000 */\n"));
  CHECK(snippet.layers() == Strings{"preprocessor", "preprocessor", "token", "ast"});
}

TEST_CASE("Names: on the host, a standard function is not the device's") {
  auto snippet = translateText("#include <ctime>\n"
                               "__global__ void k(clock_t *p) { *p = clock(); }\n"
                               "int main() { return clock() > 7; }\n");
  CHECK(snippet.diagnostics() == Strings{"2: device-clock"});
}

TEST_CASE("Names: `cuda::` is libcu++'s where that is included, and may be OpenCV's elsewhere") {
  auto opencv = translateText("#include <cuda_runtime.h>\n#include <opencv2/opencv.hpp>\n"
                              "using namespace cv;\n"
                              "void f() { cuda::GpuMat m; cuda::Stream s[4]; }\n");
  CHECK_FALSE(llvm::any_of(opencv.diagnostics(), [](llvm::StringRef line) {
    return line.contains("unknown-name") || line.contains("unsupported-name");
  }));
  auto libcudacxx = translateText("#include <cuda/atomic>\n#ifdef OTHER\n"
                                  "void f() { cuda::brandNew m; }\n#endif\n");
  CHECK(llvm::is_contained(libcudacxx.diagnostics(), "3: unsupported-name"));
}

TEST_CASE("Names: a user's type with the name of a CUDA type stays") {
  for (const char *code :
       {"namespace mine { struct float4 { float v[4]; }; struct float4 x; }\n",
        "class int3 : Base {};\n", "enum uchar4 { e };\n",
        "#if 0\nstruct float4 { float v[4]; };\nvoid f(struct float4 *);\n#endif\n",
        "enum class int2 : int { a };\n"})
    CHECK(translated(code) == code);
}
