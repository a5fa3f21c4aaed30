// Names of statuses of libraries in strings that are compared with what names them.
#include <cublas_v2.h>
#include <cusparse.h>
#include <nvrtc.h>

#include <cstring>
#include <string>

bool isFull(cublasStatus_t status) { return strcmp(cublasGetStatusName(status), "CUBLAS_STATUS_ALLOC_FAILED") == 0; }
bool isFull(cusparseStatus_t status) { return std::string(cusparseGetErrorName(status)) == "CUSPARSE_STATUS_ALLOC_FAILED"; }
bool isWrong(nvrtcResult result) { return !strncmp(nvrtcGetErrorString(result), "NVRTC_ERROR", 11); } // DIAG: meaning
