// COMPILES: no, what is reported must be changed by hand
// A handle that is changed in place has no form in HIP that a cast could give it.
#include <hip/hip_runtime.h>

void change(hipDeviceptr_t p, hipTextureObject_t texture) {
  p = (hipDeviceptr_t)((char *)(p) + 1);
  texture += 1; // DIAG: meaning
}
