// What code computes from the version of its compiler: nvcc's GCC says 9 to 15, HIP's Clang says 4.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

#define GCC_VERSION (__GNUC__ * 100 + __GNUC_MINOR__)
#if GCC_VERSION >= 700 // DIAG: meaning
constexpr int block = 256;
#else
constexpr int block = 128;
#endif
#if defined(__NVCC__) && !defined(__clang__) // DIAG: meaning
static int unit() { return 1; }
#else
static int unit() { return 2; }
#endif

constexpr bool isNew = GCC_VERSION > 900; // DIAG: meaning
static const int unroll = (__GNUC__ > 8) ? 8 : 4; // DIAG: meaning
template <bool New> struct Pick { static constexpr int value = 1; };
static int picked() { return Pick<(__GNUC__ >= 8)>::value; } // DIAG: meaning
static const char *compiler() {
  switch (__GNUC__) { // DIAG: meaning
  case 4:
    return "old";
  default:
    return "new";
  }
}
static bool isClang() { return strstr(__VERSION__, "lang") != nullptr; } // DIAG: meaning

// Near misses: printed, the same answer for both, the user's own numbers.
static void show() { printf("%s: %d.%d\n", __VERSION__, __GNUC__, __GNUC_MINOR__); }
constexpr bool isUsable = __GNUC__ >= 4 && GCC_VERSION > 300;
constexpr int mine = 4;
static bool compareOwn() { return mine >= 7 || block > 100; }
#define CUDA_PART defined(__NVCC__)
#if GCC_VERSION < 300
#error "too old"
#endif

int main() {
  show();
  cudaDeviceSynchronize();
  return isNew + unroll + picked() + unit() + isClang() + isUsable + compareOwn() + *compiler();
}
