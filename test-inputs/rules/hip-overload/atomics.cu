// Overloads that programs define because CUDA, or an older GPU, lacks them, and that HIP's headers define.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

typedef double real;

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 600
__device__ double atomicAdd(double *address, double value) { // DIAG: hip-overload
  unsigned long long *bits = (unsigned long long *)address, old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
#endif

static __device__ __forceinline__ float
atomicMax(float *address, float value) // DIAG: hip-overload
{
  int old = atomicMax((int *)address, __float_as_int(value));
  return __int_as_float(old);
}
__device__ double atomicMin(real *address, const real value) { return *address = value; } // DIAG: hip-overload

// These only convert to the type of another overload.
__device__ unsigned long atomicAdd(unsigned long *address, unsigned long value) {
  return atomicAdd(reinterpret_cast<unsigned long long *>(address), (unsigned long long)value);
}

// HIP has none of these.
__device__ float2 atomicAdd(float2 *address, float2 value) { return *address = value; }
__device__ float atomicMul(float *address, float value) { return *address *= value; }
namespace own {
__device__ double atomicMax(double *address, double value) { return *address = value; }
} // namespace own
struct Counter {
  __device__ double atomicMax(double *address, double value) { return *address = value; }
};
template <typename T> __device__ T atomicMax(T *address, T value, int) { return value; }

__global__ void overloads(double *d, float *f) {
  atomicAdd(d, 1.0);
  atomicMax(f, 1.0f);
  atomicMin(d, own::atomicMax(d, 2.0));
}
