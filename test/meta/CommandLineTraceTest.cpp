// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify --trace-kernels` and `replay` as users call them.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

/// Three launches; macros determine the second one's factor and what the host passes.
constexpr char program[] = R"(#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#ifndef FACTOR
#define FACTOR 2
#endif
#ifndef INPUT
#define INPUT 1
#endif

struct Node { double weight; Node *next; };
__device__ int calls;

template <typename T> __global__ void fill(T *out, T first) {
  out[threadIdx.x] = first + threadIdx.x;
}
__global__ void scale(const Node *list, float *out, int n) {
  if (threadIdx.x == 0)
    ++calls;
  for (const Node *node = list; node; node = node->next)
    if (threadIdx.x < n)
      out[threadIdx.x] *= FACTOR * node->weight;
}

int main() {
  float *out, host[64];
  Node *nodes, list[2] = {{3, nullptr}, {0.5, nullptr}};
  cudaMalloc(&out, sizeof host);
  cudaMalloc(&nodes, sizeof list);
  list[0].next = nodes + 1;
  cudaMemcpy(nodes, list, sizeof list, cudaMemcpyHostToDevice);
  fill<float><<<1, 64>>>(out, INPUT);
  scale<<<1, 64>>>(nodes, out, 60);
  scale<<<1, 64>>>(nodes, out, 60);
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  std::printf("last %.1f\n", host[59]);
  cudaFree(out);
  cudaFree(nodes);
}
)";

ProgramResult verify(const TemporaryFolder &folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "verify");
  return runTranship(folder, arguments);
}

bool has(llvm::StringRef text, llvm::StringRef part) { return text.contains(part); }

/// A program whose port is built with the given flag.
void writeProgram(const TemporaryFolder &folder, const std::string &portFlag) {
  folder.write("p/a.cu", program);
  folder.write("p/verify.yaml",
               "sources: [a.cu]\n" + (portFlag.empty() ? "" : "port-flags: [" + portFlag + "]\n"));
}

} // namespace

TEST_CASE("A kernel that does something else is named, kept and replayed",
          "[meta][trace][emulated]") {
  TemporaryFolder folder;
  writeProgram(folder, "-DFACTOR=3");
  ProgramResult result =
      verify(folder, {"--backends", "cpu", "--trace-kernels=" + folder.path("kept"), "p"});
  CHECK(result.exitCode == 1);
  CHECK(has(result.out,
            "kernels: kernel scale (a.cu:18, a.hip:18), launch 2 (a.cu:34, a.hip:34), argument 2 "
            "(`out`): inputs "
            "agree, output differs: index 0: 6 against 13.5 (60 of 64 numbers differ)"));
  for (std::string path : {"replay.yaml", "original/index", "port/data", "launch/data",
                           "port-launch/index", "programs/original", "programs/port"})
    if (path != "original/index")
      CHECK(llvm::sys::fs::exists(folder.path("kept/default-cpu-64/" + path)));
    else
      CHECK(llvm::sys::fs::exists(folder.path("kept/default-cpu-32/" + path)));

  // Pointers within memory point to the same places, and the variable has its value.
  result = verify(folder, {"replay", "kept"});
  CHECK(result.exitCode == 1);
  CHECK(result.out ==
        "default-cpu-32: kernel scale, launch 2 of the original: argument 2 (`out`): inputs agree, "
        "output differs: index 0: 6 against 13.5 (60 of 64 numbers differ)\n"
        "default-cpu-64: kernel scale, launch 2 of the original: argument 2 (`out`): inputs agree, "
        "output differs: index 0: 6 against 13.5 (60 of 64 numbers differ)\n");
  result = verify(folder, {"replay", "kept/default-cpu-64", "--report", "json"});
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(result.out);
  REQUIRE(bool(json));
  const llvm::json::Object *replay = json->getAsArray()->front().getAsObject();
  CHECK(replay->getInteger("launch") == 2);
  CHECK(replay->getObject("first")->getString("kind") == llvm::StringRef("outputs"));

  // Fix the port.
  folder.write("p/verify.yaml", "sources: [a.cu]\n");
  result = verify(folder, {"replay", "kept", "--checked", "p"});
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "default-cpu-64: kernel scale, launch 2 of the original: both sides give "
                        "the same result\n"));

  folder.write("p/a.cu", "int main() {}\n");
  result = verify(folder, {"replay", "kept", "p"});
  CHECK(result.exitCode == 2);
  CHECK(has(result.err, "the program has no kernel"));
  result = verify(folder, {"--trace-kernels=" + folder.path("kept"), "p"});
  CHECK(result.exitCode == 2);
  CHECK(has(result.err, "already exists; choose a new folder"));
}

TEST_CASE("A kernel with different arguments is reported as such", "[meta][trace]") {
  TemporaryFolder folder;
  writeProgram(folder, "-DINPUT=5");
  ProgramResult result =
      verify(folder, {"--backends", "cpu", "--trace-kernels=" + folder.path("kept"), "--report",
                      "json", "p"});
  CHECK(result.exitCode == 1);
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(result.out);
  REQUIRE(bool(json));
  const llvm::json::Object *port = (*json->getAsObject()->getArray("results"))[1].getAsObject();
  const llvm::json::Object *first = port->getObject("kernels")->getObject("first");
  REQUIRE(first);
  CHECK(first->getString("kind") == llvm::StringRef("inputs"));
  CHECK(first->getString("kernel") == llvm::StringRef("fill<float>"));
  CHECK(first->getString("what") == llvm::StringRef("argument 2 (`first`)"));
  CHECK(first->getInteger("launch") == 1);

  result = verify(folder, {"replay", "kept"});
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "both sides give the same result"));
}

TEST_CASE("A call that differs is reported as both sides write it", "[meta][trace]") {
  TemporaryFolder folder;
  folder.write("p/a.c", R"(#include <cuda_runtime.h>
#include <stdio.h>
#ifndef BYTES
#define BYTES sizeof values
#endif
int main(void) {
  int values[4] = {1, 2, 3, 4}, *device;
  cudaMalloc((void **)&device, sizeof values);
  cudaMemset(device, 0, sizeof values);
  cudaMemcpy(device, values,
             BYTES, cudaMemcpyHostToDevice);
  cudaMemcpy(values, device, sizeof values, cudaMemcpyDeviceToHost);
  printf("%d\n", values[3]);
  return 0;
}
)");
  folder.write("p/verify.yaml", "sources: [a.c]\nport-flags: [-DBYTES=8]\n");
  ProgramResult result = verify(folder, {"--backends", "cpu", "--trace-kernels", "p"});
  CHECK(result.exitCode == 1);
  CHECK(has(result.out,
            "cpu at width 32, calls: the original calls `cudaMemcpy(device, values, BYTES, "
            "cudaMemcpyHostToDevice)` (a.c:10), the port `hipMemcpy(device, values, BYTES, "
            "hipMemcpyHostToDevice)` (a.c:10): argument 3: 16 against 8\n"));
  // No hint if the outputs agree.
  folder.write("p/verify.yaml", "sources: [a.c]\nport-flags: [-DBYTES=16]\n");
  result = verify(folder, {"--backends", "cpu", "--trace-kernels", "p"});
  CHECK(result.exitCode == 0);
  CHECK(!has(result.out, "calls"));
}

TEST_CASE("Textures and enumerators of libraries are compared by their meaning", "[meta][trace]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", R"(#include <cublas_v2.h>
#include <cstdio>
#ifndef MODE
#define MODE cudaAddressModeWrap
#endif
__global__ void look(cudaTextureObject_t t, float *out) {
  out[threadIdx.x] = tex2D<float>(t, threadIdx.x / 4.f, 0.5f);
}
int main() {
  float values[4] = {1, 2, 3, 4}, *out, factor = 1, *a, *c;
  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &format, 4, 1);
  cudaMemcpy2DToArray(array, 0, 0, values, 16, 16, 1, cudaMemcpyHostToDevice);
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how = {};
  how.addressMode[0] = MODE;
  how.normalizedCoords = 1;
  cudaTextureObject_t texture;
  cudaCreateTextureObject(&texture, &resource, &how, nullptr);
  cudaMalloc(&out, 32);
  look<<<1, 8>>>(texture, out);
  cudaMalloc(&a, 16);
  cudaMalloc(&c, 16);
  cudaMemcpy(a, values, 16, cudaMemcpyHostToDevice);
  cublasHandle_t blas;
  cublasCreate(&blas);
  cublasSgemm(blas, CUBLAS_OP_T, CUBLAS_OP_N, 2, 2, 2, &factor, a, 2, a, 2, &factor, c, 2);
  cublasDestroy(blas);
  cudaDestroyTextureObject(texture);
  float host[8];
  cudaMemcpy(host, out, 32, cudaMemcpyDeviceToHost);
  std::printf("%g %g\n", host[1], host[5]);
}
)");
  folder.write("p/verify.yaml", "sources: [a.cu]\nflags: [-lcublas]\n"
                                "port-flags: [-DMODE=hipAddressModeClamp]\n");
  // A GPU with textures, so the port needs no functions of its own.
  folder.write("p/.tranship.yaml", "targets: [gfx1100]\n");
  ProgramResult result =
      verify(folder, {"--backends", "cpu", "--trace-kernels=" + folder.path("kept"), "p"});
  CHECK(result.exitCode == 1);
  INFO(result.out << result.err);
  CHECK(has(result.out, "kernels: kernel look (a.cu:6, a.hip:7), launch 1 (a.cu:24, a.hip:25), "
                        "argument 1 (`t`): input differs: addressMode[0]: Wrap against Clamp"));
  CHECK(has(result.out,
            "calls: the original calls `cudaCreateTextureObject(&texture, &resource, &how, "
            "nullptr)` (a.cu:22), the port `hipCreateTextureObject(&texture, &resource, &how, "
            "nullptr)` (a.hip:23): addressMode[0]: Wrap against Clamp"));
  CHECK_FALSE(has(result.out, "Sgemm"));
  CHECK_FALSE(has(result.out, "DestroyTextureObject"));
  result = verify(folder, {"replay", folder.path("kept")});
  CHECK(result.exitCode == 2);
  CHECK(has(result.err, "argument 1 (`t`) holds a texture, which cannot be restored"));
}

TEST_CASE("Nothing is reported for kernels that agree", "[meta][trace][emulated]") {
  TemporaryFolder folder;
  writeProgram(folder, "");
  ProgramResult result = verify(folder, {"--backends", "cpu", "--trace-kernels", "p"});
  CHECK(result.exitCode == 0);
  CHECK(!has(result.out, "kernels"));
  result = verify(folder, {"--backends", "cpu", "--trace-kernels", "-v", "p"});
  CHECK(has(result.out, "kernels: all 3 launches agree"));
}

TEST_CASE("Kernels that differ are not an agreement, even if outputs agree",
          "[meta][trace][slow]") {
  TemporaryFolder folder;
  std::string text = program;
  text.replace(text.find("\"last %.1f\\n\", host[59]"), 23, "\"PASS\\n\"");
  auto run = [&](const std::string &portFlag, Strings more) {
    writeProgram(folder, portFlag);
    folder.write("p/a.cu", text);
    more.insert(more.end(), {"--backends", "cpu", "--trace-kernels", "p"});
    return verify(folder, more);
  };
  ProgramResult result = run("-DFACTOR=3", {"--triangulate"});
  INFO(result.out);
  CHECK(result.exitCode == 1);
  CHECK(has(result.out, "passed   stdout: the text agrees, but kernels differ\n"));
  CHECK(has(result.out, "verdict: hidden-difference: "));
  CHECK(has(result.out,
            "    port, cpu at width 32, kernels: kernel scale (a.cu:18, a.hip:18), launch 2 ("));
  CHECK(run("-DFACTOR=3", {"--receipt=r.json"}).exitCode == 1);
  result = verify(folder, {"--check-receipt=r.json"});
  CHECK(result.exitCode == 1);
  CHECK(has(result.out, "problem: kernels of the port differ from the original's\n"));
  // Rounding is not a difference.
  result = run("-DFACTOR=2.0000002f", {"--triangulate"});
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "verdict: agree: "));
  // Nothing is printed, but kernels were compared.
  text.replace(text.find("std::printf(\"PASS\\n\");"), 21, "");
  result = run("", {});
  CHECK(has(result.out, "passed   stdout: nothing was compared; kernels: all 3 launches agree\n"));
}

TEST_CASE("A trace keeps to the limit on files", "[meta][trace][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  folder.write("p/verify.yaml", "sources: [a.cu]\nlimits: {file: 1kB}\n");
  ProgramResult result = verify(folder, {"--backends", "cpu", "--trace-kernels", "-v", "p"});
  CHECK(result.exitCode == 0);
  CHECK(!has(result.out, "ended early"));
  CHECK(has(result.out, "note: port, cpu at width 64: kernels: "));
}

TEST_CASE("A folder without a launch cannot be replayed", "[meta][trace]") {
  TemporaryFolder folder;
  CHECK(verify(folder, {"replay"}).exitCode == 2);
  ProgramResult result = verify(folder, {"replay", folder.makeFolder("empty")});
  CHECK(result.exitCode == 2);
  CHECK(has(result.err, "no launch was kept here"));
  for (const char *text : {"kernel: [a]\n", "launch: x\n", "what: 1\n", "kernel: a\nlaunch: 1\n",
                           "original: {symbol: a, warp-width: 4096}\n"}) {
    folder.write("bad/replay.yaml", text);
    CHECK(verify(folder, {"replay", "bad"}).exitCode == 2);
  }
}

TEST_CASE("A fault without checks is reported with paths from the program's folder, and the "
          "nearest memory",
          "[meta][verify]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", R"(#include <cstdio>
#ifndef BYTES
#define BYTES 256
#endif
__global__ void fill(int *out) {
  extern __shared__ volatile int memory[];
  memory[threadIdx.x] = threadIdx.x;
  out[threadIdx.x] = memory[threadIdx.x];
}
int main() {
  int *out;
  cudaMalloc(&out, 256);
  fill<<<1, 64, BYTES>>>(out);
  std::printf("%d\n", cudaDeviceSynchronize() == cudaSuccess);
}
)");
  folder.write("p/verify.yaml", "sources: [a.cu]\nport-flags: [-DBYTES=128]\n");
  ProgramResult result = verify(folder, {"--backends", "cpu", "p"});
  INFO(result.out);
  CHECK(
      has(result.out,
          "cpu at width 64, emulator: out-of-bounds: kernel fill: a.hip:8: block (0,0,0) lanes 32 "
          "of warp 0: thread (32,0,0) accesses memory 0 bytes past the end of the 128 bytes of "
          "dynamic shared memory that the block has\n"));
}
