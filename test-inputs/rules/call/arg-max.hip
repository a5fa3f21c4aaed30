// CUB converts the number of items; hipCUB's pairs take its type, and have no operator for others than `int`.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

using Pair = hipcub::KeyValuePair<int, float>;
hipError_t largest(const float *in, Pair *out, size_t n, void *tmp, size_t &bytes, hipStream_t s) {
  return hipcub::DeviceReduce::ArgMax(tmp, bytes, in, out, static_cast<int>(n), s);
}
hipError_t smallest(const float *in, Pair *out, unsigned n, void *tmp, size_t &bytes) {
  return hipcub::DeviceReduce::ArgMin(tmp, bytes, in, out, static_cast<int>(n + 1));
}
hipError_t whole(const float *in, Pair *out, int n, void *tmp, size_t &bytes) {
  using namespace hipcub;
  return DeviceReduce::ArgMin(tmp, bytes, in, out, n);
}
template <class Number>
hipError_t either(const float *in, Pair *out, Number n, void *tmp, size_t &bytes) {
  return hipcub::DeviceReduce::ArgMax(tmp, bytes, in, out, static_cast<int>(n));
}
template hipError_t either(const float *, Pair *, long long, void *, size_t &);
