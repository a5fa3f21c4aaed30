// Labels that HIP never has, and labels that become one.
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>

const char *name(hipfftResult result) {
  switch (result) {
  case HIPFFT_SUCCESS:
    return "success";
  /* case CUFFT_MISSING_DEPENDENCY: */ // DIAG: case-label
    return "missing dependency";
  default:
    return "?";
  }
}

int overlap(hipDeviceAttribute_t attribute) {
  switch (attribute) {
  case hipDeviceAttributeAsyncEngineCount: // DIAG: meaning
    return 1;
  /* case hipDeviceAttributeAsyncEngineCount: */ // DIAG: case-label
    return 2;
  default:
    switch (attribute) {
    case hipDeviceAttributeAsyncEngineCount:
      return 3;
    default:
      return 0;
    }
  }
}
