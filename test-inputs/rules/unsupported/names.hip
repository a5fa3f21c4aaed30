// COMPILES: no, what is reported must be changed by hand
#include <hip/hip_runtime.h>

#define PASTE(name) cuda##name                       // DIAG: pasted-name

int main() {
  cudaGraphConditionalHandle handle;                 // DIAG: unsupported-name
  cudaBrandNewThing(3);                              // DIAG: unknown-name
  cudaBrandNewThing(4);
  PASTE(DeviceSynchronize)();
  PASTE(BrandNewThing)();
  return 13000 /* CUDART_VERSION */;
}
