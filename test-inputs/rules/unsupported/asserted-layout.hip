// COMPILES: no, the assertions fail in HIP
#include <hip/hip_runtime.h>

struct Particle {
  double mass;
  double4 position;
};
struct Shared {
  char tag;
  Particle first;
};
struct Box {
  double4 low, high;
};
struct __align__(32) Aligned {
  double4 x;
  int n;
};
static_assert(sizeof(Particle) == 48, "shared with C"); // DIAG: meaning
static_assert(sizeof(Shared) == 64);                    // DIAG: meaning
static_assert(alignof(double4) == 16);                  // DIAG: meaning
static_assert(sizeof(Box) == 64 && sizeof(Particle *) == 8 && sizeof(float4) == 16);
static_assert(sizeof(Aligned) == 64);
