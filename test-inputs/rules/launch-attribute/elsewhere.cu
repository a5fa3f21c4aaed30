// An attribute whose value is set elsewhere, or by a call, stays.
// COMPILES: no, the attribute is left
#include <cuda_runtime.h>

int allowed();
void set(cudaLaunchAttribute &attribute) {
  attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization; // DIAG: unsupported-name
  attribute.val.programmaticStreamSerializationAllowed = allowed(); // DIAG: unsupported-name
}
