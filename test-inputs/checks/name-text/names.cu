#include <cstdio>
#include <cuda_runtime.h>

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)
#define ENTRY(name) {name, #name}
#define CHECK(call)                                                                                \
  if ((call) != cudaSuccess)                                                                       \
  puts(#call " failed")

struct Entry {
  cudaError_t error;
  const char *name;
};
const Entry entries[] = {
    ENTRY(cudaErrorInvalidValue), // DIAG: name-text
    ENTRY(cudaSuccess),           // DIAG: name-text
};

int main() {
  puts(TEXT(cudaMalloc));       // DIAG: name-text
  puts(TEXT_OF(cudaStream_t));  // DIAG: name-text
  puts("in " TEXT(cudaFree) ""); // DIAG: name-text
  // Near misses: a message about a call, the user's own name, a string, a name that HIP has as well.
  CHECK(cudaDeviceSynchronize());
  puts(TEXT(entries));
  puts("cudaMalloc");
  puts(TEXT(blockIdx));
}
