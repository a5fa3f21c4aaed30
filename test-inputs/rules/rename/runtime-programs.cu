// Programs in string literals that NVRTC compiles: what changes in them is written back into the
// literals.
#include <cuda.h>
#include <nvrtc.h>

#include <string>

// An ordinary literal in parts: lines and escapes stay as they are.
static const char *reduce =
    "extern \"C\" __global__ void reduce(float *out, const float *in) {\n"
    "  float v = in[threadIdx.x];\n"
    "  for (int step = 16; step > 0; step /= 2)\n"
    "    v += __shfl_down_sync(0xffffffff, v, step);\n"
    "  if (threadIdx.x == 0) *out = v; // \"cudaMalloc\"\n"
    "}\n";

// A raw one.
constexpr char vote[] = R"kernel(
#include <cuda_fp16.h>
extern "C" __global__ void vote(unsigned *out, const int *in, __half *p) {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  unsigned mask = __ballot_sync(0xffffffffu, in[threadIdx.x]);
  cudaGraphConditionalHandle handle; // DIAG: unsupported-name
  if (lane == 0)
    out[blockIdx.x] = __popc(mask);
}
)kernel";

// Helpers go into the string where HIP has no form without.
const char *bytes = R"(
extern "C" __global__ void bytes(unsigned *p) { p[0] = __vadd4(p[0], p[1]); }
)";

// Other strings stay.
const char *other = "__shfl_down_sync(0xffffffff, v, step)";

#define PROGRAM(code) "__global__ void run(int *p) { *p = __any_sync(~0u, " #code "); }"

#define CHECK(call) call
#define PLAIN "__global__ void plain(unsigned *p) { p[1] = __ballot_sync(~0u, p[0]); }"

void compile(nvrtcProgram *program, int n) {
  CHECK(nvrtcCreateProgram(program, PLAIN, nullptr, 0, nullptr, nullptr));
  CHECK(nvrtcCreateProgram(program, "__global__ void next(int *p) { *p = __any_sync(~0u, *p); }",
                           nullptr, 0, nullptr, nullptr));
  nvrtcCreateProgram(program, reduce, "reduce.cu", 0, nullptr, nullptr);
  nvrtcCreateProgram(program, vote, "vote.cu", 0, nullptr, nullptr);
  nvrtcCreateProgram(program, bytes, "bytes.cu", 0, nullptr, nullptr);
  const std::string text = "__global__ void fill(int *p) { p[threadIdx.x] = __ldcg(p); }";
  nvrtcCreateProgram(program, text.c_str(), nullptr, 0, nullptr, nullptr);
  std::string built = "__constant__ int n = " + std::to_string(n) + ";";
  nvrtcCreateProgram(program, built.c_str(), "", 0, nullptr, nullptr); // DIAG: runtime-compilation
  nvrtcCreateProgram(program, PROGRAM(p[1]), "", 0, nullptr, nullptr); // DIAG: runtime-compilation
}

// Headers that programs include.
void withHeaders(nvrtcProgram *program) {
  const char *names[] = {"bits.h"};
  const char *headers[] = {"#include <cuda_runtime.h>\n__device__ int bits(unsigned x) { return __popc(x); }"};
  nvrtcCreateProgram(program, "#include \"bits.h\"\n__global__ void k(int *a) { *a = bits(7u); }", "k.cu", 1,
                     headers, names);
}
