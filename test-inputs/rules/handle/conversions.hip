// Handles become integers, and integers become handles, wherever values are passed on. CUDA's type is an alias, so Clang
// sees no conversion.
#include <hip/hip_runtime.h>
#include <initializer_list>

typedef unsigned long long u64;
void number(u64 n);
void take(hipDeviceptr_t p);

u64 returned(hipDeviceptr_t p) { return (unsigned long long)((hipDeviceptr_t)((char *)(p) + (4))); }
hipDeviceptr_t made(u64 n) { return (hipDeviceptr_t)n; }

struct Slot {
  u64 begin;
  hipDeviceptr_t end;
  Slot(hipDeviceptr_t p, u64 n) : begin((unsigned long long)p), end((hipDeviceptr_t)n) {}
};
struct Entry {
  u64 texture;
  hipDeviceptr_t memory;
};

void conversions(hipDeviceptr_t p, hipDeviceptr_t q, hipTextureObject_t texture, u64 n, bool first) {
  number((unsigned long long)((hipDeviceptr_t)((char *)(p) + (4))));
  number((unsigned long long)((hipDeviceptr_t)((char *)(p) + (4))) & ~3ull);
  number(((char *)(p) - (char *)(q)));
  number((((char *)(p) - (char *)(q))) + 4);
  number((unsigned long long)((hipDeviceptr_t)((char *)((hipDeviceptr_t)((char *)(p) + (n))) + (4))));
  number((unsigned long long)(first ? (hipDeviceptr_t)((char *)(p) + (4)) : q));
  take((hipDeviceptr_t)n);
  take((hipDeviceptr_t)((char *)(p) + (n)));
  take((hipDeviceptr_t)((unsigned long long)p & ~255ull));
  take(first ? p : 0);
  u64 either = first ? (unsigned long long)p : n;
  hipDeviceptr_t aligned = (hipDeviceptr_t)((unsigned long long)((hipDeviceptr_t)((char *)(p) + (255))) & ~255ull), chosen = first ? p : q;
  Slot slot((hipDeviceptr_t)n, (unsigned long long)p);
  Entry entry = {(unsigned long long)texture, (hipDeviceptr_t)n}, same = {n, p};
  u64 list[2] = {(unsigned long long)p, (unsigned long long)texture}, braced{(unsigned long long)p};
  auto difference = [&] { return ((char *)(p) - (char *)(q)); };
  auto rest = (unsigned long long)p & 255;
  auto end = (hipDeviceptr_t)((char *)(p) + (8));
  number(rest + 1);
  take((hipDeviceptr_t)((char *)(end) + (1)));
  auto back = [&]() -> u64 { return (unsigned long long)texture; };
}

void each(hipTextureObject_t first, hipTextureObject_t second) {
  for (hipTextureObject_t texture : {first, second})
    number((unsigned long long)texture);
}

// One integer type in CUDA, three pointer types in HIP.
void make(hipTextureObject_t *made);
void use(hipTextureObject_t used, hipDeviceptr_t *allocated);
u64 exchanged(hipTextureObject_t texture, hipSurfaceObject_t surface, u64 number) {
  hipTextureObject_t read = (hipTextureObject_t)surface;
  hipSurfaceObject_t same = surface;
  make((hipTextureObject_t *)(&surface));
  make(&texture);
  use((hipTextureObject_t)surface, (hipDeviceptr_t *)(&number));
  return (unsigned long long)read + (unsigned long long)same;
}
