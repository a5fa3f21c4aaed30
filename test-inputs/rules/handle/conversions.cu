// Handles become integers, and integers become handles, wherever values are passed on. CUDA's type is an alias, so Clang
// sees no conversion.
#include <cuda.h>
#include <cuda_runtime.h>
#include <initializer_list>

typedef unsigned long long u64;
void number(u64 n);
void take(CUdeviceptr p);

u64 returned(CUdeviceptr p) { return p + 4; }
CUdeviceptr made(u64 n) { return n; }

struct Slot {
  u64 begin;
  CUdeviceptr end;
  Slot(CUdeviceptr p, u64 n) : begin(p), end(n) {}
};
struct Entry {
  u64 texture;
  CUdeviceptr memory;
};

void conversions(CUdeviceptr p, CUdeviceptr q, cudaTextureObject_t texture, u64 n, bool first) {
  number(p + 4);
  number((p + 4) & ~3ull);
  number(p - q);
  number((p - q) + 4);
  number(p + n + 4);
  number(first ? p + 4 : q);
  take(n);
  take(p + n);
  take(p & ~255ull);
  take(first ? p : 0);
  u64 either = first ? p : n;
  CUdeviceptr aligned = (p + 255) & ~255ull, chosen = first ? p : q;
  Slot slot(n, p);
  Entry entry = {texture, n}, same = {n, p};
  u64 list[2] = {p, texture}, braced{p};
  auto difference = [&] { return p - q; };
  auto rest = p & 255;
  auto end = p + 8;
  number(rest + 1);
  take(end + 1);
  auto back = [&]() -> u64 { return texture; };
}

void each(cudaTextureObject_t first, cudaTextureObject_t second) {
  for (cudaTextureObject_t texture : {first, second})
    number(texture);
}

// One integer type in CUDA, three pointer types in HIP.
void make(cudaTextureObject_t *made);
void use(cudaTextureObject_t used, CUdeviceptr *allocated);
u64 exchanged(cudaTextureObject_t texture, cudaSurfaceObject_t surface, u64 number) {
  cudaTextureObject_t read = surface;
  cudaSurfaceObject_t same = surface;
  make(&surface);
  make(&texture);
  use(surface, &number);
  return read + same;
}
