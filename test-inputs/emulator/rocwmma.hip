// rocWMMA's names and types; products of tiles by warps of 32 and 64 lanes.
#include <cstdio>

#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>

template <class In, class Out>
__global__ void product(const In *a, const In *b, Out *c) {
  using namespace rocwmma;
  fragment<matrix_a, 16, 16, 16, In, row_major> partA;
  fragment<matrix_b, 16, 16, 16, In, col_major> partB;
  fragment<accumulator, 16, 16, 16, Out> sum;
  // Each warp has a tile of its own.
  int warp = (threadIdx.x + blockDim.x * threadIdx.y) / warpSize;
  load_matrix_sync(partA, a + warp * 256, 16);
  load_matrix_sync(partB, b, 16);
  fill_fragment(sum, Out(1));
  mma_sync(sum, partA, partB, sum);
  for (int i = 0; i < sum.num_elements; ++i)
    sum.x[i] *= Out(3);
  store_matrix_sync(c + warp * 256, sum, 16, mem_col_major);
}

template <class In, class Out> void check(const char *name) {
  In *a, *b;
  Out *c;
  int lanes = 0, wrong = 0;
  (void)hipDeviceGetAttribute(&lanes, hipDeviceAttributeWarpSize, 0);
  (void)hipMallocManaged(&a, 512 * sizeof(In));
  (void)hipMallocManaged(&b, 256 * sizeof(In));
  (void)hipMallocManaged(&c, 512 * sizeof(Out));
  for (int i = 0; i < 512; ++i)
    a[i] = In(float(i % 9));
  for (int i = 0; i < 256; ++i)
    b[i] = In(float(i % 7));
  product<<<1, dim3(lanes / 2, 4)>>>(a, b, c);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < 512; ++i) {
    int tile = i / 256, column = i % 256 / 16, row = i % 16, sum = 1;
    for (int k = 0; k < 16; ++k)
      sum += (tile * 256 + row * 16 + k) % 9 * ((column * 16 + k) % 7);
    wrong += float(c[i]) != float(3 * sum);
  }
  std::printf("%s: %d of 512 wrong, %s\n", name, wrong, hipGetErrorString(hipGetLastError()));
}

int main() {
  check<rocwmma::float16_t, float>("float16_t");
  check<__half, rocwmma::float32_t>("half");
  check<rocwmma::bfloat16_t, float>("bfloat16_t");
  check<rocwmma::int8_t, rocwmma::int32_t>("int8_t");
  check<double, double>("double");
  return 0;
}
