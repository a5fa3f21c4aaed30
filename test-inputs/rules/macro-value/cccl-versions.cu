// Versions of CCCL and CUB, and their parts.
#include <cub/cub.cuh>
#if CUB_MAJOR_VERSION > 2 || (CUB_MAJOR_VERSION == 2 && CUB_MINOR_VERSION >= 5)
#define HAS_POLICIES
#endif
#if defined(CCCL_VERSION) && CCCL_VERSION >= 2005000
#define HAS_CCCL
#endif
#if CCCL_MAJOR_VERSION >= 3
#define HAS_CUDA_ITERATORS
#endif
// Macros of NVIDIA families are not defined.
#ifdef __CUDA_ARCH_FAMILY_SPECIFIC__
#define HAS_FAMILY
#endif
__global__ void k(int *a) { a[CUB_SUBMINOR_VERSION + CUB_PATCH_NUMBER] = CCCL_MINOR_VERSION + CCCL_PATCH_VERSION; }
