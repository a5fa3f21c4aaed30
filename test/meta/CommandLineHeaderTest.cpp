// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship header`, through the command line.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char source[] = "#include <cublas_v2.h>\n"
                          "cudaError_t f(void **p) { return cudaMalloc(p, 4); }\n";

bool has(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace

TEST_CASE("tranship header prints a header", "[cli][header]") {
  TemporaryFolder folder;
  folder.write("a.cu", source);
  ProgramResult result = runTranship(folder, {"header", "a.cu"});
  INFO(result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "#define cudaMalloc hipMalloc\n"));
  CHECK(has(result.out, "#include <hipblas/hipblas.h>\n"));
  CHECK(has(result.err, "the output replaces 2 names and 1 header of CUDA"));
  CHECK(folder.list() == Strings{"a.cu"});
}

TEST_CASE("tranship header -o writes a file or a folder", "[cli][header]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", source);
  CHECK(runTranship(folder, {"header", "src", "-o", "my.h"}).exitCode == 0);
  CHECK(has(folder.read("my.h"), "#define cudaMalloc hipMalloc\n"));
  CHECK(runTranship(folder, {"header", "src", "-o", "hip/"}).exitCode == 0);
  CHECK(folder.list("hip") ==
        Strings{"cublas_v2.h", "cuda_to_hip.h", "cuda_to_hip_hide.h", "cuda_to_hip_show.h"});
  std::string first = folder.read("hip/cuda_to_hip.h");
  // An existing path is taken as a folder; tranship may overwrite its own headers there.
  CHECK(runTranship(folder, {"header", "src", "-o", "hip"}).exitCode == 0);
  CHECK(folder.read("hip/cuda_to_hip.h") == first);
}

TEST_CASE("tranship header overwrites no header of the user", "[cli][header]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", source);
  folder.write("hip/cublas_v2.h", "mine\n");
  CHECK(isToolFailure(runTranship(folder, {"header", "src", "-o", "hip/", "-q"})));
  CHECK(isToolFailure(runTranship(folder, {"header", "src", "-o", "hip/cublas_v2.h", "-q"})));
  CHECK(folder.list("hip") == Strings{"cublas_v2.h"});
  CHECK(isToolFailure(runTranship(folder, {"header"})));
}

TEST_CASE("What a header cannot do is reported at its line", "[cli][header]") {
  TemporaryFolder folder;
  folder.write("a.cu", "struct P { int cudaFree; };\nvoid f() { cudaFree(nullptr); }\n");
  ProgramResult result = runTranship(folder, {"header", "a.cu"});
  CHECK(result.exitCode == 1);
  CHECK(has(result.err, "a.cu:1:16: error: `cudaFree` is a name of your own here"));
  CHECK(has(result.err, "1 place cannot be served by a header"));
  CHECK(!has(result.out, "cudaFree"));
}
