#include <cuda.h>
int main() {
  CUmodule module;
  cuInit(0);
  return cuModuleLoad(&module, "scale.ptx");
}
