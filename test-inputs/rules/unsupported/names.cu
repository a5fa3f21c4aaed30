#include <cuda_runtime.h>

#define PASTE(name) cuda##name

int main() {
  cudaGraphConditionalHandle handle;                 // DIAG: unsupported-name
  cudaBrandNewThing(3);                              // DIAG: unknown-name
  PASTE(DeviceSynchronize)();                        // DIAG: pasted-name
  return CUDART_VERSION;                             // DIAG: meaning
}
