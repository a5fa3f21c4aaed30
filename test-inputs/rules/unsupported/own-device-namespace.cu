// A project's own `cuda::device` is not libcu++'s.
#include <cuda_runtime.h>

namespace cuda {
namespace device {
typedef int id_t;
}
} // namespace cuda

#ifdef NEVER
cuda::device::id_t choose(cuda::device::id_t wanted) { return wanted; }
#endif

cuda::device::id_t current() {
  cuda::device::id_t device = 0;
  cudaGetDevice(&device);
  return device;
}
