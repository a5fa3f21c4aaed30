// A macro calls functions by their names, in code that no unit compiles.
#include <hip/hip_runtime.h>

#define CALL(function, ...)                                                                                                   \
  do {                                                                                                                        \
    if (function(__VA_ARGS__) != hipSuccess)                                                                                 \
      throw 1;                                                                                                                \
  } while (0)

#ifdef WITH_TIMES
void time() {
  hipEvent_t begin, end;
  CALL(hipEventCreate, &begin);
  CALL(hipEventCreateWithFlags, &end, hipEventBlockingSync);
  CALL(hipEventRecord, begin, 0);
}
#endif
void wait() { CALL(hipDeviceSynchronize); }
