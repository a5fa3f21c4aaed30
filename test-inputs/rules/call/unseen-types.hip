// Calls that Clang has not understood: the declarations in the file say what the arguments are.
// COMPILES: no, a header is missing
#include <hip/hip_runtime.h>
#include "not_here.h" // DIAG: syntax-error

struct Field {
  hipMemLocation place;
  float *data;
  int device;
  void move(hipStream_t stream, const hipMemLocation &other) {
    log::check(hipMemPrefetchAsync_v2(data, 4, place, 0, nullptr));
    log::check(hipMemPrefetchAsync_v2(data, 4, other, 0, nullptr));
    owner.check(hipMemPrefetchAsync_v2(data, count, place, 0, stream));
    owner.check(hipMemPrefetchAsync(data, count, device, stream));
    check(hipMemAdvise_v2(data, 4, hipMemAdviseSetReadMostly, place));
  }
};
