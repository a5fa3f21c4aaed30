// Policies tell their own types, and code extends Thrust's namespace.
#include <hip/hip_runtime.h>
#include <thrust/detail/pointer.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/system/hip/detail/util.h>

#include <type_traits>

template <class T> struct IsPolicy : std::is_base_of<thrust::execution_policy<T>, T> {};
using Device = std::remove_const_t<decltype(thrust::device)>;
static_assert(IsPolicy<Device>::value && IsPolicy<std::remove_const_t<decltype(thrust::host)>>::value, "");
static_assert(!IsPolicy<int>::value, "");
struct Own : thrust::device_execution_policy<Own> {};

template <class T> struct Proxy { T value; };
THRUST_NAMESPACE_BEGIN
namespace detail {
template <class T> struct is_proxy_reference<Proxy<T>> : public thrust::detail::true_type {};
} // namespace detail
THRUST_NAMESPACE_END

template <class Policy> int total(Policy &&policy, const int *from, int *to, size_t n) {
  hipStream_t stream = thrust::hip_rocprim::stream(thrust::detail::derived_cast(thrust::detail::strip_const(policy)));
  hipMemcpyAsync(to, from, n * sizeof(int), hipMemcpyDeviceToDevice, stream);
  return thrust::reduce(policy, to, to + n);
}
template <class D> void sorted(const thrust::execution_policy<D> &policy, int *data, size_t n) {
  thrust::sort(thrust::detail::derived_cast(policy), data, data + n);
}

using Pointer = thrust::pointer<int, thrust::device_system_tag>;
Pointer after(Pointer first, int n) { return first + n; }
Pointer before(Pointer first, int n) { return --first - n; }

int run(int *data, int *to, size_t n, hipStream_t stream) {
  sorted(thrust::device, data, n);
  sorted(thrust::hip::par.on(stream), data, n);
  sorted(Own(), data, n);
  return total(thrust::device, data, to, n) + total(thrust::hip::par.on(stream), data, to, n);
}
