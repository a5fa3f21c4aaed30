// All DPX functions, over words with limits and in between. Each prints a checksum; the three that
// others are made of are checked against plain code.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

enum Operation {
  viaddmax_s16x2,
  viaddmax_s16x2_relu,
  viaddmax_s32,
  viaddmax_s32_relu,
  viaddmax_u16x2,
  viaddmax_u32,
  viaddmin_s16x2,
  viaddmin_s16x2_relu,
  viaddmin_s32,
  viaddmin_s32_relu,
  viaddmin_u16x2,
  viaddmin_u32,
  vibmax_s16x2,
  vibmax_s32,
  vibmax_u16x2,
  vibmax_u32,
  vibmin_s16x2,
  vibmin_s32,
  vibmin_u16x2,
  vibmin_u32,
  vimax3_s16x2,
  vimax3_s16x2_relu,
  vimax3_s32,
  vimax3_s32_relu,
  vimax3_u16x2,
  vimax3_u32,
  vimax_s16x2_relu,
  vimax_s32_relu,
  vimin3_s16x2,
  vimin3_s16x2_relu,
  vimin3_s32,
  vimin3_s32_relu,
  vimin3_u16x2,
  vimin3_u32,
  vimin_s16x2_relu,
  vimin_s32_relu,
  count
};

__device__ unsigned apply(int operation, unsigned a, unsigned b, unsigned c) {
  bool high = false, low = false;
  unsigned result;
  switch (operation) {
  case viaddmax_s16x2:
    return __viaddmax_s16x2(a, b, c);
  case viaddmax_s16x2_relu:
    return __viaddmax_s16x2_relu(a, b, c);
  case viaddmax_s32:
    return __viaddmax_s32(int(a), int(b), int(c));
  case viaddmax_s32_relu:
    return __viaddmax_s32_relu(int(a), int(b), int(c));
  case viaddmax_u16x2:
    return __viaddmax_u16x2(a, b, c);
  case viaddmax_u32:
    return __viaddmax_u32(a, b, c);
  case viaddmin_s16x2:
    return __viaddmin_s16x2(a, b, c);
  case viaddmin_s16x2_relu:
    return __viaddmin_s16x2_relu(a, b, c);
  case viaddmin_s32:
    return __viaddmin_s32(int(a), int(b), int(c));
  case viaddmin_s32_relu:
    return __viaddmin_s32_relu(int(a), int(b), int(c));
  case viaddmin_u16x2:
    return __viaddmin_u16x2(a, b, c);
  case viaddmin_u32:
    return __viaddmin_u32(a, b, c);
  case vibmax_s16x2:
    result = __vibmax_s16x2(a, b, &high, &low);
    break;
  case vibmax_s32:
    result = __vibmax_s32(int(a), int(b), &low);
    break;
  case vibmax_u16x2:
    result = __vibmax_u16x2(a, b, &high, &low);
    break;
  case vibmax_u32:
    result = __vibmax_u32(a, b, &low);
    break;
  case vibmin_s16x2:
    result = __vibmin_s16x2(a, b, &high, &low);
    break;
  case vibmin_s32:
    result = __vibmin_s32(int(a), int(b), &low);
    break;
  case vibmin_u16x2:
    result = __vibmin_u16x2(a, b, &high, &low);
    break;
  case vibmin_u32:
    result = __vibmin_u32(a, b, &low);
    break;
  case vimax3_s16x2:
    return __vimax3_s16x2(a, b, c);
  case vimax3_s16x2_relu:
    return __vimax3_s16x2_relu(a, b, c);
  case vimax3_s32:
    return __vimax3_s32(int(a), int(b), int(c));
  case vimax3_s32_relu:
    return __vimax3_s32_relu(int(a), int(b), int(c));
  case vimax3_u16x2:
    return __vimax3_u16x2(a, b, c);
  case vimax3_u32:
    return __vimax3_u32(a, b, c);
  case vimax_s16x2_relu:
    return __vimax_s16x2_relu(a, b);
  case vimax_s32_relu:
    return __vimax_s32_relu(int(a), int(b));
  case vimin3_s16x2:
    return __vimin3_s16x2(a, b, c);
  case vimin3_s16x2_relu:
    return __vimin3_s16x2_relu(a, b, c);
  case vimin3_s32:
    return __vimin3_s32(int(a), int(b), int(c));
  case vimin3_s32_relu:
    return __vimin3_s32_relu(int(a), int(b), int(c));
  case vimin3_u16x2:
    return __vimin3_u16x2(a, b, c);
  case vimin3_u32:
    return __vimin3_u32(a, b, c);
  case vimin_s16x2_relu:
    return __vimin_s16x2_relu(a, b);
  case vimin_s32_relu:
    return __vimin_s32_relu(int(a), int(b));
  default:
    return 0;
  }
  return result * 4 + high * 2 + low;
}

__global__ void all(const unsigned *in, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    for (int operation = 0; operation < count; ++operation)
      out[operation * n + i] = apply(operation, in[i], in[n + i], in[2 * n + i]);
}

int main() {
  constexpr int n = 4096;
  const unsigned limits[] = {0,          ~0u,        0x7f7f7f7f, 0x80808080, 0x7fff8000,
                             0x80007fff, 0x01ff01ff, 0xff00ff00, 0x0001ffff, 0x817f0180};
  std::vector<unsigned> in(3 * n), out(count * n);
  uint64_t state = 1;
  for (int i = 0; i < 3 * n; ++i) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    unsigned drawn = unsigned(state >> 32);
    in[i] = drawn % 4 == 0 ? limits[(drawn >> 8) % 10] : drawn;
  }
  unsigned *from, *to;
  CHECK(cudaMalloc(&from, in.size() * sizeof(unsigned)));
  CHECK(cudaMalloc(&to, out.size() * sizeof(unsigned)));
  CHECK(cudaMemcpy(from, in.data(), in.size() * sizeof(unsigned), cudaMemcpyHostToDevice));
  all<<<n / 128, 128>>>(from, to, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(out.data(), to, out.size() * sizeof(unsigned), cudaMemcpyDeviceToHost));
  for (int operation = 0; operation < count; ++operation) {
    unsigned checksum = 0;
    for (int i = 0; i < n; ++i)
      checksum = checksum * 31 + out[operation * n + i];
    std::printf("%d %u\n", operation, checksum);
  }
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    int a = int(in[i]), b = int(in[n + i]), c = int(in[2 * n + i]);
    int sum = int(in[i] + in[n + i]), largest = a > b ? a : b;
    wrong += int(out[vimax3_s32 * n + i]) != (largest > c ? largest : c);
    wrong += int(out[viaddmax_s32 * n + i]) != (sum > c ? sum : c);
    unsigned halves = 0;
    for (int shift = 0; shift < 32; shift += 16) {
      short x = short(in[i] >> shift), y = short(in[n + i] >> shift), z = short(c >> shift);
      short both = short(x + y), larger = both > z ? both : z;
      halves |= unsigned((unsigned short)(larger > 0 ? larger : 0)) << shift;
    }
    wrong += out[viaddmax_s16x2_relu * n + i] != halves;
  }
  std::printf("wrong %d\n", wrong);
  CHECK(cudaFree(from));
  CHECK(cudaFree(to));
  return wrong != 0;
}
