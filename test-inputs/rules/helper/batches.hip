// Batches of prefetches and discards, of CUDA 13.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#include <vector>

void toDevice(std::vector<float *> &ranges, std::vector<size_t> &sizes, int device, hipStream_t stream) {
  hipMemLocation place = {hipMemLocationTypeDevice, device};
  std::vector<hipMemLocation> places = {place};
  std::vector<size_t> starts = {0};
  tranship::memPrefetchBatchAsync(ranges.data(), sizes.data(), ranges.size(), places.data(), starts.data(), places.size(), 0,
                            stream);
  tranship::memPrefetchBatchAsync(ranges.data(), sizes.data(), ranges.size(), place, 0, stream);
}

void again(void **ranges, size_t *sizes, size_t count, hipMemLocation *places, size_t *starts, size_t placeCount,
           hipStream_t stream) {
  tranship::memDiscardBatchAsync(ranges, sizes, count, 0, stream);
  tranship::memPrefetchBatchAsync(ranges, sizes, count, places, starts, placeCount, 0, stream);
}

hipError_t throughTheDriver(hipDeviceptr_t *ranges, size_t *sizes, size_t count, hipMemLocation *places, size_t *starts,
                          hipStream_t stream) {
  if (hipError_t result = tranship::memDiscardBatchAsync(ranges, sizes, count, 0, stream))
    return result;
  return tranship::memPrefetchBatchAsync(ranges, sizes, count, places, starts, 1, 0, stream);
}
