// A weighted average of seven neighbours, with a halo in shared memory.
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

constexpr int radius = 3, threads = 128;

__global__ void smooth(const float *in, float *out, int n) {
  __shared__ float tile[threads + 2 * radius];
  int i = blockIdx.x * threads + threadIdx.x, at = threadIdx.x + radius;
  auto load = [&](int j) { return j >= 0 && j < n ? in[j] : 0.f; };
  tile[at] = load(i);
  if (threadIdx.x < radius) {
    tile[at - radius] = load(i - radius);
    tile[at + threads] = load(i + threads);
  }
  __syncthreads();
  float sum = 0;
  for (int offset = -radius; offset <= radius; ++offset)
    sum += tile[at + offset] * (radius + 1 - abs(offset));
  if (i < n)
    out[i] = sum / 16;
}

int main() {
  constexpr int n = 1000;
  std::vector<float> in(n), out(n);
  for (int i = 0; i < n; ++i)
    in[i] = float(i * i % 101);
  float *a, *b;
  CHECK(cudaMalloc(&a, n * sizeof(float)));
  CHECK(cudaMalloc(&b, n * sizeof(float)));
  CHECK(cudaMemcpy(a, in.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  smooth<<<(n + threads - 1) / threads, threads>>>(a, b, n);
  CHECK(cudaMemcpy(out.data(), b, n * sizeof(float), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    float expected = 0;
    for (int o = -radius; o <= radius; ++o)
      if (i + o >= 0 && i + o < n)
        expected += in[i + o] * (radius + 1 - std::abs(o));
    wrong += out[i] != expected / 16;
  }
  std::printf("%.4f %.4f %.4f wrong %d\n", out[0], out[n / 2], out[n - 1], wrong);
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  return wrong != 0;
}
