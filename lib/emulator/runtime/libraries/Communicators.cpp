// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "libraries/Communicators.h"

#include "core/Report.h"
#include "execution/LaunchRunner.h"
#include "libraries/CollectiveElements.h"
#include "memory/Regions.h"
#include "trace/HostCalls.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <set>

namespace tranship::emulator {

namespace {

/// Guards all cliques and calls. The thread that completes a call for all ranks holds it.
std::mutex &everything = *new std::mutex;
std::condition_variable &changed = *new std::condition_variable;
std::map<std::string, std::vector<CollectiveCall *>> &meetings =
    *new std::map<std::string, std::vector<CollectiveCall *>>;
unsigned waiting = 0; ///< threads that wait for other ranks
thread_local std::string lastMessage;

constexpr const char *names[] = {"ncclCommInitRank",  "ncclCommSplit", "ncclAllReduce",
                                 "ncclReduce",        "ncclBroadcast", "ncclAllGather",
                                 "ncclReduceScatter", "ncclGather",    "ncclScatter",
                                 "ncclAlltoAll",      "ncclSend",      "ncclRecv"};
const char *nameOf(const CollectiveCall &call) { return names[int(call.kind)]; }

void finish(CollectiveCall &call, ncclResult_t result) {
  call.isDone = true;
  call.result = result;
  changed.notify_all();
}

/// Makes a clique of calls that are in the order of their ranks.
void makeClique(const std::vector<CollectiveCall *> &calls) {
  auto clique = std::make_shared<Clique>();
  clique->collectives.resize(calls.size());
  for (size_t rank = 0; rank < calls.size(); ++rank) {
    clique->ranks.push_back(new ncclComm{clique, int(rank), calls[rank]->device, {}});
    *calls[rank]->made = clique->ranks.back();
    finish(*calls[rank], ncclSuccess);
  }
}

void initialize(const std::vector<CollectiveCall *> &met) {
  std::vector<CollectiveCall *> calls = met;
  std::sort(calls.begin(), calls.end(), [](auto *a, auto *b) { return a->rank < b->rank; });
  std::set<int> devices;
  ncclResult_t result = ncclSuccess;
  for (size_t i = 0; i < calls.size(); ++i)
    if (calls[i]->rank != int(i) || calls[i]->size != int(calls.size()))
      result = collectiveFailed(ncclInvalidArgument,
                                "two ranks have the same number, or count their ranks differently");
    else if (!devices.insert(calls[i]->device).second)
      result = collectiveFailed(ncclInvalidUsage,
                                "two ranks are on device " + std::to_string(calls[i]->device));
  if (result == ncclSuccess)
    return makeClique(calls);
  for (CollectiveCall *call : calls)
    finish(*call, result);
}

void split(const std::vector<CollectiveCall *> &calls) {
  std::map<int, std::vector<CollectiveCall *>> parts;
  for (CollectiveCall *call : calls)
    if (call->color == NCCL_SPLIT_NOCOLOR) {
      *call->made = nullptr;
      finish(*call, ncclSuccess);
    } else
      parts[call->color].push_back(call);
  for (auto &[color, part] : parts) {
    std::sort(part.begin(), part.end(), [](auto *a, auto *b) {
      return std::pair(a->key, a->comm->rank) < std::pair(b->key, b->comm->rank);
    });
    makeClique(part);
  }
}

bool agree(const CollectiveCall &a, const CollectiveCall &b) {
  auto kindOf = [](const CollectiveCall &call) { // each rank numbers the operations that it makes
    return std::min(call.operation, ncclNumOps);
  };
  bool hasRoot = a.kind == CallKind::Reduce || a.kind == CallKind::Broadcast ||
                 a.kind == CallKind::Gather || a.kind == CallKind::Scatter;
  return a.kind == b.kind && a.count == b.count && a.type == b.type && kindOf(a) == kindOf(b) &&
         (!hasRoot || a.peer == b.peer);
}

const void *scalarOf(const CollectiveCall &call) {
  auto found = call.comm->scalars.find(call.operation);
  return found == call.comm->scalars.end() ? nullptr : found->second.place;
}

void copyTo(void *to, const void *from, size_t bytes) {
  if (bytes)
    std::memmove(to, from, bytes);
}
char *at(const void *start, size_t bytes) {
  return const_cast<char *>(static_cast<const char *>(start)) + bytes;
}

/// Moves the data of a call that all ranks have made.
void move(const std::vector<CollectiveCall *> &calls) {
  const CollectiveCall &first = *calls[0];
  size_t ranks = calls.size(), bytes = first.count * sizeOf(first.type);
  const CollectiveCall &root = *calls[size_t(first.peer)];
  auto reduceTo = [&](const std::vector<void *> &targets, size_t offset) {
    std::vector<Contribution> contributions;
    for (const CollectiveCall *call : calls)
      contributions.push_back({at(call->send, offset), scalarOf(*call)});
    reduce(first.type, first.operation, first.count, contributions, targets);
  };
  switch (first.kind) {
  case CallKind::AllReduce: {
    std::vector<void *> targets;
    for (const CollectiveCall *call : calls)
      targets.push_back(call->receive);
    return reduceTo(targets, 0);
  }
  case CallKind::Reduce:
    return reduceTo({root.receive}, 0);
  case CallKind::ReduceScatter:
    for (size_t rank = 0; rank < ranks; ++rank)
      reduceTo({calls[rank]->receive}, rank * bytes);
    return;
  case CallKind::Broadcast:
    for (const CollectiveCall *call : calls)
      copyTo(call->receive, root.send, bytes);
    return;
  case CallKind::AllGather:
    for (const CollectiveCall *to : calls)
      for (size_t rank = 0; rank < ranks; ++rank)
        copyTo(at(to->receive, rank * bytes), calls[rank]->send, bytes);
    return;
  case CallKind::Gather:
    for (size_t rank = 0; rank < ranks; ++rank)
      copyTo(at(root.receive, rank * bytes), calls[rank]->send, bytes);
    return;
  case CallKind::Scatter:
    for (size_t rank = 0; rank < ranks; ++rank)
      copyTo(calls[rank]->receive, at(root.send, rank * bytes), bytes);
    return;
  case CallKind::AllToAll:
    for (size_t to = 0; to < ranks; ++to)
      for (size_t from = 0; from < ranks; ++from)
        copyTo(at(calls[to]->receive, from * bytes), at(calls[from]->send, to * bytes), bytes);
    return;
  default:
    return;
  }
}

void complete(const std::vector<CollectiveCall *> &calls) {
  for (const CollectiveCall *call : calls)
    if (!agree(*calls[0], *call)) {
      ncclResult_t result = collectiveFailed(
          ncclInvalidUsage, std::string("rank 0 calls ") + nameOf(*calls[0]) + " and rank " +
                                std::to_string(call->comm->rank) + " " + nameOf(*call) +
                                ", or with another count, type, operation or root");
      for (CollectiveCall *each : calls)
        finish(*each, result);
      return;
    }
  if (calls[0]->kind == CallKind::Split)
    return split(calls);
  move(calls);
  for (CollectiveCall *call : calls)
    finish(*call, ncclSuccess);
}

/// Adds the call to those that wait, and does what can be done now.
void post(CollectiveCall &call) {
  if (call.kind == CallKind::Initialize) {
    std::vector<CollectiveCall *> &met = meetings[call.meeting];
    met.push_back(&call);
    if (met.size() < size_t(met[0]->size))
      return;
    std::vector<CollectiveCall *> calls = std::move(met);
    meetings.erase(call.meeting);
    return initialize(calls);
  }
  Clique &clique = *call.comm->clique;
  if (call.kind == CallKind::Send || call.kind == CallKind::Receive) {
    bool isSend = call.kind == CallKind::Send;
    std::pair<int, int> way(call.comm->rank, call.peer);
    if (!isSend)
      std::swap(way.first, way.second);
    auto &sends = clique.sends[way], &receives = clique.receives[way];
    (isSend ? sends : receives).push_back(&call);
    while (!sends.empty() && !receives.empty()) {
      CollectiveCall &send = *sends.front(), &receive = *receives.front();
      sends.pop_front();
      receives.pop_front();
      ncclResult_t result = ncclSuccess;
      size_t bytes = send.count * sizeOf(send.type);
      if (bytes != receive.count * sizeOf(receive.type))
        result = collectiveFailed(ncclInvalidUsage,
                                  "rank " + std::to_string(way.first) + " sends " +
                                      std::to_string(bytes) + " bytes, but rank " +
                                      std::to_string(way.second) + " receives another number");
      else
        copyTo(receive.receive, send.send, bytes);
      finish(send, result);
      finish(receive, result);
    }
    return;
  }
  clique.collectives[size_t(call.comm->rank)].push_back(&call);
  while (std::none_of(clique.collectives.begin(), clique.collectives.end(),
                      [](const auto &calls) { return calls.empty(); })) {
    std::vector<CollectiveCall *> calls;
    for (auto &queue : clique.collectives) {
      calls.push_back(queue.front());
      queue.pop_front();
    }
    complete(calls);
  }
}

/// Takes a call that was not done out of all lists.
void withdraw(CollectiveCall &call) {
  auto removeFrom = [&](auto &calls) {
    calls.erase(std::remove(calls.begin(), calls.end(), &call), calls.end());
  };
  if (call.kind == CallKind::Initialize) {
    if (auto met = meetings.find(call.meeting); met != meetings.end()) {
      removeFrom(met->second);
      if (met->second.empty())
        meetings.erase(met);
    }
    return;
  }
  Clique &clique = *call.comm->clique;
  for (auto &queue : clique.collectives)
    removeFrom(queue);
  for (auto *ways : {&clique.sends, &clique.receives})
    for (auto &[way, queue] : *ways)
      removeFrom(queue);
}

/// Returns whether all threads of the program wait for other ranks, so that none will come.
bool isDeadlock() {
  std::error_code error;
  size_t threads = 0;
  for (std::filesystem::directory_iterator entry("/proc/self/task", error), end;
       !error && entry != end; entry.increment(error))
    ++threads;
  return !error && threads - launchHelpers() <= waiting;
}

std::string describe(const CollectiveCall &call) {
  return std::string(nameOf(call)) + ": rank " +
         std::to_string(call.comm ? call.comm->rank : call.rank) + " waits for other ranks";
}

} // namespace

ncclResult_t collectiveFailed(ncclResult_t result, const std::string &message) {
  lastMessage = message;
  Finding finding;
  finding.kind = "collective";
  finding.site = hostCallSite();
  finding.message = message;
  report(finding);
  return result;
}
const char *lastCollectiveMessage() { return lastMessage.c_str(); }

ncclResult_t perform(const std::vector<std::unique_ptr<CollectiveCall>> &calls) {
  std::unique_lock lock(everything);
  for (const auto &call : calls)
    post(*call);
  ncclResult_t result = ncclSuccess;
  ++waiting;
  for (const auto &call : calls) {
    for (unsigned seconds = 0; !call->isDone;) {
      if (changed.wait_for(lock, std::chrono::seconds(1)) == std::cv_status::no_timeout)
        continue;
      bool isStuck = isDeadlock();
      constexpr unsigned longWait = 10;
      if (isStuck || ++seconds == longWait)
        collectiveFailed(ncclInvalidUsage,
                         describe(*call) + (isStuck ? ", which will not come" : "") +
                             "; a thread with several ranks needs ncclGroupStart and ncclGroupEnd");
      if (isStuck) {
        withdraw(*call);
        finish(*call, ncclInvalidUsage);
      }
    }
    if (result == ncclSuccess)
      result = call->result;
  }
  --waiting;
  lock.unlock();
  for (const auto &call : calls)
    if (call->receive && call->result == ncclSuccess)
      hostWrote(call->receive, call->count * sizeOf(call->type));
  return result;
}

void abandon(ncclComm_t comm) {
  std::lock_guard lock(everything);
  auto end = [&](std::deque<CollectiveCall *> &calls) {
    for (CollectiveCall *call : std::deque<CollectiveCall *>(calls))
      if (call->comm == comm) {
        withdraw(*call);
        finish(*call, ncclInternalError);
      }
  };
  for (auto &queue : comm->clique->collectives)
    end(queue);
  for (auto *ways : {&comm->clique->sends, &comm->clique->receives})
    for (auto &[way, queue] : *ways)
      end(queue);
}

} // namespace tranship::emulator
