// Definitions that do not repeat the execution spaces of their declarations.
#include <cuda_runtime.h>

__host__ __device__ float twice(float x);
float twice(float x) { return 2 * x; }

template <typename T, int N> struct Row {
  T values[N];
  __host__ __device__ T sum() const;
  __host__ __device__ static Row<T, N> *of(T *values);
  __host__ __device__ Row operator-() const;
  struct Part {
    __host__ __device__ T half() const;
    T value;
  };
};
template <typename T, int N> T Row<T, N>::sum() const {
  T total = 0;
  for (T value : values)
    total += value;
  return total;
}
template <typename T, int N> Row<T, N> *Row<T, N>::of(T *values) { return (Row<T, N> *)values; }
template <typename T, int N> Row<T, N> Row<T, N>::operator-() const { return *this; }
template <typename T, int N> T Row<T, N>::Part::half() const { return value / 2; }

struct Box {
  __host__ __device__ Box(float size);
  __host__ __device__ float size() const;
  float size_;
};
Box::Box(float size) : size_(size) {}
inline float Box::size() const { return size_; }

// These repeat them.
__host__ __device__ float half(float x);
__host__ __device__ float half(float x) { return x / 2; }

__global__ void sums(float *out, Row<float, 4> row, Row<float, 4>::Part part) {
  out[0] = row.sum() + (-row).sum() + Row<float, 4>::of(out)->sum() + part.half();
  out[1] = Box(twice(half(1.f))).size();
}

// For the device alone: clang takes each of these for a function of the host.
struct Counter {
  __device__ int next();
  template <typename T> __device__ T scaled(T by) const;
  int at;
};
int Counter::next() { return at += 1; }
template <typename T> T Counter::scaled(T by) const { return by * at; }
__device__ float third(float x);
float third(float x) { return x / 3; }
namespace inner {
__device__ float third(float x);
float third(double x); // another function
} // namespace inner
float inner::third(float x) { return x / 3; }
float inner::third(double x) { return float(x / 3); }

__global__ void count(float *out, Counter counter) {
  out[0] = counter.next() + counter.scaled(2.f) + third(1.f) + inner::third(2.f);
}

// An explicit specialization has the execution spaces of its template as well.
template <typename T> inline __host__ __device__ float toward_zero(T value);
template <> inline __host__ __device__ float toward_zero(float value) { return value; }
template <> inline __device__ float toward_zero(int value) { return float(value); }
template <> float toward_zero(short value) { return value; }
struct Sizes {
  template <typename T> __device__ int of(T value) const;
};
template <> int Sizes::of(char) const { return 1; }
template <> int Sizes::of<int>(int) const { return 4; }

__global__ void specialized(float *out) {
  out[0] = toward_zero(1.f) + toward_zero(1) + Sizes().of('a') + Sizes().of(1);
}

// A template has the execution spaces of its specializations as well.
template <typename T> inline __device__ float weight(T value, float more = 1) { return value ? more : 0; }
template <> inline __host__ __device__ float weight(float value, float more) { return value * more; }
template <typename T> float ratio(T value);
template <> __host__ __device__ float ratio(float value) { return 1 / value; }

__global__ void weighted(float *out) { out[0] = weight(out[1]); }
float onHost() { return ratio(2.f); }
