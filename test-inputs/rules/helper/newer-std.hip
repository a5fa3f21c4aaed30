// What libcu++ has for kernels in every standard of C++, and the standard library from C++20 on.
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <hip/hip_runtime.h>
#include <utility>
#include <type_traits>
#include <thrust/reduce.h>
#include "tranship_hip.h"

__global__ void bits(unsigned *to, const unsigned *from, float number) {
  unsigned x = from[threadIdx.x];
  to[0] = tranship::popcount(x) + tranship::countl_zero(x) + tranship::countr_zero(x);
  to[1] = tranship::countl_one(x) + tranship::countr_one(x) + tranship::bit_width(x);
  to[2] = tranship::bit_ceil(x) + tranship::bit_floor(x) + tranship::has_single_bit(x);
  to[3] = tranship::rotl(x, 3) ^ tranship::rotr(x, 5) ^ tranship::byteswap(x);
  to[4] = tranship::bit_cast<unsigned>(number);
  static_assert(tranship::popcount(7u) == 3 && tranship::bit_ceil(5u) == 8, "");
}
template <class T> __global__ void exchange(T *values, T value) {
  tranship::swap(values[0], values[1]);
  values[2] = tranship::exchange(values[3], value);
}
__global__ void compare(bool *to, int a, unsigned b) {
  to[0] = tranship::cmp_equal(a, b) || tranship::cmp_not_equal(a, b);
  to[1] = tranship::cmp_less(a, b) || tranship::cmp_greater(a, b);
  to[2] = tranship::cmp_less_equal(a, b) || tranship::cmp_greater_equal(a, b);
}
__device__ float sum(tranship::span<const float> values) {
  float total = 0;
  for (float value : values.first(values.size() / 2))
    total += value;
  return total + values[values.size() - 1];
}
__global__ void sums(float *to, const float *from, int count) {
  to[0] = sum({from, size_t(count)}) + sum(tranship::span<const float>(from, count).subspan(1));
  static_assert(tranship::span<float>::extent == tranship::dynamic_extent, "");
}
enum class Color : short { red = 3 };
template <class Iterator> __device__ tranship::iter_value_t<Iterator> first(Iterator at) {
  tranship::iter_difference_t<Iterator> none = 0;
  tranship::iter_reference_t<Iterator> value = at[none];
  return value + tranship::to_underlying(Color::red);
}
template <class T> __device__ tranship::remove_cvref_t<T> plain(const tranship::type_identity_t<T> &value) {
  typename tranship::remove_cvref<const T &>::type copy = value;
  typename tranship::type_identity<T>::type other = copy;
  return other;
}
__global__ void types(int *to) { to[0] = first(to + 1) + plain<int>(4); }

struct Twice {
  __host__ __device__ int operator()(int x) const { return 2 * x; }
};
int iterators(int count) {
  auto counting = thrust::make_counting_iterator(1);
  auto twice = thrust::make_transform_iterator(thrust::counting_iterator<int>(0), Twice{});
  auto constant = thrust::make_constant_iterator(3);
  auto permuted = thrust::make_permutation_iterator(twice, counting);
  auto nothing = thrust::make_discard_iterator();
  (void)nothing;
  return thrust::reduce(twice, twice + count) + thrust::reduce(permuted, permuted + count) +
         thrust::reduce(constant, constant + count);
}
