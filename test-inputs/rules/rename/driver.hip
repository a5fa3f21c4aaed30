// The driver API.
#include <hip/hip_runtime.h>

int main() {
  hipDevice_t device;
  hipCtx_t context;
  hipDeviceptr_t memory;
  if (hipInit(0) != hipSuccess || hipDeviceGet(&device, 0) != hipSuccess)
    return 1;
  hipError_t result = hipDevicePrimaryCtxRetain(&context, device);
  result = hipMalloc(&memory, 1024);
  int count = 0;
  hipDeviceGetAttribute(&count, hipDeviceAttributeMultiprocessorCount, device);
  hipFree(memory);
  return result == hipErrorOutOfMemory;
}
