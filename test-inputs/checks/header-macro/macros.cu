// Macros of the program that hipCUB's and rocThrust's headers meet.
#define IS_RDNA3 defined(__gfx1100__) // DIAG: header-macro
#define IS_RDNA4 defined(__gfx1200__)
#define TILE_SIZE 16 // DIAG: header-macro
#define BLOCK_SIZE 256
#define MASK(x) ((x) & 31)
#define RADIX_BITS 4
#undef RADIX_BITS
#define LENGTH LENGTH
#define THRUST_IGNORE_CUB_VERSION_CHECK
#include <cub/block/block_scan.cuh>
#include <cub/cub.cuh>

#define ITEMS_PER_THREAD 4
#include <cub/cub.cuh>

__global__ void sum(int *x) {
  using Scan = cub::BlockScan<int, BLOCK_SIZE>;
  __shared__ Scan::TempStorage storage;
  int mine = x[threadIdx.x * ITEMS_PER_THREAD + MASK(TILE_SIZE)];
  Scan(storage).InclusiveSum(mine, mine);
  x[threadIdx.x] = mine;
}

int main() {
  int *x;
  cudaMalloc(&x, 256 * TILE_SIZE * sizeof(int));
  sum<<<1, BLOCK_SIZE>>>(x);
  return cudaDeviceSynchronize();
}
