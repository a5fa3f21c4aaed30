// Thrust's allocator of pinned memory, which CUDA 13 no longer has.
#include <thrust/system/cuda/experimental/pinned_allocator.h>
#include <vector>
template <typename T> using pinned = std::vector<T, thrust::system::cuda::experimental::pinned_allocator<T>>;
int main() {
  pinned<int> v(4);
  return v[0];
}
