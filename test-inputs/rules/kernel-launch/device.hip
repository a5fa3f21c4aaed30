// Dynamic parallelism does not exist in HIP.
#include <hip/hip_runtime.h>

__global__ void child(int *x) { *x = 1; }
__global__ void parent(int *x) {
  child<<<1, 1>>>(x); // DIAG: device-launch
}
__global__ void generic(int *x) {
  auto launch = [=](auto n) {
    child<<<n, 1>>>(x); // DIAG: device-launch
  };
  launch(1);
}

int main() { hipLaunchKernelGGL(parent, dim3(1), dim3(1), 0, 0, nullptr); }
