// Names that depend on template parameters, members of the user's types, and a user's overload.
#include <cuda_runtime.h>

struct Backend {
  static int cudaDeviceCount() { return 1; }
  int cudaMalloc(void **, size_t) { return 0; }
};

__device__ double atomicAdd(double *address, double value, int) { return *address += value; }

template <class B, class T> int use(B backend, T *pointer) {
  T *copy = nullptr;
  backend.cudaMalloc((void **)&copy, sizeof(T));
  int count = B::cudaDeviceCount();
  if (cudaMemcpy(copy, pointer, sizeof(T), cudaMemcpyDefault) != cudaSuccess)
    return cudaGetLastError();
  return count + cudaFuncSetCacheConfigOf(pointer); // DIAG: parse-error unknown-name
}

int main() {
  float value = 0;
  return use(Backend(), &value);
}
