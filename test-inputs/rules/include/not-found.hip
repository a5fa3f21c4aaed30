// COMPILES: no, the header does not exist
// A header that no include path has may be the user's and count on CUDA, so the runtime's comes first.
#include <hip/hip_runtime.h>
#include <project_helpers.h> // DIAG: missing-include
#include <vector>
#if defined(_WIN32)
#include <windows.h>
#endif

__global__ void kernel(float *p) { p[0] = 1; }
