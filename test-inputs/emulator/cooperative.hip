// A cooperative launch whose caller leaves something in the upper half of the place of a 32-bit argument, as compilers may.
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void count(int *total) { atomicAdd(total, 1); }

typedef hipError_t (*Launch)(const void *, dim3, dim3, void **, unsigned long long, hipStream_t);

int main() {
  int *total = nullptr;
  if (hipMallocManaged(reinterpret_cast<void **>(&total), sizeof(int)) != hipSuccess)
    return 1;
  *total = 0;
  void *arguments[] = {&total};
  hipError_t (*plain)(const void *, dim3, dim3, void **, unsigned, hipStream_t) = hipLaunchCooperativeKernel;
  Launch launch = reinterpret_cast<Launch>(plain);
  hipError_t status = launch(reinterpret_cast<const void *>(count), dim3(2), dim3(64), arguments, 0xffffffff00000000ull, nullptr);
  (void)hipDeviceSynchronize();
  std::printf("%s: %d threads\n", hipGetErrorString(status), *total);
  return 0;
}
