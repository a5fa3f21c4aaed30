// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reports of a block whose threads do not meet as they should.
#include "execution/FiberBlock.h"

#include "core/Report.h"
#include "core/Settings.h"

#include <bit>
#include <set>
#include <tuple>

namespace tranship::emulator {

namespace {

std::string hexadecimal(uint64_t value) {
  char text[20];
  std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

const char *operationName(unsigned operation) {
  switch (operation) {
  case transhipShuffle:
    return "a shuffle";
  case transhipBallot:
    return "a vote";
  case transhipSyncWarp:
    return "__syncwarp";
  case transhipActiveMask:
    return "__activemask";
  case transhipStep:
    return "a memory access";
  case transhipMatchAny:
  case transhipMatchAll:
    return "a match";
  default:
    return "a warp reduction";
  }
}

} // namespace

void Block::reportMask(const Thread &thread) {
  bool narrow = width_ == 64 && thread.maskKind == transhipMask32 && laneOf(thread) >= 32;
  report({narrow ? "mask-too-narrow" : "mask-mismatch", launch_->kernel->name, thread.site, &index_,
          std::to_string(laneOf(thread)) + " of warp " + std::to_string(thread.number / width_),
          narrow ? "a 32-bit mask cannot name this lane of a 64-lane warp"
                 : "the lane is not in its own mask " + hexadecimal(thread.mask)});
}

void Block::reportExitedLanes(const Warp &warp, const Thread &one, uint64_t gone) {
  report({"exited-lanes", launch_->kernel->name, one.site, &index_,
          laneList(gone) + " of warp " + std::to_string(&warp - warps_.data()),
          "the mask " + hexadecimal(one.mask) + " names lanes that have returned from the kernel"});
}

void Block::reportUndefinedLanes(const Warp &warp, uint64_t lanes) {
  const Thread &thread = lane(warp, std::countr_zero(lanes));
  report({"undefined-lane", launch_->kernel->name, thread.site, &index_,
          laneList(lanes) + " of warp " + std::to_string(&warp - warps_.data()),
          "lane " + std::to_string(thread.number & (width_ - 1)) + " reads lane " +
              std::to_string(thread.argument) + ", which does not take part in the shuffle"});
}

void Block::reportAcrossHalves(const Warp &warp, uint64_t lanes) {
  thread_local std::set<std::tuple<const Kernel *, const char *, int>> reported;
  const TranshipSite &site = lane(warp, std::countr_zero(lanes)).site;
  std::tuple location(launch_->kernel, site.file, site.line);
  if (reported.contains(location))
    return;
  for (uint64_t left = lanes; left; left &= left - 1) {
    unsigned number = std::countr_zero(left), half = number & 32;
    const Thread &thread = lane(warp, number);
    bool depends = false;
    switch (thread.operation) {
    case transhipSyncWarp:
    case transhipStep:
      return;
    case transhipShuffle: {
      unsigned source = unsigned(thread.argument);
      // A lane that reads outside of its warp gets its own value.
      depends = source < width_ && (source & 32) != half && thread.result != thread.value;
      break;
    }
    case transhipBallot:
    case transhipActiveMask:
    case transhipMatchAny:
      depends = thread.result != (thread.result >> half & 0xffffffff);
      break;
    default:
      depends = (lanes >> 32) && (lanes & 0xffffffff);
    }
    if (!depends)
      continue;
    reported.insert(location);
    return report({"across-halves", launch_->kernel->name, thread.site, &index_,
                   std::to_string(number) + " of warp " + std::to_string(&warp - warps_.data()),
                   std::string(operationName(thread.operation)) +
                       " gives the lane a different result than in a warp of 32 lanes"});
  }
}

void Block::reportDivergentBarrier() {
  for (unsigned i = 0; i < threadCount_; ++i) {
    const Thread &thread = threads_[i];
    if (thread.state != State::AtBarrier ||
        (thread.site.line == barrierSite_.line && thread.site.file == barrierSite_.file))
      continue;
    report({"barrier-divergence", launch_->kernel->name, thread.site, &index_,
            std::to_string(laneOf(thread)) + " of warp " + std::to_string(thread.number / width_),
            std::string("other threads of the block wait at the barrier at ") + barrierSite_.file +
                ':' + std::to_string(barrierSite_.line)});
    return;
  }
}

void Block::reportMissedBarrier() {
  report({"barrier-missed", launch_->kernel->name, barrierSite_, &index_, "",
          std::to_string(threadCount_ - alive_) + " of " + std::to_string(threadCount_) +
              " threads have returned from the kernel without reaching this barrier"});
}

void Block::reportDeadlock() {
  // One line about all threads that wait; each place is named once.
  std::string message;
  const Thread *first = nullptr;
  std::vector<bool> reported(threadCount_);
  for (unsigned i = 0; i < threadCount_; ++i) {
    const Thread &thread = threads_[i];
    if (thread.state == State::Done || reported[i])
      continue;
    if (!first)
      first = &thread;
    unsigned count = 0;
    for (unsigned j = i; j < threadCount_; ++j)
      if (const Thread &other = threads_[j];
          other.state == thread.state && !reported[j] && other.site.line == thread.site.line &&
          other.site.file == thread.site.file &&
          (thread.state != State::AtWarp || other.mask == thread.mask)) {
        reported[j] = true;
        ++count;
      }
    std::string what = thread.state == State::AtBarrier ? "the block barrier"
                       : thread.state == State::AtGrid  ? "the grid barrier"
                                                        : operationName(thread.operation);
    if (thread.state == State::AtWarp && thread.maskKind != transhipNoMask)
      what += " with mask " + hexadecimal(thread.mask);
    message += (message.empty() ? "" : "; ") + std::to_string(count) + " at " + what + " at " +
               (thread.site.file ? thread.site.file : "?") + ':' +
               std::to_string(thread.site.line) + ", the first is (" +
               std::to_string(thread.index.x) + ',' + std::to_string(thread.index.y) + ',' +
               std::to_string(thread.index.z) + ')';
  }
  if (!first)
    return;
  report({"deadlock", launch_->kernel->name, first->site, &index_,
          std::to_string(laneOf(*first)) + " of warp " + std::to_string(first->number / width_),
          "threads wait for each other: " + message});
  int none = cudaSuccess;
  launch_->error.compare_exchange_strong(none, cudaErrorLaunchTimeOut);
}

void FiberBlock::reportGridDeadlock() {
  const Thread *first = &threads_[0];
  for (unsigned i = 0; i < threadCount_; ++i)
    if (threads_[i].state == State::AtGrid)
      first = &threads_[i];
  report({"deadlock", launch_->kernel->name, first->site, &index_,
          std::to_string(laneOf(*first)) + " of warp " + std::to_string(first->number / width_),
          "the block waits at the grid barrier, but other blocks have returned"});
  int none = cudaSuccess;
  launch_->error.compare_exchange_strong(none, cudaErrorLaunchTimeOut);
}

} // namespace tranship::emulator
