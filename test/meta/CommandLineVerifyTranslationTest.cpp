// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How `tranship verify` translates what it verifies.
#include "support/Test.h"
#include "support/VerifyCommand.h"

using namespace tranship;

namespace {

constexpr char freeing[] = "#include <cuda_runtime.h>\n"
                           "int main() { return cudaFree(nullptr); }\n";

} // namespace

TEST_CASE("-p, --config and -j mean the same for verify as for a translation", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", std::string(freeing) +
                             "#ifdef OTHER\nvoid other() { cudaNoSuchThing(); }\n#endif\n");
  folder.write("build/compile_commands.json",
               "[{\"directory\": \"" + folder.path("p") +
                   "\", \"file\": \"a.cu\", \"command\": \"nvcc -DOTHER -c a.cu\"}]");
  auto exitOf = [&](Strings arguments) {
    arguments.insert(arguments.end(), {"--backends=cpu", "--compile-only", "p"});
    return verify(folder, arguments).exitCode;
  };
  CHECK(exitOf({"-j1"}) == 0); // the error is in code that this build leaves out
  CHECK(exitOf({"-p", "build"}) == 1);
  CHECK(exitOf({"-p", "build/compile_commands.json"}) == 1);
  CHECK(has(verify(folder, {"-p", "missing", "p"}).err, "missing: no such compile database"));

  folder.write("other.yaml",
               "library: mine\nnotes:\n  leak: {why: \"it leaks\", instead: \"keep it\"}\n"
               "rows:\n- {name: cudaFree, kind: function, unsupported: leak}\n");
  CHECK(exitOf({"--config=other.yaml"}) == 1);
  folder.write("p/.tranship.yaml", folder.read("other.yaml"));
  CHECK(exitOf({}) == 1);
  CHECK(exitOf({"--no-config", "--receipt=r.json"}) == 0);
  CHECK(verify(folder, {"--check-receipt=r.json", "--compile-only"}).exitCode == 0);
  folder.write("p/.tranship.yaml", "hip-version: 6.4\n");
  CHECK(verify(folder, {"--check-receipt=r.json", "--compile-only"}).exitCode == 1);
}

TEST_CASE("verify reports what only HIP's headers for AMD reject", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include <cuda_fp16.h>\n"
                         "#include <cstdio>\n"
                         "int main() {\n"
                         "  std::printf(\"%.3f\\n\", __half2float(hsqrt(__float2half(4))));\n"
                         "}\n");
  ProgramResult checked = verify(folder, {"--backends=cpu", "--hip-version=7.2", "p"});
  CHECK(checked.exitCode == 1);
  CHECK(has(checked.out, "cpu         passed"));
  CHECK(has(checked.out, "a.cu:4:38: the port does not compile: no matching function for call to "
                         "'hsqrt'"));
  CHECK(verify(folder, {"--backends=cpu", "--no-check-port", "p"}).exitCode == 0);
}

TEST_CASE("verify and the port check of a translation judge a port for HIP 6 alike",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include <cstdio>\n"
                         "__global__ void shift(unsigned mask, float *p) {\n"
                         "  p[threadIdx.x] = __shfl_down_sync(mask, p[threadIdx.x], 1);\n"
                         "}\n"
                         "int main() {\n"
                         "  float *p;\n"
                         "  cudaMalloc(&p, 128);\n"
                         "  shift<<<1, 32>>>(0xffffffffu, p);\n"
                         "  std::printf(\"%d\\n\", (int)cudaDeviceSynchronize());\n"
                         "  cudaFree(p);\n"
                         "}\n");
  CHECK(verify(folder, {"--backends=cpu", "--hip-version=6.4", "p"}).exitCode == 0);
  ProgramResult translated = runTranship(folder, {"--hip-version=6.4", "--check-port", "p/a.cu"});
  CHECK(translated.exitCode == 0);
  CHECK(has(translated.err, "HIP 6.4, with -DHIPBLAS_V2=1 -DHIP_ENABLE_WARP_SYNC_BUILTINS=1"));
}

TEST_CASE("verify translates as the options of a translation say", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cstdio>\n"
                       "__global__ void find(int *p) {\n"
                       "  p[threadIdx.x / 32] = __any_sync(0xffffffffu, threadIdx.x == 40);\n"
                       "}\n"
                       "int main() {\n"
                       "  int *p;\n"
                       "  cudaMallocManaged(&p, 8);\n"
                       "  find<<<1, 64>>>(p);\n"
                       "  cudaDeviceSynchronize();\n"
                       "  std::printf(\"%d %d\\n\", p[0], p[1]);\n"
                       "}\n");
  CHECK(verify(folder, {"--backends=cpu", "a.cu"}).exitCode == 0);
  ProgramResult apart = verify(folder, {"--backends=cpu", "--wave-groups=never", "a.cu"});
  CHECK(apart.exitCode == 1);
  CHECK(has(apart.out, "FAILED"));
  CHECK(has(verify(folder, {"--backends=cpu", "--target=gfx1", "a.cu"}).err, "gfx1"));
}
