// The driver API's calls that set up a launch step by step come with the port.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#define CHECK(call) check(call, #call)

void check(hipError_t result, const char *call);

class Comparison {
public:
  Comparison(hipModule_t module, int blockSize) : blockSize_(blockSize) {
    CHECK(hipModuleGetFunction(&function_, module, "compare"));
    CHECK(((void)(function_), (void)(hipFuncCachePreferL1), hipSuccess)); // DIAG: meaning
    CHECK(transhipFuncSetBlockShape(function_, blockSize_, blockSize_, 1));
    CHECK(transhipFuncSetSharedSize(function_, 0));
  }
  void run(hipDeviceptr_t values, hipDeviceptr_t faulty, float limit, int size, hipStream_t stream) {
    int offset = 0;
    CHECK(transhipParamSetv(function_, offset, &values, sizeof values));
    offset += sizeof values;
    CHECK(transhipParamSetv(function_, offset, &faulty, sizeof(int *)));
    offset += sizeof faulty;
    CHECK(transhipParamSetf(function_, offset, limit));
    offset += sizeof limit;
    CHECK(transhipParamSeti(function_, offset, size));
    CHECK(transhipParamSetSize(function_, offset + sizeof size));
    if (stream)
      CHECK(transhipLaunchGridAsync(function_, size / blockSize_, size / blockSize_, stream));
    else if (size > blockSize_)
      CHECK(transhipLaunchGrid(function_, size / blockSize_, size / blockSize_));
    else
      CHECK(transhipLaunch(function_));
  }
  void bind(hipTexRef image) {
    cuParamSetTexRef(function_, CU_PARAM_TR_DEFAULT, image); // DIAG: unsupported-name
  }

private:
  hipFunction_t function_;
  int blockSize_;
};
