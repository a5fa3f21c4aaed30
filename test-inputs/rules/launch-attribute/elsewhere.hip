// An attribute whose value is set elsewhere, or by a call, stays.
// COMPILES: no, the attribute is left
#include <hip/hip_runtime.h>

int allowed();
void set(hipLaunchAttribute &attribute) {
  attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization; // DIAG: unsupported-name
  attribute.val.programmaticStreamSerializationAllowed = allowed(); // DIAG: unsupported-name
}
