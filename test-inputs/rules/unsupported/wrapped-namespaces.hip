// CUB and Thrust in a namespace of the project's, which hipCUB and rocThrust do not support.
#define CUB_WRAPPED_NAMESPACE mine    // DIAG: unsupported-name
#define THRUST_WRAPPED_NAMESPACE mine // DIAG: unsupported-name
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

size_t sizeOf(int *in, int *out) {
  size_t bytes = 0;
  hipcub::DeviceReduce::Sum(nullptr, bytes, in, out, 10);
  return bytes;
}
