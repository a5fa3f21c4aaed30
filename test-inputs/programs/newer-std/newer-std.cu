// Bits, exchanges, comparisons and spans of libcu++ in a kernel, against plain loops on the host.
#include <cstdio>
#include <cuda/std/bit>
#include <cuda/std/cstdint>
#include <cuda/std/limits>
#include <cuda/std/span>
#include <cuda/std/utility>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

constexpr int count = 4096;

template <class T> __host__ __device__ T number(int i) {
  unsigned long long x = (i + 1) * 0x9e3779b97f4a7c15ull;
  x ^= x >> 29;
  // All widths, and the least and largest numbers.
  return i == 0 ? T(0) : i == 1 ? T(~T(0)) : T(T(x) >> (i % (8 * sizeof(T))));
}

template <class T> __global__ void bits(int *to) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  T x = number<T>(i);
  int *out = to + 12 * i;
  out[0] = cuda::std::popcount(x);
  out[1] = cuda::std::countl_zero(x);
  out[2] = cuda::std::countr_zero(x);
  out[3] = cuda::std::countl_one(x);
  out[4] = cuda::std::countr_one(x);
  out[5] = cuda::std::bit_width(x);
  out[6] = cuda::std::has_single_bit(x);
  out[7] = int(cuda::std::bit_floor(x) % 1000003);
  out[8] = int(cuda::std::bit_ceil(T(x >> 1)) % 1000003);
  out[9] = int(cuda::std::rotl(x, i % 67) % 1000003);
  out[10] = int(cuda::std::rotr(x, i % 67) % 1000003);
  out[11] = int(cuda::std::byteswap(x) % 1000003);
}

template <class T> int expected(int i, int what) {
  constexpr int width = 8 * sizeof(T);
  T x = number<T>(i);
  auto bit = [](T value, int n) { return int(value >> n & 1); };
  int sum = 0, top = 0, low = 0, topOnes = 0, lowOnes = 0;
  for (int n = 0; n < width; ++n)
    sum += bit(x, n);
  while (top < width && !bit(x, width - 1 - top))
    ++top;
  while (low < width && !bit(x, low))
    ++low;
  while (topOnes < width && bit(x, width - 1 - topOnes))
    ++topOnes;
  while (lowOnes < width && bit(x, lowOnes))
    ++lowOnes;
  T floor = 0, ceil = 1, left = 0, right = 0, swapped = 0;
  for (int n = 0; n < width; ++n) {
    if (bit(x, n)) {
      floor = T(T(1) << n);
      left |= T(T(1) << (n + i % 67) % width);
      right |= T(T(1) << (n + 67 * width - i % 67) % width);
      swapped |= T(T(1) << (width - 8 - n / 8 * 8 + n % 8));
    }
  }
  while (ceil < T(x >> 1))
    ceil = T(ceil << 1);
  const int all[] = {sum, top, low, topOnes, lowOnes, width - top, sum == 1, int(floor % 1000003),
                     int(ceil % 1000003), int(left % 1000003), int(right % 1000003), int(swapped % 1000003)};
  return all[what];
}

template <class T> int check(const char *name, int *to) {
  bits<T><<<count / 128, 128>>>(to);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  int wrong = 0, sum = 0;
  for (int i = 0; i < count; ++i)
    for (int what = 0; what < 12; ++what) {
      wrong += to[12 * i + what] != expected<T>(i, what);
      sum ^= to[12 * i + what] * (i + what + 1);
    }
  std::printf("%s: %d wrong, %d\n", name, wrong, sum);
  return wrong;
}

__device__ int total(cuda::std::span<const int> values) {
  int sum = 0;
  for (int value : values)
    sum += value;
  return sum + (values.empty() ? 0 : values.front() - values.back());
}
__global__ void others(int *to, const int *from) {
  __shared__ int pair[2];
  if (threadIdx.x == 0) {
    pair[0] = 3;
    pair[1] = 4;
    cuda::std::swap(pair[0], pair[1]);
    to[0] = cuda::std::exchange(pair[0], 9) * 100 + pair[0] * 10 + pair[1];
    to[1] = cuda::std::cmp_less(-1, 1u) + 2 * cuda::std::cmp_greater(-1, 1u) + 4 * cuda::std::cmp_equal(-1, ~0u) +
            8 * cuda::std::cmp_less_equal(7ull, 7) + 16 * cuda::std::cmp_not_equal(2, 3u) +
            32 * cuda::std::cmp_greater_equal((signed char)-1, (unsigned char)255);
    to[2] = cuda::std::bit_cast<int>(1.5f);
    cuda::std::span<const int> all(from, 10);
    to[3] = total(all) + total(all.first(3)) + total(all.last(4)) + total(all.subspan(2, 5)) + total({});
    int local[] = {1, 2, 3};
    to[4] = total(local) + int(all.size_bytes()) + all[5];
  }
}

// The standard library's limits of these types are 0.
template <class T> __global__ void limits(float *to) {
  using Limits = cuda::std::numeric_limits<T>;
  T most = Limits::lowest();
  for (int i = 0; i < 5; ++i)
    if (T(-9.f - i) > most)
      most = T(-9.f - i);
  const float all[] = {float(most), float(Limits::min()), float(Limits::max()), float(Limits::epsilon()),
                       float(Limits::infinity()), float(Limits::denorm_min()), float(Limits::digits)};
  for (int i = 0; i < 7; ++i)
    to[i] = all[i];
}

int main() {
  int *to;
  if (cudaMallocManaged(&to, 12 * count * sizeof(int)) != cudaSuccess)
    return 1;
  int wrong = check<unsigned char>("8 bits", to) + check<unsigned short>("16 bits", to) +
              check<unsigned>("32 bits", to) + check<unsigned long long>("64 bits", to);
  for (int i = 0; i < 10; ++i)
    to[100 + i] = i * i;
  others<<<1, 32>>>(to, to + 100);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  float *sizes;
  cudaMallocManaged(&sizes, 21 * sizeof(float));
  limits<__half><<<1, 1>>>(sizes);
  limits<__nv_bfloat16><<<1, 1>>>(sizes + 7);
  limits<float><<<1, 1>>>(sizes + 14);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  for (int i = 0; i < 21; ++i)
    std::printf("%.9g%c", sizes[i], i % 7 == 6 ? '\n' : ' ');
  for (int i = 0; i < 5; ++i)
    std::printf("%d ", to[i]);
  std::printf("\n");
  cudaFree(to);
  return wrong != 0;
}
