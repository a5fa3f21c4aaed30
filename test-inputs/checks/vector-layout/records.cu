#include <cuda_runtime.h>

struct Particle { // DIFFERS
  double mass;
  double4 position; // DIAG: vector-layout
};
struct Odd { // DIFFERS
  longlong4 indices[2]; // DIAG: vector-layout
  int n;
};

// Near misses: the same on both sides, or other vectors.
struct Box {
  double4 low, high;
};
struct Small {
  double mass;
  float4 color;
  double2 place;
};
struct __align__(32) Aligned {
  double4 x;
  int n;
};
template <typename T> struct Generic {
  int n;
  T value; // DIAG: vector-layout
};

__global__ void k(Particle *p, Odd *o, Box *b, Small *s, Aligned *a, Generic<double4> *g, Generic<float4> *h) {
  g->n = h->n;
}
