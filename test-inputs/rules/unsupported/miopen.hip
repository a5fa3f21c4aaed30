// What MIOpen lacks is reported once for all names that have the same advice.
#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

cudnnSpatialTransformerDescriptor_t transformer; // DIAG: unsupported-name

void sample(miopenHandle_t handle, float *theta, float *grid) {
  cudnnCreateSpatialTransformerDescriptor(&transformer);
  cudnnSpatialTfGridGeneratorForward(handle, transformer, theta, grid);
  cudnnReorderType_t order; // DIAG: unsupported-name
  cudnnReorderFilterAndBias(handle, nullptr, order, theta, grid, 0, nullptr, nullptr); // DIAG: unsupported-name
}
