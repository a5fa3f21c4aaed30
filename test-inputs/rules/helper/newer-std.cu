// What libcu++ has for kernels in every standard of C++, and the standard library from C++20 on.
#include <cuda/iterator>
#include <cuda/std/bit>
#include <cuda/std/span>
#include <cuda/std/utility>
#include <cuda/std/type_traits>
#include <thrust/reduce.h>

__global__ void bits(unsigned *to, const unsigned *from, float number) {
  unsigned x = from[threadIdx.x];
  to[0] = cuda::std::popcount(x) + cuda::std::countl_zero(x) + cuda::std::countr_zero(x);
  to[1] = cuda::std::countl_one(x) + cuda::std::countr_one(x) + cuda::std::bit_width(x);
  to[2] = cuda::std::bit_ceil(x) + cuda::std::bit_floor(x) + cuda::std::has_single_bit(x);
  to[3] = cuda::std::rotl(x, 3) ^ cuda::std::rotr(x, 5) ^ cuda::std::byteswap(x);
  to[4] = cuda::std::bit_cast<unsigned>(number);
  static_assert(cuda::std::popcount(7u) == 3 && cuda::std::bit_ceil(5u) == 8, "");
}
template <class T> __global__ void exchange(T *values, T value) {
  cuda::std::swap(values[0], values[1]);
  values[2] = cuda::std::exchange(values[3], value);
}
__global__ void compare(bool *to, int a, unsigned b) {
  to[0] = cuda::std::cmp_equal(a, b) || cuda::std::cmp_not_equal(a, b);
  to[1] = cuda::std::cmp_less(a, b) || cuda::std::cmp_greater(a, b);
  to[2] = cuda::std::cmp_less_equal(a, b) || cuda::std::cmp_greater_equal(a, b);
}
__device__ float sum(cuda::std::span<const float> values) {
  float total = 0;
  for (float value : values.first(values.size() / 2))
    total += value;
  return total + values[values.size() - 1];
}
__global__ void sums(float *to, const float *from, int count) {
  to[0] = sum({from, size_t(count)}) + sum(cuda::std::span<const float>(from, count).subspan(1));
  static_assert(cuda::std::span<float>::extent == cuda::std::dynamic_extent, "");
}
enum class Color : short { red = 3 };
template <class Iterator> __device__ cuda::std::iter_value_t<Iterator> first(Iterator at) {
  cuda::std::iter_difference_t<Iterator> none = 0;
  cuda::std::iter_reference_t<Iterator> value = at[none];
  return value + cuda::std::to_underlying(Color::red);
}
template <class T> __device__ cuda::std::remove_cvref_t<T> plain(const cuda::std::type_identity_t<T> &value) {
  typename cuda::std::remove_cvref<const T &>::type copy = value;
  typename cuda::std::type_identity<T>::type other = copy;
  return other;
}
__global__ void types(int *to) { to[0] = first(to + 1) + plain<int>(4); }

struct Twice {
  __host__ __device__ int operator()(int x) const { return 2 * x; }
};
int iterators(int count) {
  auto counting = cuda::make_counting_iterator(1);
  auto twice = cuda::make_transform_iterator(cuda::counting_iterator<int>(0), Twice{});
  auto constant = cuda::make_constant_iterator(3);
  auto permuted = cuda::make_permutation_iterator(twice, counting);
  auto nothing = cuda::make_discard_iterator();
  (void)nothing;
  return thrust::reduce(twice, twice + count) + thrust::reduce(permuted, permuted + count) +
         thrust::reduce(constant, constant + count);
}
