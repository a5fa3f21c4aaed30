// Launches in all shapes.
#include <cuda_runtime.h>

namespace kernels {
__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }
template <class T, int N> __global__ void repeat(T *x) {
  for (int i = 0; i < N; ++i)
    x[i] = T(i);
}
} // namespace kernels
__global__ void nothing() {}

template <int A, int B> constexpr int product() { return A * B; }

struct Runner {
  void (*kernel)(float *, float);
  void run(float *x) {
    kernel<<<1, 32>>>(x, 2.f);
    this->kernel<<<1, 32>>>(x, 2.f);
  }
};

#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
#define LAUNCH_AND_WAIT(kernel, ...)                                                               \
  do {                                                                                             \
    kernel<<<1, 64>>>(__VA_ARGS__);                                                                \
    cudaDeviceSynchronize();                                                                       \
  } while (0)
#define CONFIGURATION 1, 32
#define LAUNCH_NAMED(...) __VA_ARGS__<<<1, 64>>>(x)
#define LAUNCH_ON(kernel, ...) kernel<<<1, 64, __VA_ARGS__>>>() // DIAG: launch-form

template <class T> void launchAll(T *x, cudaStream_t stream) {
  dim3 grid(4, 2), block(32);
  kernels::scale<<<grid, block>>>(x, T(2));
  kernels::scale<<<dim3(1, 2), dim3{32}>>>(x, T(2));
  kernels::repeat<T, 4><<<grid, block, 64 * sizeof(T), stream>>>(x);
  kernels::repeat<T, product<2, 2>()><<<product<1, 2>(), 32, 0, stream>>>(x);
  ::nothing<<<1, 1>>>();
  nothing <<< 1 , 1 >>> ( );
  kernels::scale<<<grid,       // the grid
                   block, /* and the block */
                   0>>>(x,
                        T(3));
  if (stream)
    nothing<<<1, 1>>>();
  else
    nothing<<<dim3(1, 2), 1>>>();
  for (int i = 0; i < 2; ++i) nothing<<<i + 1, 1>>>();
  LAUNCH(kernels::scale, 1, 2, x, T(4));
  LAUNCH_AND_WAIT(kernels::scale, x, T(4));
  LAUNCH_NAMED(kernels::repeat<T, 4>);
  LAUNCH_ON(nothing, 0, stream);
  nothing<<<CONFIGURATION>>>(); // DIAG: launch-form
  stream ? nothing<<<1, 1>>>() : nothing<<<2, 1>>>(); // DIAG: launch-kept
  nothing<<<1, // DIAG: launch-kept
#ifdef WIDE
            64
#else
            32
#endif
            >>>();
}

int main() {
  float *x = nullptr;
  cudaMalloc(&x, 1024);
  launchAll(x, nullptr);
  void (*pointer)(float *, float) = kernels::scale;
  (*pointer)<<<1, 32>>>(x, 1.f);
  void (*table[2])(float *, float) = {kernels::scale, pointer};
  table[1]<<<1, 32>>>(x, 1.f);
  auto lambda = [=](float by) { kernels::scale<<<1, 32>>>(x, by); };
  lambda(1.f);
  Runner{kernels::scale}.run(x);
#if 0
  kernels::scale<<<1, 32>>>(x, 9.f);
#endif
}
