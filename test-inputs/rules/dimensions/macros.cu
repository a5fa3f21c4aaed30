// Arguments and whole uses of macros are converted; other text of macros is reported.
// TOOLKIT: no, a toolkit gives the built-in variables types of their own
#include <cuda_runtime.h>

#define INDEX threadIdx
#define COPY(to, from) to = from
#define FIRST(values) dim3 first = values[0]

__global__ void macros(uint3 *out, dim3 *sizes) {
  uint3 t = INDEX;
  COPY(out[0], threadIdx);
  COPY(dim3 size, t);
  FIRST(out); // DIAG: dimensions
}
