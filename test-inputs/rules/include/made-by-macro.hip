// Includes whose names macros with arguments make.
#include <hip/hip_runtime.h>
#define CUDA_STD_HEADER(header) <cuda/std/header>
#define QUOTED(header) header
#include <utility>
#include <hip/hip_runtime.h> // the runtime
#include <hip/hip_fp16.h>
#include QUOTED(<vector>)
__global__ void k(int *x, half h) {
  std::pair<int, int> p(1, 2);
  *x = p.first + (int)h;
}
