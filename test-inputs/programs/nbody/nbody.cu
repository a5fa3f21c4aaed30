// Bodies that attract each other: float4 in shared memory, reciprocal roots, several steps.
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <utility>
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

constexpr int threads = 64;

__global__ void move(const float4 *from, float4 *to, float3 *speeds, int n, float step) {
  __shared__ float4 tile[threads];
  int i = blockIdx.x * threads + threadIdx.x;
  float4 self = i < n ? from[i] : make_float4(0, 0, 0, 0);
  float3 force = make_float3(0, 0, 0);
  for (int first = 0; first < n; first += threads) {
    int j = first + threadIdx.x;
    tile[threadIdx.x] = j < n ? from[j] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int k = 0; k < threads; ++k) {
      float dx = tile[k].x - self.x, dy = tile[k].y - self.y, dz = tile[k].z - self.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
      float strength = tile[k].w * inverse * inverse * inverse;
      force.x += dx * strength;
      force.y += dy * strength;
      force.z += dz * strength;
    }
    __syncthreads();
  }
  if (i >= n)
    return;
  float3 speed = speeds[i];
  speed.x += force.x * step;
  speed.y += force.y * step;
  speed.z += force.z * step;
  speeds[i] = speed;
  to[i] = make_float4(self.x + speed.x * step, self.y + speed.y * step, self.z + speed.z * step,
                      self.w);
}

int main() {
  constexpr int n = 150;
  std::vector<float4> bodies(n);
  for (int i = 0; i < n; ++i)
    bodies[i] = make_float4(cosf(i * 0.7f), sinf(i * 0.7f), (i % 10) * 0.1f, 1.f / n);
  float4 *from, *to;
  float3 *speeds;
  CHECK(cudaMalloc(&from, n * sizeof(float4)));
  CHECK(cudaMalloc(&to, n * sizeof(float4)));
  CHECK(cudaMalloc(&speeds, n * sizeof(float3)));
  CHECK(cudaMemcpy(from, bodies.data(), n * sizeof(float4), cudaMemcpyHostToDevice));
  CHECK(cudaMemset(speeds, 0, n * sizeof(float3)));
  for (int step = 0; step < 20; ++step) {
    move<<<(n + threads - 1) / threads, threads>>>(from, to, speeds, n, 0.01f);
    std::swap(from, to);
  }
  CHECK(cudaMemcpy(bodies.data(), from, n * sizeof(float4), cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i += 30)
    std::printf("%d: %.4f %.4f %.4f\n", i, bodies[i].x, bodies[i].y, bodies[i].z);
  CHECK(cudaFree(from));
  CHECK(cudaFree(to));
  CHECK(cudaFree(speeds));
  return 0;
}
