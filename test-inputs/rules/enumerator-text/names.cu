// Names of errors in strings that are compared with what names them.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <string>

bool isFull(cudaError_t error) { return strcmp(cudaGetErrorName(error), "cudaErrorMemoryAllocation") == 0; }
bool isLost(cudaError_t error) {
  std::string name = cudaGetErrorName(error);
  return name == "cudaErrorLaunchFailure" || std::string("cudaErrorECCUncorrectable") == name ||
         name.find("cudaErrorInvalidValue") != std::string::npos;
}
bool isOutOfMemory(CUresult result) {
  const char *name = nullptr;
  cuGetErrorName(result, &name);
  return strncmp(name, "CUDA_ERROR_OUT_OF_MEMORY", 24) == 0;
}
void explain() { puts("cudaErrorMemoryAllocation"); } // for people
