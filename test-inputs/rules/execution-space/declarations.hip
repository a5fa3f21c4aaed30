// Declarations in classes that lack the execution spaces of their definitions.
#include <hip/hip_runtime.h>

class Lock {
public:
  __device__ Lock(int *state);
  void __device__ take();

private:
  int *state_;
};
inline __device__ Lock::Lock(int *state) : state_(state) {}
inline __device__ void Lock::take() { atomicAdd(state_, 1); }
