// Operations on memory that a stream does in one batch.
#include <cuda.h>

CUresult handOver(CUstream stream, CUdeviceptr flag) {
  CUstreamBatchMemOpParams operations[2] = {};
  operations[0].operation = CU_STREAM_MEM_OP_WAIT_VALUE_64;
  operations[0].waitValue.address = flag;
  operations[0].waitValue.value64 = 1;
  operations[0].waitValue.flags = CU_STREAM_WAIT_VALUE_GEQ;
  operations[1].operation = CU_STREAM_MEM_OP_WRITE_VALUE_64;
  operations[1].writeValue.address = flag;
  operations[1].writeValue.value64 = 2;
  operations[1].writeValue.flags = CU_STREAM_WRITE_VALUE_DEFAULT;
  return cuStreamBatchMemOp(stream, 2, operations, 0);
}

CUresult prefer(CUfunction f, const char **name) {
  cuFuncGetName(name, f);
  return cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, CU_SHAREDMEM_CARVEOUT_MAX_SHARED);
}
