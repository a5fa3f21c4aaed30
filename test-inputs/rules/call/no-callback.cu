// Without a callback for the shared memory, HIP's form loses nothing.
#include <cuda.h>

size_t memory(int blockSize) { return 16 * blockSize; }
int best(CUfunction f) {
  int grid, block;
  cuOccupancyMaxPotentialBlockSize(&grid, &block, f, NULL, 0, 0);
  cuOccupancyMaxPotentialBlockSize(&grid, &block, f, nullptr, 0, 0);
  cuOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 0, 0, 0, 0);
  cuOccupancyMaxPotentialBlockSize(&grid, &block, f, memory, 0, 0); // DIAG: meaning
  return block;
}
