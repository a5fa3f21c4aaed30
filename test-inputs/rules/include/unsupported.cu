// COMPILES: no, one header exists nowhere
#include <cuda_runtime.h>
#include <npp.h>            // DIAG: unsupported-header
#include <cudaNotYetBorn.h> // DIAG: missing-include unknown-header

int main() { return cudaDeviceSynchronize(); }
