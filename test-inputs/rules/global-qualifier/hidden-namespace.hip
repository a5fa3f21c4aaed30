// TOOLKIT: no, its headers do not list HIP's names
// Namespaces of the user that have the names of global namespaces in HIP's libraries.
#include <hipcub/hipcub.hpp>
#include <hip/hip_runtime.h>

#define HALF(x) own::detail::half(x)

namespace own {
namespace detail {
template <typename T> struct Sum {
  T total;
  __host__ __device__ T get() const { return total; }
};
__host__ __device__ inline int twice(int x) { return 2 * x; }
__host__ __device__ inline int half(int x) { return x / 2; }
} // namespace detail
namespace host {
namespace internal {
inline int three() { return 3; }
} // namespace internal
} // namespace host
using detail::half; // found first, inside of the namespace
inline int four() { return detail::twice(2) + host::internal::three(); }
} // namespace own
namespace detail_of_main {
inline int one() { return 1; }
} // namespace detail_of_main

using namespace own;
using namespace own::host;

class Mean : public own::detail::Sum<float> {
  using own::detail::Sum<float>::total;
};
__global__ void k(int *p, own::detail::Sum<int> sum) {
  p[0] = own::detail::twice(sum.get()) + own::detail::twice(1) + HALF(p[1]);
}
int main() { return own::host::internal::three() + detail_of_main::one() + sizeof(own::detail::Sum<int>); }
