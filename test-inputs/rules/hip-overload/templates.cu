// Templates of the user's own that HIP has for the device.
#include <cuda_runtime.h>

template <typename T> __forceinline__ __host__ __device__ T min(T a, T b) { return a < b ? a : b; }
template <typename T> inline __host__ __device__ const T &max(const T &a, const T &b) { return a < b ? b : a; }
namespace own {
template <typename T> __host__ __device__ T min(T a, T b) { return a < b ? a : b; }
}
__forceinline__ __host__ __device__ int low(int a, int b) { return min(a, b); }
__global__ void k(int *p) { p[0] = low(p[1], p[2]) + max(p[1], p[3]); }
void run(int *p) { k<<<1, 1>>>(p); p[0] = low(1, 2) + max(p[0], p[1]); }
