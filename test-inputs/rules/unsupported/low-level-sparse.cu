// A part of cuSOLVER that HIP lacks as a whole is reported at the first of its names.
#include <cusolverSp.h>
#include <cusolverSp_LOWLEVEL_PREVIEW.h> // DIAG: unsupported-header

bool analyze(cusolverSpHandle_t handle, csrcholInfo_t info) { // DIAG: unsupported-name
  int position = 0;
  return cusolverSpCreateCsrcholInfo(&info) == CUSOLVER_STATUS_SUCCESS &&
         cusolverSpScsrcholZeroPivot(handle, info, 0.1f, &position) == CUSOLVER_STATUS_SUCCESS &&
         cusolverSpDestroyCsrcholInfo(info) == CUSOLVER_STATUS_SUCCESS;
}
