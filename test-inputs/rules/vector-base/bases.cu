// Classes that derive from CUDA's vectors. HIP's vectors have operators of their own, which are ambiguous
// with those of another base.
#include <cuda_runtime.h>

template <typename T, int N, typename Derived> struct Operators {
  __host__ __device__ Derived operator+(const Derived &other) const {
    Derived sum;
    for (int i = 0; i < N; ++i)
      sum.data()[i] = static_cast<const Derived *>(this)->data()[i] + other.data()[i];
    return sum;
  }
  __host__ __device__ T operator[](int i) const { return static_cast<const Derived *>(this)->data()[i]; }
};

struct Vec3 : public Operators<float, 3, Vec3>, public float3 {
  __host__ __device__ float *data() { return &x; }
  __host__ __device__ const float *data() const { return &x; }
};

class Index : Operators<unsigned, 2, Index>, uint2 {
  friend struct Operators<unsigned, 2, Index>;
  __host__ __device__ unsigned *data() { return &x; }
  __host__ __device__ const unsigned *data() const { return &x; }

public:
  __host__ __device__ unsigned first() const { return (*this + *this)[0]; }
};

// One base, and one without operators: nothing is ambiguous.
struct Named {
  int id;
};
struct Alone : float4 {};
struct Labelled : Named, int3 {};

__global__ void add(Vec3 *vectors, Index index, Alone alone, Labelled labelled) {
  vectors[0] = vectors[1] + vectors[2];
  vectors[0].y += vectors[1][0] + index.first() + alone.w + labelled.z;
}
