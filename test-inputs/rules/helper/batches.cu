// Batches of prefetches and discards, of CUDA 13.
#include <cuda.h>
#include <cuda_runtime.h>

#include <vector>

void toDevice(std::vector<float *> &ranges, std::vector<size_t> &sizes, int device, cudaStream_t stream) {
  cudaMemLocation place = {cudaMemLocationTypeDevice, device};
  std::vector<cudaMemLocation> places = {place};
  std::vector<size_t> starts = {0};
  cudaMemPrefetchBatchAsync(ranges.data(), sizes.data(), ranges.size(), places.data(), starts.data(), places.size(), 0,
                            stream);
  cudaMemPrefetchBatchAsync(ranges.data(), sizes.data(), ranges.size(), place, 0, stream);
}

void again(void **ranges, size_t *sizes, size_t count, cudaMemLocation *places, size_t *starts, size_t placeCount,
           cudaStream_t stream) {
  cudaMemDiscardBatchAsync(ranges, sizes, count, 0, stream);
  cudaMemDiscardAndPrefetchBatchAsync(ranges, sizes, count, places, starts, placeCount, 0, stream);
}

CUresult throughTheDriver(CUdeviceptr *ranges, size_t *sizes, size_t count, CUmemLocation *places, size_t *starts,
                          CUstream stream) {
  if (CUresult result = cuMemDiscardBatchAsync(ranges, sizes, count, 0, stream))
    return result;
  return cuMemPrefetchBatchAsync(ranges, sizes, count, places, starts, 1, 0, stream);
}
