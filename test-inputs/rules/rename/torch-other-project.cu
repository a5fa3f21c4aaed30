// Names that PyTorch shares with other projects are theirs where nothing of PyTorch is included.
#include <cuda_runtime.h>

#ifdef USE_CUDA
int *allocate() {
  int *p = nullptr;
  cudaMalloc(&p, sizeof(int));
  return p;
}
#endif

class CUDAGuard {
public:
  explicit CUDAGuard(int device) { cudaSetDevice(device); }
};

void on(int device) { CUDAGuard guard(device); }
