// Declarations in classes that lack the execution spaces of their definitions.
#include <cuda_runtime.h>

class Lock {
public:
  Lock(int *state);
  void take();

private:
  int *state_;
};
inline __device__ Lock::Lock(int *state) : state_(state) {}
inline __device__ void Lock::take() { atomicAdd(state_, 1); }
