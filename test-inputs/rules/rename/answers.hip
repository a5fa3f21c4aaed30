#include <cassert>
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>

__constant__ char table[65536];
char image[65536];

struct Limits {
  size_t constant;
};
Limits limits(const hipDeviceProp_t &p) {
  Limits result;
  result.constant = p.totalConstMem;
  return result;
}

bool hasKnownSizes() {
  hipDeviceProp_t p;
  hipGetDeviceProperties(&p, 0);
  assert(p.totalConstMem == 65536); // DIAG: meaning
  size_t shared = p.sharedMemPerBlock;
  int constant;
  hipDeviceGetAttribute(&constant, hipDeviceAttributeTotalConstantMemory, 0);
  std::memset(image, 0, p.totalConstMem);              // DIAG: meaning
  hipMemcpyToSymbol(HIP_SYMBOL(table), image, p.totalConstMem);   // DIAG: meaning
  return shared == (48 << 10) && constant != 64 * 1024 // DIAG: meaning
         && limits(p).constant == 65536;               // DIAG: meaning
}

hipStream_t urgent(int priority) {
  hipStream_t stream;
  hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, priority); // DIAG: meaning
  return stream;
}
int rank() {
  int priority, least, greatest;
  hipStreamGetPriority(urgent(-3), &priority);
  hipDeviceGetStreamPriorityRange(&least, &greatest);
  if (least == 0 && greatest == -5) // DIAG: meaning
    return 5;
  hipLaunchAttributeValue value;
  hipStreamGetAttribute(urgent(-3), hipLaunchAttributePriority, &value);
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
  hipDeviceProp_t p;
  hipGetDeviceProperties(&p, 0);
  std::printf("%zu %zu\n", p.totalConstMem, p.sharedMemPerBlock);
  int least, greatest, priority;
  hipDeviceGetStreamPriorityRange(&least, &greatest);
  hipStream_t low, high;
  hipStreamCreateWithPriority(&low, hipStreamNonBlocking, -1);
  hipStreamCreateWithPriority(&high, hipStreamNonBlocking, greatest);
  hipStreamGetPriority(high, &priority);
  std::memset(image, 0, own.totalConstMem);
  return needed <= p.totalConstMem && p.sharedMemPerBlock >= 49152 && own.totalConstMem == 65536 &&
         priority == greatest && priority == -1;
}
