// How many warps a device holds, computed with 32.
#include <cuda_runtime.h>

int warps(int device) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  int threads;
  cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, device);
  int whole = properties.maxThreadsPerMultiProcessor / 32; // DIAG: wave-warpsize-constant
  int ofBlock = properties.maxThreadsPerBlock >> 5;        // DIAG: wave-warpsize-constant
  int asked = threads / 32;                                // DIAG: wave-warpsize-constant

  // Near misses: the device's own width, another number, other properties.
  int own = properties.maxThreadsPerMultiProcessor / properties.warpSize;
  int half = properties.maxThreadsPerBlock / 2;
  int banks = int(properties.sharedMemPerBlock / 32);
  return whole + ofBlock + asked + own + half + banks;
}

__global__ void fill(float *out) { out[threadIdx.x] = 1; }
double occupancy(const cudaDeviceProp &properties, int blockSize) {
  int blocks;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, blockSize, 0);
  int active = blocks * blockSize / 32;                    // DIAG: wave-warpsize-constant
  // Near misses.
  int threads = blocks * blockSize, grids = blocks * 64 / 8;
  int own = threads / properties.warpSize;
  return active / 64.0 + grids + own;
}

int mixed(const cudaDeviceProp &properties, int threads) {
  int warps = properties.maxThreadsPerMultiProcessor / properties.warpSize;
  int bytes = warps * 32 * 4;                    // DIAG: wave-warpsize-constant
  int lanes = threads / properties.warpSize * 32; // DIAG: wave-warpsize-constant
  // Near misses: one width for both, 32 of something else.
  int whole = warps * properties.warpSize, blocks = threads / 64 * 32;
  return bytes + lanes + whole + blocks + properties.warpSize * 32;
}
