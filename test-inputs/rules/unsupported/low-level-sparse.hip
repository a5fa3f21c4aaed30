// A part of cuSOLVER that HIP lacks as a whole is reported at the first of its names.
#include <hip/hip_runtime.h>
#include <hipsolver/hipsolver.h>
#include <cusolverSp_LOWLEVEL_PREVIEW.h> // DIAG: unsupported-header

bool analyze(hipsolverSpHandle_t handle, csrcholInfo_t info) { // DIAG: unsupported-name
  int position = 0;
  return cusolverSpCreateCsrcholInfo(&info) == HIPSOLVER_STATUS_SUCCESS &&
         cusolverSpScsrcholZeroPivot(handle, info, 0.1f, &position) == HIPSOLVER_STATUS_SUCCESS &&
         cusolverSpDestroyCsrcholInfo(info) == HIPSOLVER_STATUS_SUCCESS;
}
