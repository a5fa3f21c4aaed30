// Each use of a macro has a function of its own.
#include <cstdio>
#include <cstring>

#include <cuda_runtime.h>

#define WHERE __PRETTY_FUNCTION__
#define CHECK(call) report(call, WHERE)

inline void report(cudaError_t, const char *where) { std::printf("%zu\n", std::strlen(where)); }

template <class T> void release(T *data) { CHECK(cudaFree(data)); }
void copy(void *to, const void *from, size_t bytes, cudaMemcpyKind kind) {
  CHECK(cudaMemcpy(to, from, bytes, kind)); // DIFFERS
}
void run(float *a, int *b) {
  copy(a, b, 4, cudaMemcpyDeviceToDevice);
  release(a);
  release(b);
}

// Names that `typeid` gives.
#include <typeinfo>
bool isShort() { return std::strlen(typeid(float4).name()) < 8; } // DIFFERS
// Near misses: a name that is shown, and one that HIP keeps.
void show() { std::puts(typeid(float4).name()); }
bool isNumber() { return std::strcmp(typeid(int).name(), "i") == 0; }
