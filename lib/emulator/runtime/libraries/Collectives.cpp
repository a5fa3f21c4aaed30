// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NCCL and RCCL for ranks in one process: the calls, which check what they are given.
#include "api/Graph.h"
#include "api/Streams.h"
#include "libraries/CollectiveElements.h"
#include "libraries/Communicators.h"
#include "memory/Memory.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <set>
#include <unistd.h>

using namespace tranship::emulator;

namespace {

/// What this thread has called since ncclGroupStart.
struct Group {
  int depth = 0;
  ncclResult_t result = ncclSuccess; ///< of the calls so far
  std::vector<std::unique_ptr<CollectiveCall>> calls;
};
thread_local Group group;

ncclResult_t refuse(const std::string &message) {
  collectiveFailed(ncclInvalidArgument, message);
  if (group.depth > 0)
    group.result = ncclInvalidArgument;
  return ncclInvalidArgument;
}

ncclResult_t submit(CollectiveCall call) {
  std::vector<std::unique_ptr<CollectiveCall>> calls;
  auto &target = group.depth > 0 ? group.calls : calls;
  target.push_back(std::make_unique<CollectiveCall>(std::move(call)));
  return group.depth > 0 ? ncclSuccess : perform(calls);
}

/// Whether kernels of the device could reach so many bytes there.
bool isReachable(const void *start, size_t bytes) {
  Allocation allocation = findAllocation(start);
  return bytes == 0 ||
         (allocation.kind != MemoryKind::Unknown &&
          static_cast<const char *>(start) + bytes <= allocation.start + allocation.size);
}

/// Checks a call that moves data. `sendParts` and `receiveParts` say how often `count` elements are
/// read and written.
ncclResult_t communicate(CollectiveCall call, size_t sendParts, size_t receiveParts,
                         cudaStream_t stream) {
  if (!call.comm)
    return refuse("the communicator is null");
  size_t size = sizeOf(call.type);
  if (size == 0)
    return refuse("there is no such data type");
  int ranks = int(call.comm->clique->ranks.size());
  if (call.peer < 0 || call.peer >= ranks)
    return refuse("there is no rank " + std::to_string(call.peer));
  if (call.operation < 0 || (call.operation >= ncclNumOps &&
                             call.comm->scalars.find(call.operation) == call.comm->scalars.end()))
    return refuse("there is no such operation");
  if (call.operation >= ncclNumOps && call.comm->scalars[call.operation].type != call.type)
    return refuse("the operation was made for another data type");
  if (deviceError())
    return ncclUnhandledCudaError;
  if (!isReachable(call.send, sendParts * call.count * size) ||
      !isReachable(call.receive, receiveParts * call.count * size))
    return collectiveFailed(ncclUnhandledCudaError,
                            "a buffer is not memory of a device, or too small");
  if (!isBuiltIn(stream) && stream->device != call.comm->device)
    return collectiveFailed(ncclUnhandledCudaError, "the stream belongs to another device");
  // A graph of one rank would wait for graphs of others, which start later.
  if (graphOf(stream) && ranks > 1)
    return refuseCapture(stream, "NCCL with several ranks") ? ncclInvalidUsage : ncclSuccess;
  if (graphOf(stream)) {
    captured(stream, cudaGraphNodeTypeKernel,
             [call] { return submit(call) == ncclSuccess ? cudaSuccess : cudaErrorUnknown; });
    return ncclSuccess;
  }
  return submit(std::move(call));
}

size_t ranksOf(ncclComm_t comm) { return comm ? comm->clique->ranks.size() : 0; }
bool isRoot(ncclComm_t comm, int root) { return comm && comm->rank == root; }

/// Makes ids of this process, and recognizes them.
std::string idPrefix() { return "tranship " + std::to_string(getpid()) + " "; }

} // namespace

#define NCCL_API(name, ...)                                                                        \
  extern "C" ncclResult_t pnccl##name(__VA_ARGS__) __attribute__((alias("nccl" #name)));           \
  extern "C" ncclResult_t nccl##name(__VA_ARGS__)

NCCL_API(GetVersion, int *version) {
  if (!version)
    return refuse("the pointer is null");
  *version = NCCL_VERSION_CODE;
  return ncclSuccess;
}
NCCL_API(GetUniqueId, ncclUniqueId *id) {
  static std::atomic<unsigned> next{1};
  if (!id)
    return refuse("the pointer is null");
  std::memset(id, 0, sizeof(*id));
  std::snprintf(id->internal, sizeof(id->internal), "%s%u", idPrefix().c_str(), next++);
  return ncclSuccess;
}

NCCL_API(CommInitRank, ncclComm_t *comm, int ranks, ncclUniqueId id, int rank) {
  if (!comm || ranks < 1 || rank < 0 || rank >= ranks)
    return refuse("there is no rank " + std::to_string(rank) + " of " + std::to_string(ranks));
  std::string text(id.internal, strnlen(id.internal, sizeof(id.internal)));
  if (text.compare(0, idPrefix().size(), idPrefix()) != 0)
    return collectiveFailed(ncclSystemError,
                            "the emulator has no ranks in several processes; the id must come "
                            "from ncclGetUniqueId of the same process");
  CollectiveCall call{.kind = CallKind::Initialize};
  call.meeting = text;
  call.rank = rank;
  call.size = ranks;
  call.device = currentDevice();
  call.made = comm;
  *comm = nullptr;
  return submit(std::move(call));
}
NCCL_API(CommInitRankConfig, ncclComm_t *comm, int ranks, ncclUniqueId id, int rank,
         ncclConfig_t *) {
  return ncclCommInitRank(comm, ranks, id, rank);
}
NCCL_API(CommInitRankScalable, ncclComm_t *comm, int ranks, int rank, int idCount,
         ncclUniqueId *ids, ncclConfig_t *) {
  if (!ids || idCount < 1)
    return refuse("there is no id");
  return ncclCommInitRank(comm, ranks, ids[0], rank);
}
NCCL_API(CommInitAll, ncclComm_t *comms, int devices, const int *list) {
  if (!comms || devices < 1 || devices > deviceCount())
    return refuse(std::to_string(devices) + " ranks do not fit on " +
                  std::to_string(deviceCount()) +
                  " devices (TRANSHIP_DEVICES sets how many there are)");
  ncclUniqueId id;
  ncclGetUniqueId(&id);
  int before = currentDevice();
  ncclGroupStart();
  for (int rank = 0; rank < devices; ++rank) {
    int device = list ? list[rank] : rank;
    if (!isDevice(device)) {
      refuse("there is no device " + std::to_string(device));
      break;
    }
    setCurrentDevice(device);
    ncclCommInitRank(&comms[rank], devices, id, rank);
  }
  setCurrentDevice(before);
  if (group.result != ncclSuccess)
    group.calls.clear();
  return ncclGroupEnd();
}
NCCL_API(CommSplit, ncclComm_t comm, int color, int key, ncclComm_t *part, ncclConfig_t *) {
  if (!comm || !part || color < NCCL_SPLIT_NOCOLOR)
    return refuse("a split needs a communicator, and a color of at least 0");
  CollectiveCall call{.kind = CallKind::Split, .comm = comm};
  call.color = color;
  call.key = key;
  call.device = comm->device;
  call.made = part;
  return submit(std::move(call));
}
NCCL_API(CommShrink, ncclComm_t comm, int *excluded, int excludedCount, ncclComm_t *part,
         ncclConfig_t *, int) {
  if (!comm || !part || excludedCount < 0 || (excludedCount > 0 && !excluded))
    return refuse("a smaller communicator needs the ranks that leave");
  std::set<int> out(excluded, excluded + excludedCount);
  CollectiveCall call{.kind = CallKind::Initialize};
  char name[64];
  std::snprintf(name, sizeof(name), "part %d of %p", comm->shrunk++,
                static_cast<void *>(comm->clique.get()));
  call.meeting = name;
  for (int rank = 0; rank < int(ranksOf(comm)); ++rank)
    if (out.count(rank) == 0) {
      call.rank += rank < comm->rank;
      ++call.size;
    }
  call.device = comm->device;
  call.made = part;
  return submit(std::move(call));
}
NCCL_API(CommFinalize, ncclComm_t comm) {
  return comm ? ncclSuccess : refuse("the communicator is null");
}
NCCL_API(CommDestroy, ncclComm_t comm) {
  delete comm;
  return ncclSuccess;
}
// Another thread may be waiting in a call of this rank, so the communicator itself stays.
NCCL_API(CommAbort, ncclComm_t comm) {
  if (comm)
    abandon(comm);
  return ncclSuccess;
}
NCCL_API(CommGetAsyncError, ncclComm_t comm, ncclResult_t *error) {
  if (!comm || !error)
    return refuse("the communicator is null");
  *error = ncclSuccess;
  return ncclSuccess;
}
#define NCCL_QUERY(Name, value)                                                                    \
  NCCL_API(Name, const ncclComm_t comm, int *result) {                                             \
    if (!comm || !result)                                                                          \
      return refuse("the communicator is null");                                                   \
    *result = int(value);                                                                          \
    return ncclSuccess;                                                                            \
  }
NCCL_QUERY(CommCount, ranksOf(comm))
NCCL_QUERY(CommCuDevice, comm->device)
NCCL_QUERY(CommUserRank, comm->rank)

// Every rank reaches all memory, so there is nothing to register.
NCCL_API(CommRegister, const ncclComm_t comm, void *buffer, size_t, void **handle) {
  if (!comm || !handle)
    return refuse("the communicator is null");
  *handle = buffer;
  return ncclSuccess;
}
NCCL_API(CommDeregister, const ncclComm_t, void *) { return ncclSuccess; }
NCCL_API(CommWindowRegister, ncclComm_t comm, void *buffer, size_t, ncclWindow_t *window, int) {
  if (!comm || !window)
    return refuse("the communicator is null");
  *window = reinterpret_cast<ncclWindow_t>(buffer);
  return ncclSuccess;
}
NCCL_API(CommWindowDeregister, ncclComm_t, ncclWindow_t) { return ncclSuccess; }
NCCL_API(MemAlloc, void **pointer, size_t size) {
  return cudaMalloc(pointer, size) == cudaSuccess ? ncclSuccess : ncclUnhandledCudaError;
}
NCCL_API(MemFree, void *pointer) {
  return cudaFree(pointer) == cudaSuccess ? ncclSuccess : ncclUnhandledCudaError;
}

NCCL_API(RedOpCreatePreMulSum, ncclRedOp_t *operation, void *scalar, ncclDataType_t type,
         ncclScalarResidence_t residence, ncclComm_t comm) {
  size_t size = sizeOf(type);
  if (!operation || !scalar || size == 0 || !comm)
    return refuse("an operation needs a communicator, a factor and its type");
  *operation = ncclRedOp_t(comm->nextOperation++);
  ncclComm::Scalar &made = comm->scalars[*operation];
  made = {type, scalar, {}};
  if (residence == ncclScalarHostImmediate) {
    std::memcpy(made.copy, scalar, size);
    made.place = made.copy;
  }
  return ncclSuccess;
}
NCCL_API(RedOpDestroy, ncclRedOp_t operation, ncclComm_t comm) {
  if (!comm || comm->scalars.erase(operation) == 0)
    return refuse("there is no such operation");
  return ncclSuccess;
}

NCCL_API(AllReduce, const void *send, void *receive, size_t count, ncclDataType_t type,
         ncclRedOp_t operation, ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::AllReduce, comm, send, receive, count, type, operation}, 1, 1,
                     stream);
}
NCCL_API(Reduce, const void *send, void *receive, size_t count, ncclDataType_t type,
         ncclRedOp_t operation, int root, ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::Reduce, comm, send, receive, count, type, operation, root}, 1,
                     isRoot(comm, root), stream);
}
NCCL_API(Broadcast, const void *send, void *receive, size_t count, ncclDataType_t type, int root,
         ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::Broadcast, comm, send, receive, count, type, ncclSum, root},
                     isRoot(comm, root), 1, stream);
}
NCCL_API(Bcast, void *buffer, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
         cudaStream_t stream) {
  return ncclBroadcast(buffer, buffer, count, type, root, comm, stream);
}
NCCL_API(AllGather, const void *send, void *receive, size_t count, ncclDataType_t type,
         ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::AllGather, comm, send, receive, count, type}, 1, ranksOf(comm),
                     stream);
}
NCCL_API(ReduceScatter, const void *send, void *receive, size_t count, ncclDataType_t type,
         ncclRedOp_t operation, ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::ReduceScatter, comm, send, receive, count, type, operation},
                     ranksOf(comm), 1, stream);
}
NCCL_API(Gather, const void *send, void *receive, size_t count, ncclDataType_t type, int root,
         ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::Gather, comm, send, receive, count, type, ncclSum, root}, 1,
                     isRoot(comm, root) ? ranksOf(comm) : 0, stream);
}
NCCL_API(Scatter, const void *send, void *receive, size_t count, ncclDataType_t type, int root,
         ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::Scatter, comm, send, receive, count, type, ncclSum, root},
                     isRoot(comm, root) ? ranksOf(comm) : 0, 1, stream);
}
NCCL_API(AlltoAll, const void *send, void *receive, size_t count, ncclDataType_t type,
         ncclComm_t comm, cudaStream_t stream) {
  return communicate({CallKind::AllToAll, comm, send, receive, count, type}, ranksOf(comm),
                     ranksOf(comm), stream);
}
extern "C" {
// RCCL's spelling.
ncclResult_t ncclAllToAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t)
    __attribute__((alias("ncclAlltoAll")));
ncclResult_t pncclAllToAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t)
    __attribute__((alias("ncclAlltoAll")));
}
NCCL_API(Send, const void *send, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
         cudaStream_t stream) {
  return communicate({CallKind::Send, comm, send, nullptr, count, type, ncclSum, peer}, 1, 0,
                     stream);
}
NCCL_API(Recv, void *receive, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
         cudaStream_t stream) {
  return communicate({CallKind::Receive, comm, nullptr, receive, count, type, ncclSum, peer}, 0, 1,
                     stream);
}

NCCL_API(GroupStart, void) {
  ++group.depth;
  return ncclSuccess;
}
NCCL_API(GroupEnd, void) {
  if (group.depth == 0)
    return collectiveFailed(ncclInvalidUsage, "no group was started");
  if (--group.depth > 0)
    return ncclSuccess;
  Group ended = std::move(group);
  group = {};
  return ended.result != ncclSuccess ? ended.result : perform(ended.calls);
}

extern "C" {

const char *ncclGetErrorString(ncclResult_t result) {
  constexpr const char *texts[] = {"no error",
                                   "unhandled cuda error",
                                   "unhandled system error",
                                   "internal error",
                                   "invalid argument",
                                   "invalid usage",
                                   "remote process exited or there was a network error",
                                   "operation in progress"};
  return unsigned(result) < ncclNumResults ? texts[result] : "unknown result code";
}
const char *pncclGetErrorString(ncclResult_t) __attribute__((alias("ncclGetErrorString")));
const char *ncclGetLastError(ncclComm_t) { return lastCollectiveMessage(); }
const char *pncclGetLastError(ncclComm_t) __attribute__((alias("ncclGetLastError")));
void ncclResetDebugInit(void) {}
void pncclResetDebugInit(void) __attribute__((alias("ncclResetDebugInit")));

} // extern "C"
