// Names of GPUs.
#include <cstring>
#include <cuda_runtime.h>

int kind(int device) {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, device);
  if (strstr(p.name, "Tesla") || !strncmp(p.name, "NVIDIA A100", 11)) // DIAG: library-name
    return 1;
  return strstr(p.name, "Instinct") ? 2 : 0;
}

// The same with strings of C++, and through variables.
#include <string>
int strings(const cudaDeviceProp &p) {
  std::string name(p.name);
  const char *plain = p.name;
  if (name.rfind("NVIDIA", 0) == 0)                // DIAG: library-name
    return 1;
  if (name == "Tesla K80" || strstr(plain, "A100")) // DIAG: library-name
    return 2;
  // Near misses.
  std::string other = "Tesla";
  return other == "Tesla" || name.find("gfx") == 0 || name.find(other) == 0;
}
