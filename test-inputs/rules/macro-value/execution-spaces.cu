// Execution spaces that are there for the device alone: nvcc's pass for the host does not look into
// kernels, clang's does.
#include <cuda_runtime.h>

#if defined(__CUDA_ARCH__)
# define DEVICE __device__
# define HOST __host__
#else
# define DEVICE /* nothing */
# define HOST   /* nothing */
#endif
#define BOTH HOST DEVICE

#ifdef __CUDA_ARCH__
#define BOTH_INLINE __host__ __device__ __forceinline__
#define LIMIT(x) (x) // is no execution space
#else
#define BOTH_INLINE inline
#define LIMIT(x) (x)
#endif

#if defined(__CUDACC__) && defined(__CUDA_ARCH__)
#define CPU_AND_GPU __device__ // for device code
#else
#define CPU_AND_GPU
#endif

#ifndef __CUDA_ARCH__
#define PLAIN inline
#else
#define PLAIN __device__ inline
#endif

struct Point {
  int x, y;
  CPU_AND_GPU Point(int x, int y) : x(x), y(y) {}
};
PLAIN int sum(Point point) { return point.x + point.y; }

inline BOTH int next(int x) { return x + 1; }
inline DEVICE int previous(int x) { return x - 1; }

#ifdef __CUDA_ARCH__
// Only kernels call it.
inline __device__ int twice(int x) {
  if (x < 0) { x = -x; }
  return 2 * x;
}
#endif

#ifdef __CUDA_ARCH__
namespace own {
namespace detail {
template <class T> __device__ T thrice(T x) { return 3 * x; }
} // namespace detail
inline __device__ int least(int x) { return x < 0 ? x : 0; }
} // namespace own
#endif
namespace own {
template <class T> __global__ void more(T *data) { data[threadIdx.x] = least(data[threadIdx.x]); }
} // namespace own

inline __host__ __device__ int side() {
#ifdef __CUDA_ARCH__
  return 1;
#else
  return 0;
#endif
}

__global__ void steps(int *data) {
  int i = threadIdx.x;
  data[i] = next(data[i]) + previous(data[i]) + twice(data[i]) + side() + sum(Point(i, 1));
}

void onHost(int *data) {
  steps<<<1, 32>>>(data);
  own::more<<<1, 64>>>(data);
  data[0] = next(data[0]) + previous(data[1]) + sum(Point(1, 2));
}
