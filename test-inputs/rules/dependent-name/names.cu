// nvcc reads a template's body again for each instance, so that it knows what the names are. clang
// wants `template` and `this->`, as standard C++ does.
#include <cuda_fp16.h> // makes `<` an operator that may be overloaded

template <int stride> struct Tile {
  int *words;
  template <int count> __device__ int load(int at) const { return words[at * stride + count]; }
  template <int first, int second> __device__ int sum(int at, int factor = 1) const {
    return factor * (words[at + first] + words[at + second]);
  }
  template <int shift> static __device__ int moved(int at) { return at + shift; }
  enum { steps = 2 };
  int level = stride;
};

__device__ int add(int a, int b) { return a + b; }

#define LOAD(tile, at) tile.load<2>(at)

template <typename T> __global__ void gather(T tile, T *other, int *out) {
  out[0] = tile.load<4>(out[1]);
  out[1] = tile.sum<1, 2>(0) + tile.template sum<1, 2>(0);
  out[2] = add(tile.sum<(4 > 3), T::steps>(out[1], out[2]), -other->load<3>(2));
  if (T::moved<4>(3))
    out[3] = tile.load<T::steps>(1) * LOAD(tile, 1);
  // Behind a cast, clang takes it for a chain of comparisons, which it rejects at once.
  out[5] = (int)tile.load<3>(0);
  // Comparisons, although there is a template of a similar form.
  bool less = tile.level < out[2], inside = tile.level < out[2] && out[3] > (out[4]);
  out[4] = less + inside;
}

template <typename A, typename B> struct Cast {
  template <int count> static __device__ void all(A *to, const B *from, int) { *to = *from; }
};
template <typename A, typename B, int count>
__device__ void cast(A *to, const Tile<count> &from, B *values) {
  Cast<A, B>::all<count>(to, const_cast<Tile<count> *>(&from)->words, 1);
  Cast<A, B>::all<(count > 1 ? 2 : 1)>(to, values, 2);
}

template <typename T> struct Pool {
  template <typename U> using rebound = Pool<U>;
  template <typename U> struct Part {};
};
template <typename T> struct Map {
  using pairs = typename Pool<T>::rebound<float2>;
  typename Pool<T>::Part<int> part;
  pairs all;
};

struct Coded {
  __host__ __device__ float decode(int value) const { return value; }
};
template <int capacity> struct List : Coded {
  using Coded::decode;
  int entries[capacity];
  __host__ __device__ int last(int) const { return entries[capacity - 1]; }
  static __device__ int halved(int value) { return value / 2; }
};
template <int capacity> struct Heap : List<capacity> {
  using List<capacity>::entries;
  __host__ __device__ float radius() const;
  __device__ float reach() const {
    return ::add(1, 2) + last(entries[1]) + halved(entries[0]) + add(entries[0], entries[1]);
  }
};
template <int capacity> __host__ __device__ float Heap<capacity>::radius() const {
  return decode(entries[0]);
}

__global__ void query(float *out) {
  Heap<4> heap{};
  out[0] = heap.radius() + heap.reach();
}

__global__ void convert(float *to, Tile<3> from) { cast<float, int, 3>(to, from, from.words); }

int main() {
  gather<<<1, 1>>>(Tile<2>{}, static_cast<Tile<2> *>(nullptr), nullptr);
  query<<<1, 1>>>(nullptr);
  convert<<<1, 1>>>(nullptr, {});
}

// What clang takes for comparisons is computed in another type.
struct Level {
  template <int first, int last> __device__ float sum(unsigned at) const { return at; }
};
template <typename T> __global__ void quarter(T tile, float *out) {
  out[threadIdx.x] = tile.sum<0, 3>(threadIdx.x) / 4;
}
void useQuarter(float *out) { quarter<<<1, 1>>>(Level(), out); }

// Types of a template argument in expressions.
struct Real {
  using value = float;
  static constexpr int size = 2;
};
template <typename T> __global__ void converted(int x, float *out) {
  const T::value one = T::value(1);
  out[0] = T::value(x) * sizeof(T::value);
  out[1] = (T::value)x / 2 + one * T::size;
  for (T::value step = 0; step < 2; ++step)
    out[2] += step;
}
void useConverted(float *out) { converted<Real><<<1, 1>>>(1, out); }
