// Objects of libraries in a number of bytes that does not follow their size.
#include <cub/cub.cuh>
#include <curand_kernel.h>

using Reduce = cub::BlockReduce<int, 256>;
extern __shared__ unsigned char dynamic[];

__global__ void total(int *out, const int *in) {
  int sum = Reduce(reinterpret_cast<Reduce::TempStorage &>(dynamic)).Sum(in[threadIdx.x]); // DIAG: meaning
  if (threadIdx.x == 0)
    *out = sum;
}
__global__ void exchange(int *out) {
  using Exchange = cub::BlockExchange<int, 128, 4>;
  __shared__ __align__(16) char raw[2048];
  int items[4] = {};
  Exchange(*(Exchange::TempStorage *)raw).StripedToBlocked(items, items); // DIAG: meaning
  out[threadIdx.x] = items[0];
}
curandStateMtgp32 *states() {
  void *memory;
  cudaMalloc(&memory, 64 * 4112);
  return (curandStateMtgp32 *)memory; // DIAG: meaning
}

// Near misses: `sizeof`, a pool with room to spare, a number that is asserted, states that do not grow, and the user's objects.
struct Own {
  int values[8];
};
__global__ void nearMisses(int *out, const int *in) {
  __shared__ __align__(16) char pool[16 << 10], asserted[512], own[32];
  static_assert(sizeof(cub::BlockReduce<int, 128>::TempStorage) <= sizeof asserted, "room");
  int sum = Reduce(*(Reduce::TempStorage *)pool).Sum(in[threadIdx.x]);
  using Small = cub::BlockReduce<int, 128>;
  sum += Small(*(Small::TempStorage *)asserted).Sum(in[threadIdx.x]);
  ((Own *)own)->values[0] = sum;
  out[threadIdx.x] = ((Own *)own)->values[0];
}
__global__ void sized(int *out, const int *in) {
  extern __shared__ unsigned char bytes[];
  using Scan = cub::BlockScan<int, 256>;
  int sum;
  Scan(*(Scan::TempStorage *)bytes).InclusiveSum(in[threadIdx.x], sum);
  out[threadIdx.x] = sum;
}

constexpr int reduceBytes = 44;
void run(int *out, int *in) {
  total<<<1, 256, reduceBytes>>>(out, in);
  exchange<<<1, 128>>>(out);
  nearMisses<<<1, 128>>>(out, in);
  size_t scanBytes = sizeof(cub::BlockScan<int, 256>::TempStorage);
  sized<<<1, 256, scanBytes>>>(out, in);
  void *memory;
  cudaMalloc(&memory, 256 * 64);
  auto *states = (curandStatePhilox4_32_10_t *)memory;
  cudaFree(states);
}
