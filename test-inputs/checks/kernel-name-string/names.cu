#include <cuda.h>

void find(CUmodule module, CUfunction *function) {
  cuModuleGetFunction(function, module, "_Z5scaleP6float4f"); // DIAG: kernel-name-string
  cuModuleGetFunction(function, module, "_Z3addPfS_i");

  // Near misses: a plain name, something else that begins so.
  cuModuleGetFunction(function, module, "add");
  const char *text = "_Zebra";
  (void)text;
}
