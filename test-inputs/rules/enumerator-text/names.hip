// Names of errors in strings that are compared with what names them.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstring>
#include <string>

bool isFull(hipError_t error) { return strcmp(hipGetErrorName(error), "hipErrorOutOfMemory") == 0; }
bool isLost(hipError_t error) {
  std::string name = hipGetErrorName(error);
  return name == "hipErrorLaunchFailure" || std::string("hipErrorECCNotCorrectable") == name ||
         name.find("hipErrorInvalidValue") != std::string::npos;
}
bool isOutOfMemory(hipError_t result) {
  const char *name = nullptr;
  hipDrvGetErrorName(result, &name);
  return strncmp(name, "hipErrorOutOfMemory", 24) == 0;
}
void explain() { puts("cudaErrorMemoryAllocation"); } // for people
