// Macros that HIP lacks and that code only asks for: what it does without them is right.
#include <hip/hip_runtime.h>

#ifdef __CUDA_ARCH_LIST__
constexpr int newest[] = {__CUDA_ARCH_LIST__};
#else
constexpr int newest[] = {0};
#endif
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define NO_LAMBDAS
#endif
#if defined(__CUDACC_RDC__) && defined(WITH_RDC)
#undef __CUDACC_RDC__
#endif
#ifdef __HIP_NO_HALF_OPERATORS__
#undef __HIP_NO_HALF_OPERATORS__
#endif
#ifdef _WIN32
#include <nvml.h>
#endif
#if 1 /* CUDART_VERSION >= 12040 */ // decided
__global__ void /* at most 64 registers */ k(int *x) { x[0] = newest[0]; }
#endif
int version() { return 13000 /* CUDART_VERSION */; }
// Each build has its own.
#ifdef __CUDA_ARCH_LIST__
constexpr int compiledFor(int arch) { return arch >= newest[0]; }
#else
static int compiledFor(int arch) { return arch > 0; }
#endif
int isCompiled(int arch) { return compiledFor(arch); }
int list[] = {__CUDA_ARCH_LIST__}; // DIAG: unsupported-name
