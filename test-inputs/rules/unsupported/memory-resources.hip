// Memory resources of libcu++, which HIP lacks: once for each cause.
#include <hip/hip_runtime.h>

struct Pool {
  void *allocate(size_t bytes, size_t = 256);
  void deallocate(void *place, size_t bytes, size_t = 256);
  friend void get_property(const Pool &, cuda::mr::device_accessible) {} // DIAG: unsupported-name
};
void fill(cuda::mr::resource_ref<cuda::mr::device_accessible> memory) {
  void *place = memory.allocate(10);
  memory.deallocate(place, 10);
}
