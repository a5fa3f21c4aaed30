// Operations on memory that a stream does in one batch.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

hipError_t handOver(hipStream_t stream, hipDeviceptr_t flag) {
  hipStreamBatchMemOpParams operations[2] = {};
  operations[0].operation = hipStreamMemOpWaitValue64;
  operations[0].waitValue.address = flag;
  operations[0].waitValue.value64 = 1;
  operations[0].waitValue.flags = hipStreamWaitValueGte;
  operations[1].operation = hipStreamMemOpWriteValue64;
  operations[1].writeValue.address = flag;
  operations[1].writeValue.value64 = 2;
  operations[1].writeValue.flags = 0;
  return hipStreamBatchMemOp(stream, 2, operations, 0);
}

hipError_t prefer(hipFunction_t f, const char **name) {
  (*(name) = hipKernelNameRef(f), hipSuccess);
  return transhipFuncSetAttribute(f, HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100);
}
