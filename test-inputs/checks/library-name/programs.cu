// Programs of CUDA that a program runs.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

int main() {
  FILE *list = popen("nvidia-smi -L", "r");              // DIAG: library-name
  system("/usr/local/cuda/bin/cuobjdump -sass app");     // DIAG: library-name
  // Near misses.
  system("ls /usr/local/nvidia-smi");
  popen("smi -L", "r");
  puts("nvidia-smi -L");
  return list == nullptr;
}
