// CUB converts the number of items; hipCUB's pairs take its type, and have no operator for others than `int`.
#include <cub/cub.cuh>

using Pair = cub::KeyValuePair<int, float>;
cudaError_t largest(const float *in, Pair *out, size_t n, void *tmp, size_t &bytes, cudaStream_t s) {
  return cub::DeviceReduce::ArgMax(tmp, bytes, in, out, n, s);
}
cudaError_t smallest(const float *in, Pair *out, unsigned n, void *tmp, size_t &bytes) {
  return cub::DeviceReduce::ArgMin(tmp, bytes, in, out, n + 1);
}
cudaError_t whole(const float *in, Pair *out, int n, void *tmp, size_t &bytes) {
  using namespace cub;
  return DeviceReduce::ArgMin(tmp, bytes, in, out, n);
}
template <class Number>
cudaError_t either(const float *in, Pair *out, Number n, void *tmp, size_t &bytes) {
  return cub::DeviceReduce::ArgMax(tmp, bytes, in, out, n);
}
template cudaError_t either(const float *, Pair *, long long, void *, size_t &);
