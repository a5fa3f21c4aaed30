// libcu++: what the standard library has becomes the standard library's, atomics come with the port,
// and everything else is reported in full. It parses in every standard of C++.
#include <hip/hip_runtime.h>
#include <cuda/barrier> // DIAG: unsupported-header
#include <array>
#include <limits>
#include <cuda/std/span> // DIAG: unsupported-header
#include "tranship_hip.h"

cuda::barrier<cuda::thread_scope_block> *meeting; // DIAG: unsupported-name
__device__ int first(                             //
    std::span<const int> numbers) {         // DIAG: unsupported-name
  namespace limits = std;
  std::array<int, 2> two{{1, limits::numeric_limits<int>::max()}};
  return numbers.empty() ? two[0] : numbers[0];
}
