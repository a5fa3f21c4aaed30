// Programs in string literals that NVRTC compiles: what changes in them is written back into the
// literals.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <string>

// An ordinary literal in parts: lines and escapes stay as they are.
static const char *reduce =
    "extern \"C\" __global__ void reduce(float *out, const float *in) {\n"
    "  float v = in[threadIdx.x];\n"
    "  for (int step = 16; step > 0; step /= 2)\n"
    "    v += __shfl_down(v, step, 32);\n"
    "  if (threadIdx.x == 0) *out = v; // \"cudaMalloc\"\n"
    "}\n";

// A raw one.
constexpr char vote[] = R"kernel(
#include <hip/hip_fp16.h>
extern "C" __global__ void vote(unsigned *out, const int *in, __half *p) {
  unsigned lane;
  lane = __lane_id() & 31;
  unsigned mask = static_cast<unsigned>(__ballot(in[threadIdx.x]) >> (__lane_id() & 32));
  cudaGraphConditionalHandle handle; // DIAG: unsupported-name
  if (lane == 0)
    out[blockIdx.x] = __builtin_popcount(mask);
}
)kernel";

// Helpers go into the string where HIP has no form without.
const char *bytes = R"(
namespace tranship {
// Applies an operation to the bytes or halfwords of two words, as the type Part, and keeps the low
// bits of each result.
template <class Part, class Operation>
__host__ __device__ inline unsigned mapPacked(unsigned a, unsigned b, Operation operation) {
  constexpr unsigned bits = 8 * sizeof(Part), mask = (1u << bits) - 1;
  unsigned result = 0;
  for (unsigned shift = 0; shift < 32; shift += bits) {
    const int x = static_cast<Part>(a >> shift & mask), y = static_cast<Part>(b >> shift & mask);
    result |= (static_cast<unsigned>(operation(x, y)) & mask) << shift;
  }
  return result;
}
} // namespace tranship
namespace tranship {
// Sums of bytes, without carry.
__host__ __device__ inline unsigned vadd4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x + y; });
}
} // namespace tranship
extern "C" __global__ void bytes(unsigned *p) { p[0] = tranship::vadd4(p[0], p[1]); }
)";

// Other strings stay.
const char *other = "__shfl_down_sync(0xffffffff, v, step)";

#define PROGRAM(code) "__global__ void run(int *p) { *p = __any_sync(~0u, " #code "); }"

#define CHECK(call) call
#define PLAIN "__global__ void plain(unsigned *p) { p[1] = static_cast<unsigned>(__ballot(p[0]) >> (__lane_id() & 32)); }"

void compile(hiprtcProgram *program, int n) {
  CHECK(hiprtcCreateProgram(program, PLAIN, nullptr, 0, nullptr, nullptr));
  CHECK(hiprtcCreateProgram(program, "__global__ void next(int *p) { *p = (static_cast<unsigned>(__ballot(*p) >> (__lane_id() & 32)) != 0); }",
                           nullptr, 0, nullptr, nullptr));
  hiprtcCreateProgram(program, reduce, "reduce.cu", 0, nullptr, nullptr);
  hiprtcCreateProgram(program, vote, "vote.cu", 0, nullptr, nullptr);
  hiprtcCreateProgram(program, bytes, "bytes.cu", 0, nullptr, nullptr);
  const std::string text = "__global__ void fill(int *p) { p[threadIdx.x] = __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }";
  hiprtcCreateProgram(program, text.c_str(), nullptr, 0, nullptr, nullptr);
  std::string built = "__constant__ int n = " + std::to_string(n) + ";";
  hiprtcCreateProgram(program, built.c_str(), "", 0, nullptr, nullptr); // DIAG: runtime-compilation
  hiprtcCreateProgram(program, PROGRAM(p[1]), "", 0, nullptr, nullptr); // DIAG: runtime-compilation
}

// Headers that programs include.
void withHeaders(hiprtcProgram *program) {
  const char *names[] = {"bits.h"};
  const char *headers[] = {"#include <hip/hip_runtime.h>\n__device__ int bits(unsigned x) { return __builtin_popcount(x); }"};
  hiprtcCreateProgram(program, "#include \"bits.h\"\n__global__ void k(int *a) { *a = bits(7u); }", "k.cu", 1,
                     headers, names);
}
