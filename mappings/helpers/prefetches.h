// SPDX-License-Identifier: 0BSD
// Batches of prefetches and discards, which HIP 7.2 does not have.

//- helper: prefetch-batch
//- includes: hip/hip_runtime.h
namespace tranship {
// Starts one prefetch after the other; as in CUDA, `starts` says with which range each place begins to count. A stream keeps
// their order, which CUDA leaves open.
inline hipError_t memPrefetchBatchAsync(const void *const *ranges, const size_t *sizes, size_t count,
                                        const hipMemLocation *places, const size_t *starts, size_t placeCount,
                                        unsigned long long flags, hipStream_t stream) {
  if (flags || !count || !placeCount || placeCount > count || starts[0])
    return hipErrorInvalidValue;
  for (size_t k = 1; k < placeCount; ++k)
    if (starts[k] <= starts[k - 1] || starts[k] >= count)
      return hipErrorInvalidValue;
  for (size_t i = 0, place = 0; i < count; ++i) {
    if (place + 1 < placeCount && starts[place + 1] == i)
      ++place;
    if (hipError_t error = hipMemPrefetchAsync_v2(ranges[i], sizes[i], places[place], 0, stream))
      return error;
  }
  return hipSuccess;
}
template <class T>
inline hipError_t memPrefetchBatchAsync(T **ranges, const size_t *sizes, size_t count, const hipMemLocation *places,
                                        const size_t *starts, size_t placeCount, unsigned long long flags,
                                        hipStream_t stream) {
  return memPrefetchBatchAsync((const void *const *)ranges, sizes, count, places, starts, placeCount, flags, stream);
}
template <class T>
inline hipError_t memPrefetchBatchAsync(T **ranges, const size_t *sizes, size_t count, hipMemLocation place,
                                        unsigned long long flags, hipStream_t stream) {
  size_t start = 0;
  return memPrefetchBatchAsync((const void *const *)ranges, sizes, count, &place, &start, 1, flags, stream);
}
} // namespace tranship

//- helper: discard-batch
//- includes: hip/hip_runtime.h
namespace tranship {
// What is in a discarded range is undefined until the next write or prefetch, so that it may stay as it is.
template <class T>
inline hipError_t memDiscardBatchAsync(T *const *, const size_t *, size_t count, unsigned long long flags, hipStream_t) {
  return flags || !count ? hipErrorInvalidValue : hipSuccess;
}
} // namespace tranship
