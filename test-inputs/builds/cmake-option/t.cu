#include <vector>
#if DIM == 2
using vec = float2;
#elif DIM == 3
using vec = float3;
#endif
__global__ void k(vec *v) { v[threadIdx.x].x = 1; }
std::vector<vec> host;
int main() {
  vec *v;
  cudaMalloc(&v, sizeof(vec) * 32);
  k<<<1, 32>>>(v);
  return cudaDeviceSynchronize();
}
