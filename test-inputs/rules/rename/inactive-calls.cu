// A macro calls functions by their names, in code that no unit compiles.
#include <cuda_runtime.h>

#define CALL(function, ...)                                                                                                   \
  do {                                                                                                                        \
    if (function(__VA_ARGS__) != cudaSuccess)                                                                                 \
      throw 1;                                                                                                                \
  } while (0)

#ifdef WITH_TIMES
void time() {
  cudaEvent_t begin, end;
  CALL(cudaEventCreate, &begin);
  CALL(cudaEventCreate, &end, cudaEventBlockingSync);
  CALL(cudaEventRecord, begin, 0);
}
#endif
void wait() { CALL(cudaDeviceSynchronize); }
