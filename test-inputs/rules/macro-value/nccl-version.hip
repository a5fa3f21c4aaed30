// A test of NCCL's version calls a macro, which RCCL has too.
#include <hip/hip_runtime.h>
#include <rccl/rccl.h>

#if NCCL_VERSION_CODE >= NCCL_VERSION(2, 18, 0)
int canSplit(ncclComm_t comm) { return comm != nullptr; }
#endif
int version(int minor) { return NCCL_VERSION(2, minor, 0); }
