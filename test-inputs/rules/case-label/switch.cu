// Labels that HIP never has, and labels that become one.
#include <cuda.h>
#include <cufft.h>

const char *name(cufftResult result) {
  switch (result) {
  case CUFFT_SUCCESS:
    return "success";
  case CUFFT_MISSING_DEPENDENCY: // DIAG: case-label
    return "missing dependency";
  default:
    return "?";
  }
}

int overlap(CUdevice_attribute attribute) {
  switch (attribute) {
  case CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: // DIAG: meaning
    return 1;
  case CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: // DIAG: case-label
    return 2;
  default:
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_GPU_OVERLAP:
      return 3;
    default:
      return 0;
    }
  }
}
