#include <cuda.h>

extern const unsigned char fatbin[];

void load(CUmodule *module) {
  cuModuleLoadData(module, fatbin); // DIAG: runtime-compilation
}
