// Names of statuses of libraries in strings that are compared with what names them.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipsparse/hipsparse.h>
#include <hip/hiprtc.h>

#include <cstring>
#include <string>

bool isFull(hipblasStatus_t status) { return strcmp(hipblasStatusToString(status), "HIPBLAS_STATUS_ALLOC_FAILED") == 0; }
bool isFull(hipsparseStatus_t status) { return std::string(hipsparseGetErrorName(status)) == "HIPSPARSE_STATUS_ALLOC_FAILED"; }
bool isWrong(hiprtcResult result) { return !strncmp(hiprtcGetErrorString(result), "NVRTC_ERROR", 11); } // DIAG: meaning
