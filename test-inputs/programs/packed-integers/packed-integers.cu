// All functions of bytes and halfwords that are packed into a word, and dot products of them, over
// words with limits and in between. Each prints a checksum; some are checked against plain loops.
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
  vabs2,
  vabs4,
  vabsss2,
  vabsss4,
  vneg2,
  vneg4,
  vnegss2,
  vnegss4,
  vabsdiffs2,
  vabsdiffs4,
  vabsdiffu2,
  vabsdiffu4,
  vadd2,
  vadd4,
  vaddss2,
  vaddss4,
  vaddus2,
  vaddus4,
  vavgs2,
  vavgs4,
  vavgu2,
  vavgu4,
  vcmpeq2,
  vcmpeq4,
  vcmpges2,
  vcmpges4,
  vcmpgeu2,
  vcmpgeu4,
  vcmpgts2,
  vcmpgts4,
  vcmpgtu2,
  vcmpgtu4,
  vcmples2,
  vcmples4,
  vcmpleu2,
  vcmpleu4,
  vcmplts2,
  vcmplts4,
  vcmpltu2,
  vcmpltu4,
  vcmpne2,
  vcmpne4,
  vhaddu2,
  vhaddu4,
  vmaxs2,
  vmaxs4,
  vmaxu2,
  vmaxu4,
  vmins2,
  vmins4,
  vminu2,
  vminu4,
  vsads2,
  vsads4,
  vsadu2,
  vsadu4,
  vseteq2,
  vseteq4,
  vsetges2,
  vsetges4,
  vsetgeu2,
  vsetgeu4,
  vsetgts2,
  vsetgts4,
  vsetgtu2,
  vsetgtu4,
  vsetles2,
  vsetles4,
  vsetleu2,
  vsetleu4,
  vsetlts2,
  vsetlts4,
  vsetltu2,
  vsetltu4,
  vsetne2,
  vsetne4,
  vsub2,
  vsub4,
  vsubss2,
  vsubss4,
  vsubus2,
  vsubus4,
  dp4as,
  dp4au,
  dp2a_los,
  dp2a_lou,
  dp2a_his,
  dp2a_hiu,
  count
};

__device__ unsigned apply(int operation, unsigned a, unsigned b, unsigned c) {
  switch (operation) {
  case vabs2:
    return __vabs2(a);
  case vabs4:
    return __vabs4(a);
  case vabsss2:
    return __vabsss2(a);
  case vabsss4:
    return __vabsss4(a);
  case vneg2:
    return __vneg2(a);
  case vneg4:
    return __vneg4(a);
  case vnegss2:
    return __vnegss2(a);
  case vnegss4:
    return __vnegss4(a);
  case vabsdiffs2:
    return __vabsdiffs2(a, b);
  case vabsdiffs4:
    return __vabsdiffs4(a, b);
  case vabsdiffu2:
    return __vabsdiffu2(a, b);
  case vabsdiffu4:
    return __vabsdiffu4(a, b);
  case vadd2:
    return __vadd2(a, b);
  case vadd4:
    return __vadd4(a, b);
  case vaddss2:
    return __vaddss2(a, b);
  case vaddss4:
    return __vaddss4(a, b);
  case vaddus2:
    return __vaddus2(a, b);
  case vaddus4:
    return __vaddus4(a, b);
  case vavgs2:
    return __vavgs2(a, b);
  case vavgs4:
    return __vavgs4(a, b);
  case vavgu2:
    return __vavgu2(a, b);
  case vavgu4:
    return __vavgu4(a, b);
  case vcmpeq2:
    return __vcmpeq2(a, b);
  case vcmpeq4:
    return __vcmpeq4(a, b);
  case vcmpges2:
    return __vcmpges2(a, b);
  case vcmpges4:
    return __vcmpges4(a, b);
  case vcmpgeu2:
    return __vcmpgeu2(a, b);
  case vcmpgeu4:
    return __vcmpgeu4(a, b);
  case vcmpgts2:
    return __vcmpgts2(a, b);
  case vcmpgts4:
    return __vcmpgts4(a, b);
  case vcmpgtu2:
    return __vcmpgtu2(a, b);
  case vcmpgtu4:
    return __vcmpgtu4(a, b);
  case vcmples2:
    return __vcmples2(a, b);
  case vcmples4:
    return __vcmples4(a, b);
  case vcmpleu2:
    return __vcmpleu2(a, b);
  case vcmpleu4:
    return __vcmpleu4(a, b);
  case vcmplts2:
    return __vcmplts2(a, b);
  case vcmplts4:
    return __vcmplts4(a, b);
  case vcmpltu2:
    return __vcmpltu2(a, b);
  case vcmpltu4:
    return __vcmpltu4(a, b);
  case vcmpne2:
    return __vcmpne2(a, b);
  case vcmpne4:
    return __vcmpne4(a, b);
  case vhaddu2:
    return __vhaddu2(a, b);
  case vhaddu4:
    return __vhaddu4(a, b);
  case vmaxs2:
    return __vmaxs2(a, b);
  case vmaxs4:
    return __vmaxs4(a, b);
  case vmaxu2:
    return __vmaxu2(a, b);
  case vmaxu4:
    return __vmaxu4(a, b);
  case vmins2:
    return __vmins2(a, b);
  case vmins4:
    return __vmins4(a, b);
  case vminu2:
    return __vminu2(a, b);
  case vminu4:
    return __vminu4(a, b);
  case vsads2:
    return __vsads2(a, b);
  case vsads4:
    return __vsads4(a, b);
  case vsadu2:
    return __vsadu2(a, b);
  case vsadu4:
    return __vsadu4(a, b);
  case vseteq2:
    return __vseteq2(a, b);
  case vseteq4:
    return __vseteq4(a, b);
  case vsetges2:
    return __vsetges2(a, b);
  case vsetges4:
    return __vsetges4(a, b);
  case vsetgeu2:
    return __vsetgeu2(a, b);
  case vsetgeu4:
    return __vsetgeu4(a, b);
  case vsetgts2:
    return __vsetgts2(a, b);
  case vsetgts4:
    return __vsetgts4(a, b);
  case vsetgtu2:
    return __vsetgtu2(a, b);
  case vsetgtu4:
    return __vsetgtu4(a, b);
  case vsetles2:
    return __vsetles2(a, b);
  case vsetles4:
    return __vsetles4(a, b);
  case vsetleu2:
    return __vsetleu2(a, b);
  case vsetleu4:
    return __vsetleu4(a, b);
  case vsetlts2:
    return __vsetlts2(a, b);
  case vsetlts4:
    return __vsetlts4(a, b);
  case vsetltu2:
    return __vsetltu2(a, b);
  case vsetltu4:
    return __vsetltu4(a, b);
  case vsetne2:
    return __vsetne2(a, b);
  case vsetne4:
    return __vsetne4(a, b);
  case vsub2:
    return __vsub2(a, b);
  case vsub4:
    return __vsub4(a, b);
  case vsubss2:
    return __vsubss2(a, b);
  case vsubss4:
    return __vsubss4(a, b);
  case vsubus2:
    return __vsubus2(a, b);
  case vsubus4:
    return __vsubus4(a, b);
  case dp4as:
    return __dp4a(int(a), int(b), int(c));
  case dp4au:
    return __dp4a(a, b, c);
  case dp2a_los:
    return __dp2a_lo(int(a), int(b), int(c));
  case dp2a_lou:
    return __dp2a_lo(a, b, c);
  case dp2a_his:
    return __dp2a_hi(int(a), int(b), int(c));
  default:
    return __dp2a_hi(a, b, c);
  }
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
    unsigned a = in[i], b = in[n + i], sum = 0, saturated = 0, distance = 0, larger = 0;
    int product = int(in[2 * n + i]);
    for (int shift = 0; shift < 32; shift += 8) {
      unsigned x = a >> shift & 255, y = b >> shift & 255;
      sum |= (x + y & 255) << shift;
      saturated |= (x + y > 255 ? 255 : x + y) << shift;
      distance += x > y ? x - y : y - x;
      larger |= ((signed char)x > (signed char)y ? x : y) << shift;
      product = int(unsigned(product) + unsigned((signed char)x * (signed char)y));
    }
    wrong += out[vadd4 * n + i] != sum;
    wrong += out[vaddus4 * n + i] != saturated;
    wrong += out[vsadu4 * n + i] != distance;
    wrong += out[vmaxs4 * n + i] != larger;
    wrong += int(out[dp4as * n + i]) != product;
  }
  std::printf("wrong %d\n", wrong);
  CHECK(cudaFree(from));
  CHECK(cudaFree(to));
  return wrong != 0;
}
