#include <cuda_runtime.h>
#include <cuda.h>

void newKernel(int *);
void oldKernel(int *);

int byProperties(int *data, bool wanted) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  if (properties.major >= 8) // DIAG: architecture-gate
    newKernel(data);
  if (wanted && properties.major * 10 + properties.minor > 75) // DIAG: architecture-gate
    newKernel(data);
  bool isHopper = properties.major == 9 && properties.minor == 0; // DIAG: architecture-gate
  int major = properties.major;
  if (7 <= major) // DIAG: architecture-gate
    newKernel(data);

  // Near misses: the same for Pascal and for AMD; nothing is decided.
  if (properties.major < 3)
    return 1;
  if (properties.major < 5 || (properties.major == 5 && properties.minor < 3))
    return 1;
  int oldest;
  cudaDeviceGetAttribute(&oldest, cudaDevAttrComputeCapabilityMajor, 0);
  if (oldest < 6 || properties.major < 6) // neither Pascal nor AMD, whichever call asks
    return 1;
  if (wanted && properties.minor > 2)
    oldKernel(data);
  if (properties.warpSize == 32) // DIAG: wave-warpsize-constant
    oldKernel(data);
  return isHopper;
}

int byAttribute(int *data) {
  int major = 0, minor = 0, count = 0;
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
  cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0);
  cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, 0);
  int version = 10 * major + minor;
  if (version >= 70) // DIAG: architecture-gate
    newKernel(data);
  int driverMajor, driverMinor;
  cuDeviceComputeCapability(&driverMajor, &driverMinor, 0);
  if (driverMajor > 6) // DIAG: architecture-gate
    newKernel(data);
  struct Version {
    int major;
  } own{major};
  if (own.major >= 8) // DIAG: architecture-gate
    newKernel(data);
  // Near misses: another question, and a number of the user's own.
  struct Release {
    int major;
  } release{count};
  return count >= 80 || release.major >= 8;
}
