// Includes whose names macros with arguments make.
#define CUDA_STD_HEADER(header) <cuda/std/header>
#define QUOTED(header) header
#include CUDA_STD_HEADER(utility)
#include QUOTED("cuda_runtime.h") // the runtime
#include QUOTED(<cuda_fp16.h>)
#include QUOTED(<vector>)
__global__ void k(int *x, half h) {
  cuda::std::pair<int, int> p(1, 2);
  *x = p.first + (int)h;
}
