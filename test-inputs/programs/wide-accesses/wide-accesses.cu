// Accesses to 128 and 256 bits, sums of 16-bit floats in memory, and what the lanes of a warp decide
// together, in inline PTX for newer GPUs.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void copies(const unsigned char *from, unsigned char *to) {
  __shared__ alignas(16) unsigned char room[64][16];
  from += 128 * threadIdx.x, to += 128 * threadIdx.x;
  uint32_t v[8];
  asm volatile("ld.global.nc.L1::no_allocate.L2::256B.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
               : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]), "=r"(v[4]), "=r"(v[5]), "=r"(v[6]), "=r"(v[7])
               : "l"(from));
  asm volatile("st.global.L2::evict_last.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};" ::"l"(to), "r"(v[1]),
               "r"(v[0]), "r"(v[3]), "r"(v[2]), "r"(v[5]), "r"(v[4]), "r"(v[7]), "r"(v[6])
               : "memory");
  uint64_t l[4];
  asm volatile("ld.global.v4.b64 {%0, %1, %2, %3}, [%4 + 32];" : "=l"(l[0]), "=l"(l[1]), "=l"(l[2]), "=l"(l[3]) : "l"(from));
  asm volatile("st.global.v4.u64 [%0 + 32], {%1, %2, %3, %4};" ::"l"(to), "l"(l[3]), "l"(l[2]), "l"(l[1]), "l"(l[0]) : "memory");
  unsigned __int128 word;
  const uint32_t place = static_cast<uint32_t>(__cvta_generic_to_shared(room[threadIdx.x]));
  asm volatile("ld.global.b128 %0, [%1];" : "=q"(word) : "l"(from + 64));
  asm volatile("st.shared.b128 [%0], %1;" ::"r"(place), "q"(word) : "memory");
  uint64_t low, high;
  asm volatile("{ .reg .b128 xy; ld.shared.b128 xy, [%2]; mov.b128 {%0, %1}, xy; }" : "=l"(low), "=l"(high) : "r"(place) : "memory");
  asm volatile("{ .reg .b128 xy; mov.b128 xy, {%1, %2}; st.global.b128 [%0], xy; }" ::"l"(to + 64), "l"(high), "l"(low) : "memory");
  uint32_t a, b, c, d;
  asm volatile("ld.acquire.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(from + 80) : "memory");
  asm volatile("st.release.gpu.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to + 80), "r"(d), "r"(a), "r"(b), "r"(c) : "memory");
  const uint16_t lower = a;
  asm volatile("st.global.b8 [%0], %1;" ::"l"(to + 96), "h"(lower) : "memory");
  asm volatile("st.global.b16 [%0], %1;" ::"l"(to + 98), "l"(low) : "memory");
}

__global__ void sums(uint32_t *pairs, unsigned *count, unsigned *seen) {
  const uint32_t ones = 0x3c003c00, halves = 0x3f003f00; // 1 and 1, 0.5 and 0.5 in bfloat16
  asm volatile("red.relaxed.gpu.global.add.noftz.v2.f16x2 [%0], {%1, %2};" ::"l"(pairs), "r"(ones), "r"(ones) : "memory");
  asm volatile("red.global.add.noftz.bf16x2 [%0], %1;" ::"l"(pairs + 2), "r"(halves) : "memory");
  asm volatile("red.global.add.noftz.f16 [%0 + 14], %1;" ::"l"(pairs), "h"((uint16_t)0x3c00) : "memory");
  uint32_t old;
  asm volatile("atom.global.add.noftz.f16x2 %0, [%1 + 16], %2;" : "=r"(old) : "l"(pairs), "r"(ones) : "memory");
  atomicAdd(&seen[old & 0xffff], 1);
  uint32_t ticket;
  asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], 99;" : "=r"(ticket) : "l"(count) : "memory");
  atomicAdd(&pairs[5], ticket);
}

__global__ void lanes(const float *x, float *out, unsigned *leaders) {
  const float mine = x[threadIdx.x];
  float largest, smallest, magnitude, strict;
  asm volatile("redux.sync.max.f32 %0, %1, 0xffffffff;" : "=f"(largest) : "f"(mine));
  asm volatile("redux.sync.min.f32 %0, %1, 0xffffffff;" : "=f"(smallest) : "f"(mine));
  asm volatile("redux.sync.max.abs.f32 %0, %1, 0xffffffff;" : "=f"(magnitude) : "f"(mine));
  asm volatile("redux.sync.max.NaN.f32 %0, %1, 0xffffffff;" : "=f"(strict) : "f"(mine));
  float *to = out + 4 * threadIdx.x;
  to[0] = largest, to[1] = smallest, to[2] = magnitude, to[3] = strict != strict ? 1 : 0;
  if (threadIdx.x % 32 >= 8) {
    uint32_t is, lane;
    asm volatile("{ .reg .pred p; elect.sync %1|p, %2; selp.u32 %0, 1, 0, p; }" : "=r"(is), "=r"(lane) : "r"(0xffffff00u));
    if (is && lane == threadIdx.x % 32)
      atomicAdd(leaders, 1);
  }
  __syncwarp();
  uint32_t first = 0;
  asm volatile("{ .reg .pred p; elect.sync _|p, 0xffffffff; @p mov.u32 %0, 1; }" : "+r"(first));
  if (first)
    atomicAdd(leaders, 100);
}

template <class T> T *onDevice(const std::vector<T> &data) {
  T *result;
  CHECK(cudaMalloc(&result, data.size() * sizeof(T)));
  CHECK(cudaMemcpy(result, data.data(), data.size() * sizeof(T), cudaMemcpyHostToDevice));
  return result;
}
template <class T> void toHost(std::vector<T> &data, T *from) {
  CHECK(cudaMemcpy(data.data(), from, data.size() * sizeof(T), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(from));
}

int main() {
  std::vector<unsigned char> bytes(64 * 128), copied(bytes.size());
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = i * 2654435761u >> 11;
  unsigned char *from = onDevice(bytes), *to = onDevice(copied);
  copies<<<1, 64>>>(from, to);
  toHost(copied, to);
  CHECK(cudaFree(from));
  unsigned hash = 0;
  for (unsigned char byte : copied)
    hash = hash * 31 + byte;
  bool isRight = true;
  for (size_t i = 0; i < bytes.size(); i += 128) {
    for (size_t j = 0; j < 8; ++j)
      isRight &= !std::memcmp(&copied[i + 4 * j], &bytes[i + 4 * (j ^ 1)], 4);
    for (size_t j = 0; j < 4; ++j)
      isRight &= !std::memcmp(&copied[i + 32 + 8 * j], &bytes[i + 32 + 8 * (3 - j)], 8);
    isRight &= !std::memcmp(&copied[i + 64], &bytes[i + 72], 8) && !std::memcmp(&copied[i + 72], &bytes[i + 64], 8);
    for (size_t j = 0; j < 4; ++j)
      isRight &= !std::memcmp(&copied[i + 80 + 4 * ((j + 1) % 4)], &bytes[i + 80 + 4 * j], 4);
    isRight &= copied[i + 96] == bytes[i + 80] && !std::memcmp(&copied[i + 98], &bytes[i + 64], 2);
  }
  std::printf("copies %08x, %s\n", hash, isRight ? "right" : "wrong");

  std::vector<uint32_t> pairs(6), count(1), seen(0x8000);
  uint32_t *devicePairs = onDevice(pairs), *deviceCount = onDevice(count), *deviceSeen = onDevice(seen);
  sums<<<2, 64>>>(devicePairs, deviceCount, deviceSeen);
  toHost(pairs, devicePairs), toHost(count, deviceCount), toHost(seen, deviceSeen);
  unsigned different = 0; // 0 to 127
  for (unsigned times : seen)
    different += times == 1;
  std::printf("sums %08x %08x %08x %08x %08x, tickets %u, %u at the end, %u before\n", pairs[0], pairs[1], pairs[2],
              pairs[3], pairs[4], pairs[5], count[0], different);

  std::vector<float> x(96), out(4 * x.size());
  for (size_t i = 0; i < x.size(); ++i)
    x[i] = std::sin(float(i)) * (i % 7 == 3 ? -40 : 20);
  x[40] = NAN, x[50] = -INFINITY;
  for (size_t i = 64; i < 96; ++i)
    x[i] = NAN;
  float *deviceX = onDevice(x), *deviceOut = onDevice(out);
  std::vector<unsigned> leaders(1);
  unsigned *deviceLeaders = onDevice(leaders);
  lanes<<<1, 96>>>(deviceX, deviceOut, deviceLeaders);
  toHost(out, deviceOut), toHost(leaders, deviceLeaders);
  CHECK(cudaFree(deviceX));
  for (size_t warp = 0; warp < 3; ++warp)
    if (const float *first = &out[4 * 32 * warp]; first[0] == first[0])
      std::printf("warp %zu: %g %g %g %g\n", warp, first[0], first[1], first[2], first[3]);
    else
      std::printf("warp %zu: NaN %g\n", warp, first[3]);
  std::printf("leaders %u\n", leaders[0]);
  return isRight && leaders[0] == 303 ? 0 : 1;
}
