// The driver API's calls that set up a launch step by step come with the port.
#include <cuda.h>

#define CHECK(call) check(call, #call)

void check(CUresult result, const char *call);

class Comparison {
public:
  Comparison(CUmodule module, int blockSize) : blockSize_(blockSize) {
    CHECK(cuModuleGetFunction(&function_, module, "compare"));
    CHECK(cuFuncSetCacheConfig(function_, CU_FUNC_CACHE_PREFER_L1)); // DIAG: meaning
    CHECK(cuFuncSetBlockShape(function_, blockSize_, blockSize_, 1));
    CHECK(cuFuncSetSharedSize(function_, 0));
  }
  void run(CUdeviceptr values, CUdeviceptr faulty, float limit, int size, CUstream stream) {
    int offset = 0;
    CHECK(cuParamSetv(function_, offset, &values, sizeof values));
    offset += sizeof values;
    CHECK(cuParamSetv(function_, offset, &faulty, sizeof(int *)));
    offset += sizeof faulty;
    CHECK(cuParamSetf(function_, offset, limit));
    offset += sizeof limit;
    CHECK(cuParamSeti(function_, offset, size));
    CHECK(cuParamSetSize(function_, offset + sizeof size));
    if (stream)
      CHECK(cuLaunchGridAsync(function_, size / blockSize_, size / blockSize_, stream));
    else if (size > blockSize_)
      CHECK(cuLaunchGrid(function_, size / blockSize_, size / blockSize_));
    else
      CHECK(cuLaunch(function_));
  }
  void bind(CUtexref image) {
    cuParamSetTexRef(function_, CU_PARAM_TR_DEFAULT, image); // DIAG: unsupported-name
  }

private:
  CUfunction function_;
  int blockSize_;
};
