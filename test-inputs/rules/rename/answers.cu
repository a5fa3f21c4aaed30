#include <cassert>
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

__constant__ char table[65536];
char image[65536];

struct Limits {
  size_t constant;
};
Limits limits(const cudaDeviceProp &p) {
  Limits result;
  result.constant = p.totalConstMem;
  return result;
}

bool hasKnownSizes() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  assert(p.totalConstMem == 65536); // DIAG: meaning
  size_t shared = p.sharedMemPerBlock;
  int constant;
  cudaDeviceGetAttribute(&constant, cudaDevAttrTotalConstantMemory, 0);
  std::memset(image, 0, p.totalConstMem);              // DIAG: meaning
  cudaMemcpyToSymbol(table, image, p.totalConstMem);   // DIAG: meaning
  return shared == (48 << 10) && constant != 64 * 1024 // DIAG: meaning
         && limits(p).constant == 65536;               // DIAG: meaning
}

cudaStream_t urgent(int priority) {
  cudaStream_t stream;
  cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, priority); // DIAG: meaning
  return stream;
}
int rank() {
  int priority, least, greatest;
  cudaStreamGetPriority(urgent(-3), &priority);
  cudaDeviceGetStreamPriorityRange(&least, &greatest);
  if (least == 0 && greatest == -5) // DIAG: meaning
    return 5;
  cudaStreamAttrValue value;
  cudaStreamGetAttribute(urgent(-3), cudaStreamAttributePriority, &value);
  if (value.priority == -4) // DIAG: meaning
    return 4;
  switch (priority) {
  case 0:
    return 0;
  case -2: // DIAG: meaning
    return 2;
  }
  return 1;
}

// Near misses: tests by size, sizes that are printed, numbers that both have, what the GPU says, the user's own fields.
struct Own {
  size_t totalConstMem;
};
bool fits(size_t needed, Own own) {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  std::printf("%zu %zu\n", p.totalConstMem, p.sharedMemPerBlock);
  int least, greatest, priority;
  cudaDeviceGetStreamPriorityRange(&least, &greatest);
  cudaStream_t low, high;
  cudaStreamCreateWithPriority(&low, cudaStreamNonBlocking, -1);
  cudaStreamCreateWithPriority(&high, cudaStreamNonBlocking, greatest);
  cudaStreamGetPriority(high, &priority);
  std::memset(image, 0, own.totalConstMem);
  return needed <= p.totalConstMem && p.sharedMemPerBlock >= 49152 && own.totalConstMem == 65536 &&
         priority == greatest && priority == -1;
}
