// libcu++: what the standard library has becomes the standard library's, atomics and barriers come
// with the port, and everything else is reported in full. It parses in every standard of C++.
#include <cuda/barrier>
#include <cuda/std/array>
#include <cuda/std/limits>
#include <cuda/std/span>
#include <cuda/memory_resource>
#include <cuda/std/ranges> // DIAG: unsupported-header

using Property = cuda::mr::device_accessible; // DIAG: unsupported-name
__device__ int first(                     //
    cuda::std::span<const int> numbers) {
  namespace limits = cuda::std;
  cuda::std::array<int, 2> two{{1, limits::numeric_limits<int>::max()}};
  return numbers.empty() ? two[0] : numbers[0];
}
