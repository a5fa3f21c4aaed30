// Each kind of atomic operation, and one made of compare-and-swap.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Results {
  int sum, least, most, exchanged, bits, flipped;
  unsigned wrapped, down;
  unsigned long long big;
  double real;
};

__device__ double addDouble(double *address, double value) {
  auto *bits = reinterpret_cast<unsigned long long *>(address);
  unsigned long long old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}

__global__ void work(Results *results) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&results->sum, i);
  atomicMin(&results->least, 500 - i);
  atomicMax(&results->most, i * 3);
  atomicExch(&results->exchanged, 42);
  atomicOr(&results->bits, 1 << (i % 20));
  atomicXor(&results->flipped, i);
  atomicInc(&results->wrapped, 99);
  atomicDec(&results->down, 50);
  atomicAdd(&results->big, 1ull << 33);
  addDouble(&results->real, 0.5);
}

int main() {
  Results host{}, *device;
  host.least = 1000;
  CHECK(cudaMalloc(&device, sizeof host));
  CHECK(cudaMemcpy(device, &host, sizeof host, cudaMemcpyHostToDevice));
  work<<<4, 100>>>(device);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&host, device, sizeof host, cudaMemcpyDeviceToHost));
  std::printf("sum %d least %d most %d exchanged %d bits %x flipped %d\n", host.sum, host.least,
              host.most, host.exchanged, host.bits, host.flipped);
  std::printf("wrapped %u down %u big %llu real %.1f\n", host.wrapped, host.down, host.big,
              host.real);
  CHECK(cudaFree(device));
  return host.sum != 399 * 400 / 2 || host.real != 200;
}
