// The driver API.
#include <cuda.h>

int main() {
  CUdevice device;
  CUcontext context;
  CUdeviceptr memory;
  if (cuInit(0) != CUDA_SUCCESS || cuDeviceGet(&device, 0) != CUDA_SUCCESS)
    return 1;
  CUresult result = cuDevicePrimaryCtxRetain(&context, device);
  result = cuMemAlloc(&memory, 1024);
  int count = 0;
  cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device);
  cuMemFree(memory);
  return result == CUDA_ERROR_OUT_OF_MEMORY;
}
