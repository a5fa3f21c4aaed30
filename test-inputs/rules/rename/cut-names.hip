// A backslash at the end of a line may cut a name, in code, in macros and in branches that are not compiled.
#include <hip/hip_runtime.h>
#define RELEASE(p) hipFree(p)

void release(float *p, hipStream_t stream) {
  hipFree(p);
  RELEASE(p);
  hipStreamSynchronize(stream);
#ifdef NEVER
  hipFreeAsync(p, stream);
#endif
}
