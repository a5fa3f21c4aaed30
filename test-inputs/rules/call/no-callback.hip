// Without a callback for the shared memory, HIP's form loses nothing.
#include <hip/hip_runtime.h>

size_t memory(int blockSize) { return 16 * blockSize; }
int best(hipFunction_t f) {
  int grid, block;
  hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 0);
  hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 0);
  hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 0, 0, 0);
  hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 0); // DIAG: meaning
  return block;
}
