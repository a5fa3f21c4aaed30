// Calls that Clang has not understood: the declarations in the file say what the arguments are.
// COMPILES: no, a header is missing
#include <cuda_runtime.h>
#include "not_here.h" // DIAG: syntax-error

struct Field {
  cudaMemLocation place;
  float *data;
  int device;
  void move(cudaStream_t stream, const cudaMemLocation &other) {
    log::check(cudaMemPrefetchAsync(data, 4, place, 0));
    log::check(cudaMemPrefetchAsync(data, 4, other, 0));
    owner.check(cudaMemPrefetchAsync(data, count, place, 0, stream));
    owner.check(cudaMemPrefetchAsync(data, count, device, stream));
    check(cudaMemAdvise(data, 4, cudaMemAdviseSetReadMostly, place));
  }
};
