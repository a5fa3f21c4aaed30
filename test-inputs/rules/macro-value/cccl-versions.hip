// Versions of CCCL and CUB, and their parts.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
#if 0 /* CUB_MAJOR_VERSION > 2 */ || (1 /* CUB_MAJOR_VERSION == 2 */ && 1 /* CUB_MINOR_VERSION >= 5 */)
#define HAS_POLICIES
#endif
#if defined(HIP_VERSION) && 1 /* CCCL_VERSION >= 2005000 */
#define HAS_CCCL
#endif
#if 0 /* CCCL_MAJOR_VERSION >= 3 */
#define HAS_CUDA_ITERATORS
#endif
// Macros of NVIDIA families are not defined.
#ifdef __CUDA_ARCH_FAMILY_SPECIFIC__
#define HAS_FAMILY
#endif
__global__ void k(int *a) { a[0 /* CUB_SUBMINOR_VERSION */ + 0 /* CUB_PATCH_NUMBER */] = 8 /* CCCL_MINOR_VERSION */ + 0 /* CCCL_PATCH_VERSION */; }
