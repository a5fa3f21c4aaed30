// Launches in all shapes.
#include <hip/hip_runtime.h>

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
    hipLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, 0, x, 2.f);
    hipLaunchKernelGGL(this->kernel, dim3(1), dim3(32), 0, 0, x, 2.f);
  }
};

#define LAUNCH(kernel, grid, block, ...) hipLaunchKernelGGL(kernel, dim3(grid), dim3(block), 0, 0, __VA_ARGS__)
#define LAUNCH_AND_WAIT(kernel, ...)                                                               \
  do {                                                                                             \
    hipLaunchKernelGGL(kernel, dim3(1), dim3(64), 0, 0, __VA_ARGS__);                                                                \
    hipDeviceSynchronize();                                                                       \
  } while (0)
#define CONFIGURATION 1, 32
#define LAUNCH_NAMED(...) hipLaunchKernelGGL(HIP_KERNEL_NAME(__VA_ARGS__), dim3(1), dim3(64), 0, 0, x)
#define LAUNCH_ON(kernel, ...) kernel<<<1, 64, __VA_ARGS__>>>() // DIAG: launch-form

template <class T> void launchAll(T *x, hipStream_t stream) {
  dim3 grid(4, 2), block(32);
  hipLaunchKernelGGL(kernels::scale, dim3(grid), dim3(block), 0, 0, x, T(2));
  hipLaunchKernelGGL(kernels::scale, dim3(1, 2), dim3{32}, 0, 0, x, T(2));
  hipLaunchKernelGGL(HIP_KERNEL_NAME(kernels::repeat<T, 4>), dim3(grid), dim3(block), 64 * sizeof(T), stream, x);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(kernels::repeat<T, product<2, 2>()>), dim3(product<1, 2>()), dim3(32), 0, stream, x);
  hipLaunchKernelGGL(::nothing, dim3(1), dim3(1), 0, 0);
  hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);
  hipLaunchKernelGGL(kernels::scale, dim3(grid),       // the grid
                   dim3(block), /* and the block */
                   0, 0, x,
                        T(3));
  if (stream)
    hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);
  else
    hipLaunchKernelGGL(nothing, dim3(1, 2), dim3(1), 0, 0);
  for (int i = 0; i < 2; ++i) hipLaunchKernelGGL(nothing, dim3(i + 1), dim3(1), 0, 0);
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
  hipMalloc(&x, 1024);
  launchAll(x, nullptr);
  void (*pointer)(float *, float) = kernels::scale;
  hipLaunchKernelGGL((*pointer), dim3(1), dim3(32), 0, 0, x, 1.f);
  void (*table[2])(float *, float) = {kernels::scale, pointer};
  hipLaunchKernelGGL(table[1], dim3(1), dim3(32), 0, 0, x, 1.f);
  auto lambda = [=](float by) { hipLaunchKernelGGL(kernels::scale, dim3(1), dim3(32), 0, 0, x, by); };
  lambda(1.f);
  Runner{kernels::scale}.run(x);
#if 0
  hipLaunchKernelGGL(kernels::scale, dim3(1), dim3(32), 0, 0, x, 9.f);
#endif
}
