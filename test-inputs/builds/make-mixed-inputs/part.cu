#include <cuda_runtime.h>

int part() { return cudaGetLastError(); }
