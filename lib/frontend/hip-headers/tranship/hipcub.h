// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_fp16.h>
#include <tranship/core.h>
#include <tranship/rocprim.h>
#define TRANSHIP_WITHOUT_THRUST
#define cub hipcub
#define cudaError_t hipError_t
#define cudaStream_t hipStream_t
#include <tranship/cub.h>
#undef TRANSHIP_WITHOUT_THRUST
#undef cudaStream_t
#undef cudaError_t
#undef cub
#undef CUB_NS_PREFIX
#undef CUB_NS_POSTFIX
#undef CUB_NS_QUALIFIER
#undef CUB_VERSION
#undef CUB_PTX_WARP_THREADS
#undef CubDebug
#undef CubDebugExit

#define HIPCUB_VERSION 400000
#define HIPCUB_WARP_THREADS 64
#define HIPCUB_DEVICE_WARP_THREADS 64
#define HIPCUB_HOST_WARP_THREADS 64
#define HIPCUB_ARCH 1
#define HIPCUB_RUNTIME_FUNCTION __host__
#define HIPCUB_DEVICE __device__
#define HIPCUB_HOST __host__
#define HIPCUB_HOST_DEVICE __host__ __device__
#define HIPCUB_MAX(a, b) (((a) > (b)) ? (a) : (b))
#define HIPCUB_MIN(a, b) (((a) < (b)) ? (a) : (b))
#define HipcubDebug(error) hipcub::Debug((hipError_t)(error), __FILE__, __LINE__)
#define HIPCUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define HIPCUB_QUOTIENT_CEILING(x, y) (((x) + (y)-1) / (y))
#define HIPCUB_ROUND_UP_NEAREST(x, y) (HIPCUB_QUOTIENT_CEILING(x, y) * y)
#define HIPCUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * y)
#define HIPCUB_PREVENT_MACRO_SUBSTITUTION
#define HIPCUB_STDERR
#define HIPCUB_DEPRECATED [[deprecated]]
#define HIPCUB_DEFINE_VECTOR_TYPE(base, vector)
#define __HIPCUB_ALIGN_BYTES(bytes) __attribute__((aligned(bytes)))
#define BEGIN_HIPCUB_NAMESPACE namespace hipcub {
#define END_HIPCUB_NAMESPACE }
#define _HipcubLog(...) ((void)(__VA_ARGS__))

namespace hipcub {
// Names that hipCUB still has, and CUB no longer.
__device__ unsigned int SHR_ADD(unsigned int x, unsigned int shift, unsigned int addend);
__device__ unsigned int SHL_ADD(unsigned int x, unsigned int shift, unsigned int addend);
__device__ unsigned int IADD3(unsigned int x, unsigned int y, unsigned int z);
__device__ int PRMT(unsigned int a, unsigned int b, unsigned int index);
__device__ void BAR(int count);
template <int value, int current = value, int count = 0> struct Log;
template <class Key> struct BaseDigitExtractor;
template <bool descending, class Key> struct RadixSortTwiddle;
template <class T, int threads, int arch = HIPCUB_ARCH> struct BlockRakingLayout;
template <class Key, class Value, int threads, int items, class Synchronization>
class BlockMergeSortStrategy;
template <int count, int maximum> struct IterateThreadStore;
template <class T, class Fundamental>
__device__ T ThreadLoadVolatilePointer(T *pointer, Fundamental);
template <class T, class Fundamental>
__device__ void ThreadStoreVolatilePtr(T *pointer, T value, Fundamental);
template <int count>
__host__ __device__ hipError_t AliasTemporaries(void *storage, size_t &bytes,
                                                void *(&allocations)[count],
                                                size_t (&sizes)[count]);
} // namespace hipcub
