// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("include: CUDA's headers are replaced with HIP's, in the same quotes") {
  CHECK(
      translated(
          "#include \"cuda_runtime.h\" // why\n#  include <cublas_v2.h>\nint x = cudaSuccess;\n") ==
      "#include \"hip/hip_runtime.h\" // why\n#  include <hipblas/hipblas.h>\nint x = "
      "hipSuccess;\n");
}

TEST_CASE("include: an include that another one covers is removed with its line") {
  CHECK(translated("#include <cuda_runtime.h>\n#include <device_launch_parameters.h>\n#include "
                   "<cuda.h> // stays\nint x;\n") ==
        "#include <hip/hip_runtime.h>\n // stays\nint x;\n");
}

TEST_CASE("include: an include under a condition stays") {
  std::string code = "#if A\n#include <cuda_runtime.h>\n#else\n#include <cuda_runtime.h>\n#endif\n";
  CHECK(translated(code) ==
        "#if A\n#include <hip/hip_runtime.h>\n#else\n#include <hip/hip_runtime.h>\n#endif\n");
}

TEST_CASE("include: the runtime's header in all branches of a condition is enough") {
  constexpr llvm::StringLiteral kernel = "__global__ void k() {}\n";
  auto isAdded = [&](llvm::StringRef includes) {
    return llvm::StringRef(translated((includes + kernel).str()))
        .starts_with("#include <hip/hip_runtime.h>\n");
  };
  std::string one = "#include <cuda_runtime.h>\n", other = "#include <vector>\n";
  CHECK_FALSE(isAdded("#if A\n" + one + "#else\n" + one + "#endif\n"));
  CHECK_FALSE(isAdded("#if A\n" + one + "#elif B\n" + one + "#else\n" + one + "#endif\n"));
  CHECK_FALSE(
      isAdded("#if A\n#if B\n" + one + "#else\n" + one + "#endif\n#else\n" + one + "#endif\n"));
  CHECK(isAdded("#if A\n" + one + "#elif B\n" + one + "#endif\n"));
  CHECK(isAdded("#if A\n" + one + "#elif B\n" + other + "#else\n" + one + "#endif\n"));
  CHECK(isAdded("#if A\n" + one + "#endif\n#if B\n" + one + "#endif\n"));
  // Builds for HIP and for CUDA, and perhaps others that compile no kernel.
  std::string hip = "#include <hip/hip_runtime.h>\n";
  CHECK_FALSE(isAdded("#ifdef USE_ROCM\n" + hip + "#elif defined(USE_CUDA)\n" + one + "#endif\n"));
  CHECK(isAdded("#ifdef USE_ROCM\n" + hip + "#endif\n#ifdef A\n" + one + "#endif\n"));
}

TEST_CASE("include: a header on its own that includes HIP's headers gets no other one") {
  constexpr llvm::StringLiteral kernel =
      "__global__ void k(cudaError_t *p) { *p = cudaSuccess; }\n";
  constexpr llvm::StringLiteral port = "__global__ void k(hipError_t *p) { *p = hipSuccess; }\n";
  auto header = [&](llvm::StringRef includes) {
    auto files = translateFiles({{"a.h", (includes + kernel).str()}});
    return files.file("a.h").text().str();
  };
  CHECK(header("#include <hip/hip_fp16.h>\n") == ("#include <hip/hip_fp16.h>\n" + port).str());
  CHECK(header("") == ("#include <hip/hip_runtime.h>\n" + port).str());
}

TEST_CASE("include: the standard library's names in plain C++ are not CUDA's") {
  for (const char *text :
       {"#include <algorithm>\ntemplate <class T> T f(T a, T b) { return std::min(a, b); }\n",
        "#include <cmath>\nusing namespace std;\ntemplate <class T> T f(T a) { return max(a, "
        "sqrt(a)); }\n",
        "#include <cmath>\nfloat *cos(int at) { return 0; }\nint a = std::min(unknown, 1);\n"})
    for (const char *name : {"a.h", "a.cpp"})
      CHECK(translateFiles({{name, text}}).file(name).text() == text);
  // In code for CUDA, a template calls the standard library's as it says.
  constexpr llvm::StringLiteral unit = "#include <cuda_runtime.h>\n#include <algorithm>\n"
                                       "template <class T> T f(T a) { return std::max(a, T()); }\n";
  CHECK(!llvm::StringRef(translated(unit)).contains("TRANSHIP"));
}

TEST_CASE("include: the runtime's header is added to units whose own headers need it") {
  constexpr llvm::StringLiteral kernel = "__global__ void k() {}\n";
  auto unitWith = [](llvm::StringRef header) {
    auto files = translateFiles({{"a.cu", "#include \"a.h\"\nint x;\n"}, {"a.h", header.str()}});
    return files.file("a.cu").text().str();
  };
  std::string with = "#include <hip/hip_runtime.h>\n#include \"a.h\"\nint x;\n";
  std::string without = "#include \"a.h\"\nint x;\n";
  CHECK(unitWith(kernel) == with);
  CHECK(unitWith(("#include <cublas_v2.h>\n" + kernel).str()) == with);
  CHECK(unitWith(("#ifdef A\n#include <cuda_runtime.h>\n#endif\n" + kernel).str()) == with);
  CHECK(unitWith(("#include <cuda_runtime.h>\n" + kernel).str()) == without);
  CHECK(unitWith("#include <cublas_v2.h>\n") == without);
  CHECK(unitWith("inline int f() { return 1; }\n") == without);
}

TEST_CASE("include: the runtime's header is added where nvcc includes it implicitly") {
  CHECK(translated("// top\n__global__ void k() {}\n") ==
        "// top\n#include <hip/hip_runtime.h>\n__global__ void k() {}\n");
  CHECK(translated("#include <vector>\n__global__ void k() {}\n") ==
        "#include <hip/hip_runtime.h>\n#include <vector>\n__global__ void k() {}\n");
  CHECK(translated("int x;\n") == "int x;\n"); // nothing of CUDA in it
}

TEST_CASE("include: an include that only some compilations see is not enough") {
  CHECK(translated("#if A\n#include <cuda_runtime.h>\n#endif\n__global__ void k() {}\n") ==
        "#include <hip/hip_runtime.h>\n#if A\n#include <hip/hip_runtime.h>\n#endif\n__global__ "
        "void k() {}\n");
}

TEST_CASE("include: a header that no unit includes gets the header of the runtime") {
  CHECK(translateFiles({{"a.cuh", "inline int f() { return cudaSuccess; }\n"}}).text() ==
        "#include <hip/hip_runtime.h>\ninline int f() { return hipSuccess; }\n");
  // Unless it uses nothing of CUDA's.
  for (llvm::StringRef code :
       {"#include <cmath>\ninline double f(double x) { return std::sqrt(x); }\n",
        "#include <cstdlib>\n#include <ctime>\n"
        "inline long f(long x) { return std::labs(x) + abs(int(x)); }\n"
        "inline long g() { return clock(); }\n",
        "// cudaMalloc\ninline const char *f() { return \"cudaMalloc\"; }\n"})
    CHECK(translateFiles({{"a.h", code.str()}}).text() == code);
}

TEST_CASE("include: a header that is for C++ as well does not get the header of the runtime") {
  auto isAdded = [](llvm::StringRef condition) {
    std::string code = (condition + "\n#define BOTH __host__ __device__\n#else\n#define BOTH\n"
                                    "#endif\nBOTH inline int f() { return 1; }\n")
                           .str();
    return llvm::StringRef(translateFiles({{"a.h", code}}).text()).contains("hip_runtime.h");
  };
  CHECK_FALSE(isAdded("#ifdef __CUDACC__"));
  CHECK_FALSE(isAdded("#if defined(__CUDACC__) || defined(__HIPCC__)"));
  CHECK_FALSE(isAdded("#if !defined(A) && __NVCC__"));
  CHECK(isAdded("inline int g() { return cudaSuccess; }\n#ifdef __CUDACC__"));
}

TEST_CASE("include: a header of the user's with CUDA's name is the user's") {
  auto snippet = translateFiles({{"a.cu", "#include \"cuda_runtime.h\"\nint x = own;\n"},
                                 {"cuda_runtime.h", "enum { own };\n"}});
  CHECK(snippet.file("a.cu").text() == "#include \"cuda_runtime.h\"\nint x = own;\n");
}

TEST_CASE("include: headers without a counterpart are reported") {
  auto snippet = translateText("#include <npp.h>\n#include <cudaNeverSeen.h>\n");
  CHECK(snippet.diagnostics() ==
        Strings{"1: unsupported-header", "2: missing-include", "2: unknown-header"});
  CHECK(snippet.layers() == Strings{});
}

TEST_CASE("include: a header in a library's folder is reported whether it is installed or not") {
  TemporaryFolder installed;
  installed.write("thrust/odd.h", "");
  installed.write("cudaOther.h", "");
  TranslateOptions options;
  options.parse.extraFlags = {"-isystem", installed.path()};
  auto snippet = translateText("#include <thrust/odd.h>\n#include <cudaOther.h>\n", options);
  CHECK(snippet.diagnostics() == Strings{"1: unknown-header"}); // the other one may be anybody's
}

TEST_CASE("include: line endings and the byte order mark stay") {
  CHECK(translated("\xEF\xBB\xBF__global__ void k() {}\r\n") ==
        "\xEF\xBB\xBF#include <hip/hip_runtime.h>\r\n__global__ void k() {}\r\n");
}

TEST_CASE("include: headers that only nvcc includes implicitly are added where they are needed") {
  constexpr llvm::StringLiteral body = "void f(char *p) { memset(p, 0, strlen(p)); }\n";
  CHECK(translated(("__global__ void k();\n" + body).str()) ==
        ("#include <hip/hip_runtime.h>\n#include <string.h>\n__global__ void k();\n" + body).str());
  for (llvm::StringRef include : {"#include <cstring>\n", "#include <string.h>\n"})
    CHECK(translated((include + body).str()) == (include + body).str());
  // A header has it from whoever includes it.
  auto files =
      translateFiles({{"a.h", body.str()}, {"a.cu", "#include <cstring>\n#include \"a.h\"\n"}});
  CHECK(files.file("a.h").text() == body);
  auto without = translateFiles({{"a.h", body.str()}, {"a.cu", "#include \"a.h\"\n"}});
  CHECK(without.file("a.h").text() == ("#include <string.h>\n" + body).str());
  // A C++ compiler includes nothing by itself: what such a unit says holds.
  auto plain = translateFiles({{"a.cpp", ("#include <cuda_runtime.h>\n" + body).str()}});
  CHECK(plain.text() == ("#include <hip/hip_runtime.h>\n" + body).str());
}

TEST_CASE("include: types that a CUDA library's header brings along get their own header") {
  CHECK(translated("#include <cublas_v2.h>\n__half h;\n") ==
        "#include <hip/hip_fp16.h>\n#include <hipblas/hipblas.h>\n__half h;\n");
  CHECK(translated("#include <cublas_v2.h>\n#include <cuda_fp16.h>\n__half h;\n") ==
        "#include <hipblas/hipblas.h>\n#include <hip/hip_fp16.h>\n__half h;\n");
}

TEST_CASE("include: the main header is above the code that needs it") {
  CHECK(translated("// note\n__global__ void k() {}\n#include <cstdio>\n") ==
        "// note\n#include <hip/hip_runtime.h>\n__global__ void k() {}\n#include <cstdio>\n");
}
