// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/LoopBlock.h"

#include "core/Settings.h"
#include "execution/Scheduling.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tranship::emulator {

namespace {

uint64_t lowBits(unsigned count) { return count >= 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1; }

} // namespace

Thread &LoopBlock::running() {
  const uint3 &index = tranship_local_threadIdx;
  return threads_[index.x + size_.x * (index.y + size_.y * index.z)];
}

void LoopBlock::prepare(Launch &launch) {
  Block::prepare(launch);
  loops_ = launch.loops;
  hasWarpPoints_ = std::any_of(loops_->points, loops_->points + loops_->pointCount,
                               [](const MeetingPoint &point) { return point.isWarp != 0; });
  size_t stride = (size_t(threadCount_) + 63) / 64 * 64;
  size_t perThread =
      loops_->slotBytes + loops_->privateBytes + 1 + 3 * sizeof(uint64_t) + sizeof(int32_t);
  constexpr size_t line = 64;
  if (frameMemory_.size() < perThread * stride + 8 * line)
    frameMemory_.resize(perThread * stride + 8 * line);
  auto address = reinterpret_cast<uintptr_t>(frameMemory_.data());
  auto take = [&](size_t bytes) {
    address = (address + line - 1) / line * line;
    char *part = reinterpret_cast<char *>(address);
    address += bytes * stride;
    return part;
  };
  frame_.stride = stride;
  frame_.slots = take(loops_->slotBytes);
  frame_.privates = take(loops_->privateBytes);
  frame_.values = reinterpret_cast<uint64_t *>(take(sizeof(uint64_t)));
  frame_.masks = reinterpret_cast<uint64_t *>(take(sizeof(uint64_t)));
  frame_.results = reinterpret_cast<uint64_t *>(take(sizeof(uint64_t)));
  frame_.arguments = reinterpret_cast<int32_t *>(take(sizeof(int32_t)));
  frame_.reached = reinterpret_cast<uint8_t *>(take(1));
}

void LoopBlock::runBlocks() {
  setLocals();
  outcome_ = Outcome::Finished;
  hasFaulted_ = false;
  uint64_t count = launch_->blockCount();
  // Several at a time: a block may take less time than workers need to agree on the next one.
  uint64_t share = std::clamp<uint64_t>(count / (settings().workers * uint64_t(16)), 1, 64);
  for (uint64_t begin; (begin = launch_->nextBlock.fetch_add(share)) < count;)
    for (uint64_t number = begin; number < std::min(begin + share, count); ++number) {
      if (launch_->error != cudaSuccess)
        return;
      setNumber(number);
      tranship_local_blockIdx = index_;
      if (loops_->pointCount == 0)
        runRegion(0, 0, threadCount_);
      else
        runLoops();
    }
}

void LoopBlock::runThreads(Fiber &fiber) {
  runBlocks();
  worker_.giveFiber(fiber);
  switchTo(worker_.main, &fiber.context);
}

void LoopBlock::endWithFault() { // only fibers know which thread it was, and often the line
  hasFaulted_ = true;
  stop(Outcome::Failed);
}

uint32_t LoopBlock::runRegion(uint32_t point, unsigned first, unsigned last) {
  uint3 start = first ? threads_[first].index : uint3{};
  return loops_->regions[point](launch_->arguments, &frame_, first, last, start.x, start.y,
                                start.z);
}

void LoopBlock::runLoops() {
  resetThreads();
  groups_.clear();
  unsigned size = hasWarpPoints_ ? width_ : threadCount_;
  for (unsigned first = 0; first < threadCount_; first += size)
    groups_.push_back(
        {first, std::min(first + size, threadCount_), std::min(first + size, threadCount_), 0});
  for (;;) {
    for (Group &group : groups_)
      if (group.first != group.last)
        runGroup(group);
    if (alive_ == 0)
      return;
    if (atBarrier_ != alive_) {
      for (const Group &group : groups_)
        describe(group);
      reportDeadlock();
      return;
    }
    passBarrier();
  }
}

void LoopBlock::runGroup(Group &group) {
  if (group.point == mixedPoints) { // all have just passed a barrier
    for (unsigned i = group.first; i < group.last; ++i) {
      threads_[i].path = 0;
      if (threads_[i].state == State::AtBarrier)
        makeReady(threads_[i]);
    }
    if (!runApart(group))
      return;
  }
  for (;;) {
    group.point = runRegion(group.point, group.first, group.last);
    findPoint(group);
    if (group.first == group.last)
      return;
    if (group.point != mixedPoints) {
      if (!loops_->points[group.point - 1].isWarp)
        return arriveTogether(group);
      if (operateTogether(group))
        continue;
      std::fill(frame_.reached + group.first, frame_.reached + group.last, group.point);
    }
    for (unsigned i = group.first; i < group.last; ++i) {
      threads_[i].state = State::Running;
      threads_[i].path = 0;
      arrive(threads_[i]);
    }
    if (!runApart(group))
      return;
  }
}

void LoopBlock::findPoint(Group &group) {
  if (group.point == mixedPoints) {
    const uint8_t *first = frame_.reached + group.first, *last = frame_.reached + group.last;
    const uint8_t *other =
        std::find_if(first, last, [&](uint8_t point) { return point != *first; });
    // Often the last threads of a grid have nothing to do.
    if (std::all_of(other, last, [](uint8_t point) { return point == 0; })) {
      group.point = *first;
      retire(group, unsigned(other - frame_.reached));
    }
  }
  if (group.point == 0)
    retire(group, group.first);
}

void LoopBlock::retire(Group &group, unsigned last) {
  if (last != group.first) // otherwise no thread is left to ask
    for (unsigned i = last; i < group.last; ++i)
      warpOf(threads_[i]).alive &= ~(uint64_t(1) << laneOf(threads_[i]));
  alive_ -= group.last - last;
  group.last = last;
}

void LoopBlock::arrive(Thread &thread) {
  uint32_t reached = frame_.reached[thread.number];
  if (reached == 0)
    return finish(thread);
  thread.path = thread.path * 257 + reached;
  const MeetingPoint &point = loops_->points[reached - 1];
  TranshipSite site{point.file, int(point.line)};
  thread.codeAddress = &point;
  thread.depth = 0;
  if (!point.isWarp)
    return arriveAtBarrier(thread, point.operation, int(frame_.values[thread.number]), site);
  thread.site = site;
  thread.operation = uint8_t(point.operation);
  thread.maskKind = uint8_t(point.maskKind);
  thread.mask = frame_.masks[thread.number];
  thread.value = frame_.values[thread.number];
  thread.argument = frame_.arguments[thread.number];
  arriveAtWarp(thread);
}

bool LoopBlock::runApart(Group &group) {
  while (readyCount_) {
    if (isTogether(group)) {
      group.point = frame_.reached[group.first];
      for (unsigned i = group.first; i < group.last; ++i)
        frame_.results[i] = threads_[i].result;
      readyCount_ = 0;
      return true;
    }
    Thread &thread = takeFirst();
    thread.state = State::Running;
    unsigned number = thread.number;
    frame_.results[number] = thread.result;
    uint32_t next = runRegion(frame_.reached[number], number, number + 1);
    if (next != mixedPoints)
      frame_.reached[number] = uint8_t(next);
    arrive(thread);
  }
  group.point = mixedPoints;
  while (group.last != group.first && threads_[group.last - 1].state == State::Done)
    --group.last;
  return false;
}

/// Returns whether all threads of the group that are left can go on from the same point. They must
/// have come the same way: in a loop that some of them left early or went around faster, what is the
/// same for all threads that are together, such as its counter, differs.
bool LoopBlock::isTogether(const Group &group) const {
  unsigned count = group.last - group.first;
  if (readyCount_ != count || ready_[readyFirst_]->number != group.first)
    return false;
  for (unsigned i = 1; i < count; ++i)
    if (ready_[(readyFirst_ + i) & readyMask_]->number != group.first + i ||
        threads_[group.first + i].path != threads_[group.first].path)
      return false;
  return std::all_of(frame_.reached + group.first, frame_.reached + group.last,
                     [&](uint8_t point) { return point == frame_.reached[group.first]; });
}

void LoopBlock::arriveTogether(const Group &group) {
  const MeetingPoint &point = loops_->points[group.point - 1];
  if (atBarrier_ == 0) {
    barrierSite_ = {point.file, int(point.line)};
    barrierCount_ = 0;
  } else if (int(point.line) != barrierSite_.line || point.file != barrierSite_.file)
    barrierDiverges_ = true;
  atBarrier_ += group.last - group.first;
  if (point.operation != transhipBarrier)
    for (unsigned i = group.first; i < group.last; ++i)
      barrierCount_ += int(frame_.values[i]);
}

void LoopBlock::passBarrier() {
  if (barrierDiverges_) {
    for (const Group &group : groups_)
      describe(group);
    reportDivergentBarrier();
  }
  if (alive_ != threadCount_)
    reportMissedBarrier();
  for (Group &group : groups_) {
    if (group.point == mixedPoints) {
      for (unsigned i = group.first; i < group.last; ++i)
        threads_[i].result = uint64_t(barrierResult(threads_[i].operation));
    } else if (group.first != group.last) {
      unsigned operation = loops_->points[group.point - 1].operation;
      if (operation != transhipBarrier)
        std::fill(frame_.results + group.first, frame_.results + group.last,
                  uint64_t(barrierResult(operation)));
    }
  }
  for (Warp &warp : warps_)
    warp.blocked = 0;
  atBarrier_ = 0;
  barrierDiverges_ = false;
}

void LoopBlock::describe(const Group &group) {
  for (unsigned i = group.last; i < group.began; ++i)
    threads_[i].state = State::Done;
  if (group.point == mixedPoints || group.first == group.last)
    return;
  const MeetingPoint &point = loops_->points[group.point - 1];
  for (unsigned i = group.first; i < group.last; ++i) {
    threads_[i].state = point.isWarp ? State::AtWarp : State::AtBarrier;
    threads_[i].site = {point.file, int(point.line)};
    threads_[i].operation = uint8_t(point.operation);
  }
}

bool LoopBlock::operateTogether(const Group &group) {
  const MeetingPoint &point = loops_->points[group.point - 1];
  const unsigned first = group.first, count = group.last - first;
  const uint64_t present = lowBits(count), began = lanesOf(warps_[first / width_]);
  const uint64_t *values = frame_.values + first, *masks = frame_.masks + first;
  uint64_t *results = frame_.results + first;
  if (point.maskKind != transhipNoMask) {
    uint64_t mask = width_ == 32 ? masks[0] & 0xffffffff : masks[0];
    if ((mask & began) != present)
      return false;
    uint64_t differs = 0;
    for (unsigned i = 1; i < count; ++i)
      differs |= masks[i] ^ masks[0];
    if (differs)
      return false;
  }
  uint64_t common = present;
  switch (point.operation) {
  case transhipShuffle: {
    const int32_t *sources = frame_.arguments + first;
    unsigned undefined = 0;
    for (unsigned i = 0; i < count; ++i)
      undefined |= unsigned(sources[i]) >= count;
    if (undefined)
      return false;
    for (unsigned i = 0; i < count; ++i)
      results[i] = values[sources[i]];
    return true;
  }
  case transhipBallot:
    common = 0;
    for (unsigned i = 0; i < count; ++i)
      common |= uint64_t(values[i] != 0) << i;
    break;
  case transhipSyncWarp:
  case transhipActiveMask:
    break;
  case transhipMatchAny:
    for (unsigned i = 0; i < count; ++i) {
      results[i] = 0;
      for (unsigned j = 0; j < count; ++j)
        results[i] |= uint64_t(values[j] == values[i]) << j;
    }
    return true;
  case transhipMatchAll:
    if (!std::all_of(values, values + count, [&](uint64_t value) { return value == values[0]; }))
      common = 0;
    break;
  default:
    common = values[0];
    for (unsigned i = 1; i < count; ++i)
      common = reduce(point.operation, common, values[i]);
  }
  std::fill(results, results + count, common);
  return true;
}

} // namespace tranship::emulator
