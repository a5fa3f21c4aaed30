// What NCCL's calls say when they are wrong. A rank that waits for others that cannot come is told so.
// SETTING: TRANSHIP_DEVICES=2
// FLAGS: -pthread
#include <cstdio>
#include <cstring>

#include <cuda_runtime.h>
#include <nccl.h>

#define SHOW(call) std::printf("%s: %s\n", #call, ncclGetErrorString(call))

int main() {
  ncclComm_t comms[3];
  SHOW(ncclCommInitAll(comms, 3, nullptr)); // REPORT: collective
  int same[] = {1, 1};
  SHOW(ncclCommInitAll(comms, 2, same)); // REPORT: collective
  ncclUniqueId id;
  std::memset(&id, 1, sizeof(id));
  SHOW(ncclCommInitRank(comms, 1, id, 0)); // REPORT: collective
  SHOW(ncclGetUniqueId(&id));
  SHOW(ncclCommInitRank(comms, 2, id, 2)); // REPORT: collective
  SHOW(ncclCommInitRank(comms, 2, id, 0)); // REPORT: collective
  SHOW(ncclCommInitAll(comms, 2, nullptr));
  int count, rank, device;
  SHOW(ncclCommCount(comms[1], &count));
  SHOW(ncclCommUserRank(comms[1], &rank));
  SHOW(ncclCommCuDevice(comms[1], &device));
  std::printf("rank %d of %d on device %d\n", rank, count, device);

  int *values[2], host[2] = {1, 2};
  cudaStream_t streams[2];
  for (int i = 0; i < 2; ++i) {
    cudaSetDevice(i);
    cudaMalloc(&values[i], sizeof(host));
    cudaMemcpy(values[i], host, sizeof(host), cudaMemcpyHostToDevice);
    cudaStreamCreate(&streams[i]);
  }
  int *first = values[0], *second = values[1];
  ncclComm_t comm = comms[0];
  cudaStream_t stream = streams[0], other = streams[1];
  // One rank alone.
  SHOW(ncclAllReduce(first, first, 2, ncclInt, ncclSum, comm, stream)); // REPORT: collective
  SHOW(ncclBroadcast(host, host, 2, ncclInt, 0, comm, stream));         // REPORT: collective
  SHOW(ncclBroadcast(first, first, 3, ncclInt, 0, comm, stream));       // REPORT: collective
  SHOW(ncclReduce(first, first, 2, ncclInt, ncclSum, 2, comm, stream)); // REPORT: collective
  SHOW(ncclAllReduce(first, first, 2, ncclInt, ncclSum, comm, other));  // REPORT: collective
  SHOW(ncclGroupStart());
  SHOW(ncclAllReduce(first, first, 2, ncclInt, ncclSum, comm, stream));
  SHOW(ncclAllReduce(second, second, 1, ncclInt, ncclSum, comms[1], other));
  SHOW(ncclGroupEnd()); // REPORT: collective
  SHOW(ncclGroupEnd()); // REPORT: collective
  SHOW(ncclGroupStart());
  SHOW(ncclSend(first, 1, ncclInt, 1, comm, stream));
  SHOW(ncclRecv(second + 1, 1, ncclInt, 0, comms[1], other));
  SHOW(ncclGroupEnd());
  cudaMemcpy(host, second, sizeof(host), cudaMemcpyDeviceToHost);
  std::printf("received %d %d\n", host[0], host[1]);
  int version;
  SHOW(ncclGetVersion(&version));
  std::printf("version %s\n", version == NCCL_VERSION_CODE ? "as compiled" : "other");
  for (int i = 0; i < 2; ++i)
    SHOW(ncclCommDestroy(comms[i]));
  return 0;
}
