// The rules about names: rename, call, unsupported.
#include "support/Snippet.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

/// The body of a function after translation.
static std::string body(const std::string &code, const std::string &before = "") {
  std::string text =
      translated("#include <hip/hip_runtime.h>\n" + before + "void body() {" + code + "}\n");
  llvm::StringRef rest = llvm::StringRef(text).split("void body() {").second;
  return rest.rsplit("}\n").first.str();
}

static Strings diagnosed(const std::string &code) {
  return translateText("#include <hip/hip_runtime.h>\n" + code).diagnostics();
}

TEST_CASE("rename: names that clang resolved") {
  CHECK(body("cudaStream_t s; cudaStreamCreate(&s);") == "hipStream_t s; hipStreamCreate(&s);");
  CHECK(body("::cudaFree(0);") == "::hipFree(0);");
  CHECK(body("auto f = &cudaFree;") == "auto f = &hipFree;");
}

TEST_CASE("rename: comments, strings and the user's names stay") {
  CHECK(body("/* cudaFree */ const char *s = \"cudaFree\"; // cudaFree\n") ==
        "/* cudaFree */ const char *s = \"cudaFree\"; // cudaFree\n");
  CHECK(body("int cudaFree = 1; (void)cudaFree;") == "int cudaFree = 1; (void)cudaFree;");
  CHECK(body("own::cudaFree(1); cudaFree(0);", "namespace own { void cudaFree(int); }\n") ==
        "own::cudaFree(1); hipFree(0);");
}

TEST_CASE("rename: a name that a unit takes for itself is left alone where clang sees nothing") {
  std::string code =
      "static int cudaMine(int x) { return x; }\n#if 0\ncudaMine(1); cudaDeviceReset();\n#endif\n";
  auto snippet = translateText("#include <hip/hip_runtime.h>\n" + code);
  CHECK(llvm::StringRef(snippet.text()).contains("cudaMine(1); hipDeviceReset();"));
  CHECK(snippet.layers() == Strings{"token"});
  CHECK(snippet.diagnostics() == Strings{});
}

TEST_CASE("rename: a macro is edited where it is written, once") {
  auto snippet =
      translateText("#include <hip/hip_runtime.h>\n#define SYNC() cudaDeviceSynchronize()\n"
                    "void f() { SYNC(); SYNC(); }\n");
  CHECK(snippet.layers() == Strings{"ast"});
  CHECK(llvm::StringRef(snippet.text()).contains("#define SYNC() hipDeviceSynchronize()"));
  // Also one that nobody uses.
  auto unused =
      translateText("#include <hip/hip_runtime.h>\n#define SYNC() cudaDeviceSynchronize()\n");
  CHECK(unused.layers() == Strings{"token"});
}

TEST_CASE("rename: members of the user's types stay, in code that clang does not see too") {
  CHECK(
      body("\n#if 0\nx.cudaFree(1); p->cudaFree(2); own::cudaFree(3); ::cudaFree(4);\n#endif\n") ==
      "\n#if 0\nx.cudaFree(1); p->cudaFree(2); own::cudaFree(3); ::hipFree(4);\n#endif\n");
}

TEST_CASE("rename: what is made of unknown types is still the user's") {
  std::string code = "#include \"missing.h\"\n"
                     "class cudaWorker { Missing member; void cudaImport(Missing x); };\n"
                     "void cudaWorker::cudaImport(Missing x) { (void)x; }\n"
                     "static int cudaStart(Missing *x, int n) { return n; }\n"
                     "int run(cudaWorker &w, int n) { return cudaStart(0, n); }\n";
  auto snippet = translateText("#include <hip/hip_runtime.h>\n" + code);
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics) {
    INFO(diagnostic.message);
    CHECK(diagnostic.kind != DiagnosticKind::UnknownName);
  }
}

TEST_CASE("call: arguments as the row says, text between them as written") {
  std::string symbol = "__constant__ int table[4];\n";
  CHECK(body("cudaMemcpyToSymbol(table, p /* from */, 4);", symbol + "extern int *p;\n") ==
        "hipMemcpyToSymbol(HIP_SYMBOL(table), p /* from */, 4);");
  CHECK(body("cudaEventCreate(&e); cudaEventCreate(&e, 1);", "extern cudaEvent_t e;\n") ==
        "hipEventCreate(&e); hipEventCreateWithFlags(&e, 1);");
}

TEST_CASE("call: an overlay's template may turn arguments round, drop them and nest") {
  std::string rules =
      "library: mine\nrows:\n"
      "- {name: cudaSwap, kind: function, hip: hipSwap, call: \"hipSwap($1, 0, $0)\"}\n"
      "- {name: cudaTake, kind: function, hip: hipTake, call: \"hipTake($0)\"}\n"
      "- {name: cudaWrap, kind: function, hip: hipWrap, call: \"hipWrap(w($0), $1...)\"}\n";
  auto call = [&](const std::string &code) {
    std::string text =
        translateText("#include <hip/hip_runtime.h>\nint a = " + code + ";\n", {}, rules).text();
    return llvm::StringRef(text).split("a = ").second.split(";\n").first.str();
  };
  CHECK(call("cudaSwap(1, 2)") == "hipSwap(2, 0, 1)");
  CHECK(call("cudaSwap(cudaSwap(1, 2), cudaTake(3, 4, 5))") ==
        "hipSwap(hipTake(3), 0, hipSwap(2, 0, 1))");
  CHECK(call("cudaTake( 1 /* one */, 2)") == "hipTake( 1)");
  CHECK(call("cudaWrap(1, 2, 3)") == "hipWrap(w(1), 2, 3)");
  CHECK(call("cudaWrap(1)") == "hipWrap(w(1))");
  CHECK(call("cudaWrap(cudaWrap(cudaSuccess), 2)") == "hipWrap(w(hipWrap(w(hipSuccess))), 2)");
}

TEST_CASE("call: what cannot be rewritten stays and is told") {
  std::string symbol = "__constant__ int t[4];\n";
  CHECK(
      diagnosed(symbol + "#define COPY cudaMemcpyToSymbol\nvoid f(int *p) { COPY(t, p, 4); }\n") ==
      Strings{"3: call-form"});
  CHECK(
      diagnosed(symbol +
                "void f(int *p) { cudaMemcpyToSymbol(t, p,\n#if X\n4\n#else\n8\n#endif\n); }\n") ==
      Strings{"3: call-form"});
}

TEST_CASE("unsupported: every name without a counterpart is told, with advice") {
  auto snippet =
      translateText("#include <hip/hip_runtime.h>\nvoid f() {\n  cudaGraphConditionalHandle h;\n"
                    "  cudaBrandNewThing(h);\n}\n#if 0\ncudaOtherThing();\n#endif\n");
  CHECK(snippet.diagnostics() ==
        Strings{"3: unsupported-name", "4: unknown-name", "7: unknown-name"});
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics) {
    CHECK_FALSE(diagnostic.advice.empty());
    CHECK_FALSE(diagnostic.name.empty());
  }
}

TEST_CASE("unsupported: a drift of meaning is told once for a file") {
  auto snippet = translateText("#include <hip/hip_runtime.h>\nCUdeviceptr a;\nCUdeviceptr b;\n");
  CHECK(snippet.diagnostics() == Strings{"2: meaning"});
  CHECK(llvm::StringRef(snippet.translation.diagnostics[0].message).contains("1 more"));
}

TEST_CASE("names: translating a translation changes nothing") {
  std::string code = "#include <cuda_runtime.h>\n__constant__ int t[4];\n__global__ void k() {}\n"
                     "int main() { int h[4]; cudaMemcpyToSymbol(t, h, 16); k<<<1, 2>>>(); return "
                     "cudaDeviceReset(); }\n";
  std::string once = translated(code);
  CHECK(once != code);
  CHECK(translated(once) == once);
}

TEST_CASE("case-label: labels that cannot stand are commented out, comments and all") {
  std::string rules =
      "library: mine\nnotes:\n  never: {why: \"it never happens\", instead: \"drop it\"}\nrows:\n"
      "- {name: cudaErrorA, kind: enumerator, hip: hipErrorSame}\n"
      "- {name: cudaErrorB, kind: enumerator, hip: hipErrorSame}\n"
      "- {name: cudaErrorC, kind: enumerator, unsupported: never}\n";
  auto switched = [&](const std::string &labels) {
    auto snippet = translateText(
        "#include <hip/hip_runtime.h>\nenum { cudaFirst };\n#if 0\nvoid f(int e) { switch (e) { " +
            labels + " } }\n#endif\n",
        {}, rules);
    CHECK(snippet.diagnostics() == Strings{"4: case-label"});
    return llvm::StringRef(snippet.text()).split("(e) { ").second.split(" } }").first.str();
  };
  CHECK(switched("case cudaErrorC: return;") == "/* case cudaErrorC: */ return;");
  CHECK(switched("case /* a */ cudaErrorC /* b */: return;") ==
        "/* case  a  cudaErrorC  b : */ return;");
  CHECK(switched("case cudaErrorA: case cudaErrorB: return;") ==
        "case hipErrorSame: /* case hipErrorSame: */ return;");
  CHECK(switched("case cudaErrorA: case cudaErrorB/**/: return;") ==
        "case hipErrorSame: /* case hipErrorSame: */ return;");
}

TEST_CASE("macro-value: where the value counts it is the row's, where only the name is asked for "
          "it is HIP's") {
  std::string code =
      "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350\n#endif\n#ifdef __CUDA_ARCH__\n#endif\n";
  std::string text = translated("#include <hip/hip_runtime.h>\n" + code);
  INFO(text);
  llvm::StringRef first = llvm::StringRef(text).split("#if ").second.split('\n').first;
  CHECK(first.starts_with("defined(__HIP_DEVICE_COMPILE__) && "));
  CHECK(first.contains("__HIP_DEVICE_COMPILE__ *"));
  CHECK(llvm::StringRef(text).contains("#ifdef __HIP_DEVICE_COMPILE__\n"));
}

TEST_CASE("names: who defines a macro of CUDA's compiler pretends to be it, in HIP as well") {
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

TEST_CASE("names: a constant or a version that the user defines for himself is his own") {
  std::string code = "#include <hip/hip_runtime.h>\n#define CUDART_PI_F 3.0f\n"
                     "#define __CUDACC_VER_MAJOR__ 9\n"
                     "float f() { return CUDART_PI_F + __CUDACC_VER_MAJOR__; }\n";
  CHECK(translated(code) == code);
}

TEST_CASE("vector-operator: the user's operators of vector types are left to other platforms") {
  std::string code =
      "#include <hip/hip_runtime.h>\nstruct mine { float x; };\n"
      "inline mine operator*(mine a, mine b) { return {a.x * b.x}; }\n"
      "inline float2 operator+(float2 a, float2 b) { return {a.x + b.x, a.y + b.y}; }\n"
      "inline __host__ __device__ float2 operator*(float2 a, float2 b) {\n  return {a.x * b.x, a.y "
      "* b.y};\n}\n";
  auto snippet = translateText(code);
  CHECK(snippet.diagnostics() == Strings{"5: vector-operator"});
  CHECK(llvm::StringRef(snippet.text())
            .contains("a.y + b.y}; }\n#if !defined(__HIP_PLATFORM_AMD__)"));
  CHECK(llvm::StringRef(snippet.text()).ends_with("  return {a.x * b.x, a.y * b.y};\n}\n#endif\n"));
  CHECK(translated(snippet.text()) == snippet.text());
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
    options.cudaVersion = version;
    auto snippet = translateText(
        ("#include <" + header + ">\nvoid f() { cudaFoo(); auto p = cublasFoo; }\n").str(), options,
        rules);
    llvm::StringRef text = snippet.text();
    return text.substr(text.find("void f")).rtrim().str();
  };
  CHECK(body("cublas_v2.h", {}) == "void f() { hipFoo(); auto p = hipblasFoo; }");
  CHECK(body("cublas_v2.h", {11, 8, 0}) == "void f() { hipOldFoo(); auto p = hipblasFoo; }");
  CHECK(body("cublas.h", {12, 0, 0}) == "void f() { hipFoo(); auto p = legacyFoo; }");
}

TEST_CASE("Names: rows hold for a version of HIP") {
  auto body = [](Version version) {
    TranslateOptions options;
    options.hipVersion = version;
    auto snippet = translateText("#include <cuda.h>\nvoid f(CUdeviceptr d, const int *p) {\n"
                                 "  cuMemcpyHtoD(d, p + 1, 8);\n}\n",
                                 options);
    return llvm::StringRef(snippet.text()).split("{\n").second.str();
  };
  CHECK(body({}) == "  hipMemcpyHtoD(d, p + 1, 8);\n}\n");
  CHECK(body({7, 0, 0}) == "  hipMemcpyHtoD(d, p + 1, 8);\n}\n");
  CHECK(body({6, 4, 3}) == "  hipMemcpyHtoD(d, (void *)(p + 1), 8);\n}\n");
}

TEST_CASE("Names: the version macros say what CUDA the code is for") {
  constexpr llvm::StringLiteral code = "#include <cuda_runtime.h>\n"
                                       "#if CUDART_VERSION >= 12000\nint yes = cudaSuccess;\n"
                                       "#else\nint no = cudaSuccess;\n#endif\n";
  TranslateOptions options;
  options.cudaVersion = {11, 8, 0};
  auto snippet = translateText(code, options);
  CHECK(llvm::StringRef(snippet.text()).contains("#if 11080 /* CUDART_VERSION */ >= 12000\n"));
  CHECK(snippet.layers() == Strings{"preprocessor", "preprocessor", "token", "ast"});
}

TEST_CASE("Names: what the standard library has on the host is not the device's") {
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
  auto libcudacxx = translateText("#include <cuda/atomic>\n#if 0\n"
                                  "void f() { cuda::brandNew m; }\n#endif\n");
  CHECK(llvm::is_contained(libcudacxx.diagnostics(), "3: unsupported-name"));
}

TEST_CASE("Names: a type of the user's own that is called like CUDA's stays") {
  for (const char *code :
       {"namespace mine { struct float4 { float v[4]; }; struct float4 x; }\n",
        "class int3 : Base {};\n", "enum uchar4 { e };\n",
        "#if 0\nstruct float4 { float v[4]; };\nvoid f(struct float4 *);\n#endif\n",
        "enum class int2 : int { a };\n"})
    CHECK(translated(code) == code);
}
