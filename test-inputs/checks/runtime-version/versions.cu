// Versions that are compared with numbers of CUDA's.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>

int runtimeVersion() {
  int version = 0;
  cudaRuntimeGetVersion(&version);
  return version;
}

struct Versions {
  int driver, runtime;
};

int main() {
  int version = 0, driver = 0;
  cudaRuntimeGetVersion(&version);
  cuDriverGetVersion(&driver);
  if (version < 11020) // DIAG: runtime-version
    return 1;
  if (10010 <= driver) // DIAG: runtime-version
    return 2;
  if (version >= CUDART_VERSION) // DIAG: runtime-version
    return 3;
  if (runtimeVersion() == 12000) // DIAG: runtime-version
    return 4;
  int copy = version;
  std::printf("%d\n", copy / 1000); // DIAG: runtime-version
  std::printf("%d\n", version % 1000 / 10); // DIAG: runtime-version

  Versions both;
  cudaDriverGetVersion(&both.driver);
  if (both.driver > 12080) // DIAG: runtime-version
    return 5;

  // Compared with each other, with nothing, or printed whole.
  if (driver < version)
    return 6;
  if (version == 0 || both.runtime > 12080)
    return 7;
  std::printf("%d %d\n", version, driver);
  int other = 11020;
  return other < 11030;
}
