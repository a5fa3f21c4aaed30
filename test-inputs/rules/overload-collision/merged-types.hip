// Overloads and specializations for CUDA types that are one type in HIP.
#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

void release(void *p) { hipFree(p); }
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
void release(hipDeviceptr_t p) { hipFree(p); } // DIAG: overload-collision
#endif

inline void destroy(hipsparseMatDescr_t d) { hipsparseDestroyMatDescr(d); }
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
inline void destroy(hipsparseDnVecDescr_t d) { hipsparseDestroyDnVec(d); } // DIAG: overload-collision
#endif
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
inline void destroy(hipblasHandle_t h) { hipblasDestroy(h); } // DIAG: overload-collision
#endif

template <class E> const char *label();
template <> const char *label<hipError_t>() { return "runtime"; }
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
template <> const char *label<hipError_t>() { return "driver"; } // DIAG: overload-collision
#endif

template <class E> struct Ok;
template <> struct Ok<hipError_t> {
  static constexpr hipError_t value = hipSuccess;
};
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
template <> struct Ok<hipError_t> { // DIAG: overload-collision
  static constexpr hipError_t value = hipSuccess;
};
#endif

struct Any {
  explicit Any(hipStream_t s) {}
  explicit Any(hipStream_t *s) {}
  void set(hipError_t e) {}
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
  void set(hipError_t e) {} // DIAG: overload-collision
#endif
  void set(hipError_t e) const {}
};
