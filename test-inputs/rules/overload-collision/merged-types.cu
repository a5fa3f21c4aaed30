// Overloads and specializations for CUDA types that are one type in HIP.
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cusparse.h>

void release(void *p) { cudaFree(p); }
void release(CUdeviceptr p) { cuMemFree(p); } // DIAG: overload-collision

inline void destroy(cusparseMatDescr_t d) { cusparseDestroyMatDescr(d); }
inline void destroy(cusparseDnVecDescr_t d) { cusparseDestroyDnVec(d); } // DIAG: overload-collision
inline void destroy(cublasHandle_t h) { cublasDestroy(h); } // DIAG: overload-collision

template <class E> const char *label();
template <> const char *label<cudaError_t>() { return "runtime"; }
template <> const char *label<CUresult>() { return "driver"; } // DIAG: overload-collision

template <class E> struct Ok;
template <> struct Ok<cudaError> {
  static constexpr cudaError_t value = cudaSuccess;
};
template <> struct Ok<CUresult> { // DIAG: overload-collision
  static constexpr CUresult value = CUDA_SUCCESS;
};

struct Any {
  explicit Any(CUstream s) {}
  explicit Any(cudaStream_t *s) {}
  void set(CUresult e) {}
  void set(cudaError_t e) {} // DIAG: overload-collision
  void set(cudaError_t e) const {}
};
