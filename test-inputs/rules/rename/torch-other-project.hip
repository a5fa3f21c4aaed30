// Names that PyTorch shares with other projects are theirs where nothing of PyTorch is included.
#include <hip/hip_runtime.h>

#ifdef USE_CUDA
int *allocate() {
  int *p = nullptr;
  hipMalloc(&p, sizeof(int));
  return p;
}
#endif

class CUDAGuard {
public:
  explicit CUDAGuard(int device) { hipSetDevice(device); }
};

void on(int device) { CUDAGuard guard(device); }
