// Names of libcu++ are reported once each, in full, and parse in every standard of C++.
#include <cuda/std/optional> // DIAG: unsupported-header
#include <cuda/std/span>     // DIAG: unsupported-header

cuda::std::optional<int> empty;             // DIAG: unsupported-name
__device__ int first(                       //
    cuda::std::span<const int> numbers) {   // DIAG: unsupported-name
  cuda::std::array<int, 2> two{{1, 2}};     // DIAG: unsupported-name
  return numbers.empty() ? two[0] : numbers[0];
}
