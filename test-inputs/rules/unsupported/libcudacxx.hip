// libcu++: what the standard library has becomes the standard library's, atomics and barriers come
// with the port, and everything else is reported in full. It parses in every standard of C++.
#include <hip/hip_runtime.h>
#include <array>
#include <limits>
#include <cuda/std/ranges> // DIAG: unsupported-header
#include "tranship_hip.h"

using Property = cuda::mr::device_accessible; // DIAG: unsupported-name
__device__ int first(                     //
    tranship::span<const int> numbers) {
  namespace limits = std;
  std::array<int, 2> two{{1, limits::numeric_limits<int>::max()}};
  return numbers.empty() ? two[0] : numbers[0];
}
