// Variables of the environment that CUDA reads.
#include <cstdlib>
#include <cuda_runtime.h>

const char *const cache = "CUDA_CACHE_PATH";
int main() {
  setenv("CUDA_LAUNCH_BLOCKING", "1", 1);             // DIAG: library-name
  putenv(const_cast<char *>("CUDA_MODULE_LOADING=LAZY")); // DIAG: library-name
  if (getenv(cache))                                  // DIAG: library-name
    return 1;
  setenv("CUDA_VISIBLE_DEVICES", "1", 1); // HIP reads it, too
  return getenv("HOME") == nullptr;
}
