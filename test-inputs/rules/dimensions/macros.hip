// Arguments and whole uses of macros are converted; other text of macros is reported.
// TOOLKIT: no, a toolkit gives the built-in variables types of their own
#include <hip/hip_runtime.h>

#define INDEX threadIdx
#define COPY(to, from) to = from
#define FIRST(values) dim3 first = values[0]

__global__ void macros(uint3 *out, dim3 *sizes) {
  uint3 t = make_uint3(INDEX.x, INDEX.y, INDEX.z);
  COPY(out[0], make_uint3(threadIdx.x, threadIdx.y, threadIdx.z));
  COPY(dim3 size, dim3(t.x, t.y, t.z));
  FIRST(out); // DIAG: dimensions
}
