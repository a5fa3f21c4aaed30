// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NCCL's ranks in one process. What one rank asks for waits until the others that it concerns have
// asked too; the last of them does it for all.
#pragma once

#include "tranship/nccl.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tranship::emulator {

struct CollectiveCall;

/// The ranks that communicate with each other.
struct Clique {
  std::vector<ncclComm_t> ranks;
  std::vector<std::deque<CollectiveCall *>> collectives; ///< by rank, in the order of their calls
  std::map<std::pair<int, int>, std::deque<CollectiveCall *>> sends, receives; ///< from, to
};

enum class CallKind {
  Initialize, ///< joins a clique
  Split,
  AllReduce,
  Reduce,
  Broadcast,
  AllGather,
  ReduceScatter,
  Gather,
  Scatter,
  AllToAll,
  Send,
  Receive
};

/// What one rank has asked for.
struct CollectiveCall {
  CallKind kind;
  ncclComm_t comm = nullptr; ///< null: Initialize
  const void *send = nullptr;
  void *receive = nullptr;
  size_t count = 0;
  ncclDataType_t type = ncclInt8;
  ncclRedOp_t operation = ncclSum;
  int peer = 0; ///< or the root
  // Initialize and Split
  std::string meeting{}; ///< those that wait for each other have the same
  int rank = 0, size = 0, device = 0;
  int color = 0, key = 0;
  ncclComm_t *made = nullptr;

  bool isDone = false;
  ncclResult_t result = ncclSuccess;
};

/// Does these calls, or returns what went wrong first. Waits for other threads' calls if need be.
ncclResult_t perform(const std::vector<std::unique_ptr<CollectiveCall>> &calls);
/// Ends the calls of this rank that wait.
void abandon(ncclComm_t comm);

/// Keeps the message for ncclGetLastError, and reports it at the program's line.
ncclResult_t collectiveFailed(ncclResult_t result, const std::string &message);
const char *lastCollectiveMessage();

} // namespace tranship::emulator

struct ncclComm {
  std::shared_ptr<tranship::emulator::Clique> clique;
  int rank, device;
  /// Factors of operations that the program made: a copy, or the device's place.
  struct Scalar {
    ncclDataType_t type;
    const void *place;
    char copy[8];
  };
  std::map<int, Scalar> scalars;
  int nextOperation = ncclNumOps;
  int shrunk = 0; ///< how often the rank took part in making a smaller clique
};
