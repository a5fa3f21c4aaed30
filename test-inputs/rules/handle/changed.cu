// COMPILES: no, what is reported must be changed by hand
// A handle that is changed in place has no form in HIP that a cast could give it.
#include <cuda.h>

void change(CUdeviceptr p, CUtexObject texture) {
  p++;
  texture += 1; // DIAG: meaning
}
