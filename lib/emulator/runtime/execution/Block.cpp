// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/Block.h"

#include "checks/BlockChecks.h"
#include "execution/Scheduling.h"

#include "core/Report.h"
#include "core/Settings.h"
#include "execution/Worker.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <sys/mman.h>

constinit thread_local uint3 tranship_local_threadIdx = {}, tranship_local_blockIdx = {};
constinit thread_local dim3 tranship_local_blockDim, tranship_local_gridDim;
constinit thread_local char *tranship_local_sharedBase, *tranship_local_dynamicShared;
constinit thread_local int tranship_local_spinBudget;

namespace tranship::emulator {

namespace {

constexpr size_t pageSize = 4096;
/// Dynamic shared memory begins at a multiple of this.
constexpr size_t sharedAlignment = 128;

size_t roundUp(size_t value, size_t unit) { return (value + unit - 1) / unit * unit; }

} // namespace

Block::Block(Worker &worker) : worker_(worker) {
  if (isChecked())
    checks_ = std::make_unique<BlockChecks>();
}

uint3 Block::indexOf(uint64_t number) const {
  dim3 grid = launch_->grid;
  return {unsigned(number % grid.x), unsigned(number / grid.x % grid.y),
          unsigned(number / grid.x / grid.y)};
}

Block::~Block() {
  if (shared_)
    munmap(shared_, sharedMapped_);
}

void Block::prepare(Launch &launch) {
  launch_ = &launch;
  width_ = settings().warpWidth;
  threadCount_ = launch.block.x * launch.block.y * launch.block.z;
  dim3 size = launch.block;
  if (unsigned waveSize = launch.kernel->waveSize) {
    // One call of the kernel runs a whole wave, which is a thread here.
    width_ = 1;
    threadCount_ = (threadCount_ + waveSize - 1) / waveSize;
    size = dim3(threadCount_);
  }
  reportsHalves_ = width_ == 64 && !settings().traceFolder.empty();
  if (size.x != size_.x || size.y != size_.y || size.z != size_.z) {
    size_ = size;
    threads_.resize(threadCount_);
    ready_.resize(std::bit_ceil(threadCount_));
    readyMask_ = unsigned(ready_.size()) - 1;
    unsigned number = 0;
    for (unsigned z = 0; z < size.z; ++z)
      for (unsigned y = 0; y < size.y; ++y)
        for (unsigned x = 0; x < size.x; ++x, ++number) {
          threads_[number].number = number;
          threads_[number].index = {x, y, z};
        }
    warps_.resize((threadCount_ + width_ - 1) / width_);
  }

  // Dynamic memory ends where an inaccessible page begins.
  size_t dynamic = roundUp(launch.dynamicShared, sharedAlignment);
  size_t used = roundUp(launch.kernel->moduleShared, sharedAlignment) + dynamic;
  size_t mapped = roundUp(used, pageSize) + pageSize;
  if (mapped > sharedMapped_) {
    if (shared_)
      munmap(shared_, sharedMapped_);
    void *memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
      std::abort();
    shared_ = static_cast<char *>(memory);
    sharedMapped_ = mapped;
    mprotect(shared_ + mapped - pageSize, pageSize, PROT_NONE);
  }
}

void Block::setNumber(uint64_t number) {
  number_ = number;
  index_ = indexOf(number);
  threadErrors_.clear();
}

void Block::resetThreads() {
  alive_ = threadCount_;
  readyFirst_ = readyCount_ = 0;
  atBarrier_ = 0;
  barrierDiverges_ = false;
  current_ = nullptr;
  for (unsigned i = 0; i < warps_.size(); ++i) {
    unsigned lanes = std::min(width_, threadCount_ - i * width_);
    warps_[i] = {lanes == 64 ? ~uint64_t(0) : (uint64_t(1) << lanes) - 1, 0, 0};
  }
}

char *Block::dynamicShared() const {
  return shared_ + sharedMapped_ - pageSize - roundUp(launch_->dynamicShared, sharedAlignment);
}

std::string Block::describeShared(const void *address) const {
  if (!holdsShared(address))
    return {};
  const bool isDynamic = launch_->dynamicShared > 0;
  size_t size = isDynamic ? launch_->dynamicShared : launch_->kernel->moduleShared;
  if (size == 0)
    return "in shared memory, but the block has none";
  const char *end = (isDynamic ? dynamicShared() : shared_) + size;
  return std::to_string(std::max<ptrdiff_t>(static_cast<const char *>(address) - end, 0)) +
         " bytes past the end of the " + std::to_string(size) + " bytes of " +
         (isDynamic ? "dynamic" : "static") + " shared memory that the block has";
}

void Block::setLocals() {
  tranship_local_blockIdx = index_;
  tranship_local_blockDim = launch_->block;
  tranship_local_gridDim = launch_->grid;
  tranship_local_dynamicShared = dynamicShared();
  tranship_local_sharedBase = shared_;
}

void Block::finish(Thread &thread) {
  thread.state = State::Done;
  current_ = nullptr;
  progress_ = true;
  --alive_;
  Warp &warp = warpOf(thread);
  warp.alive &= ~(uint64_t(1) << laneOf(thread));
  if (warp.waiting)
    settleWarp(warp);
}

void Block::arriveAtBarrier(Thread &self, unsigned operation, int value, TranshipSite site) {
  self.site = site;
  self.operation = operation;
  if (atBarrier_ == 0) {
    barrierSite_ = site;
    barrierCount_ = 0;
  } else if (site.line != barrierSite_.line || site.file != barrierSite_.file)
    barrierDiverges_ = true;
  ++atBarrier_;
  barrierCount_ += value;
  Warp &warp = warpOf(self);
  warp.blocked |= uint64_t(1) << laneOf(self);
  if (warp.waiting && !warp.runnable())
    settleWarp(warp);
  self.state = State::AtBarrier;
}

gpuError Block::threadError(bool clears) {
  auto found = threadErrors_.find(running().number);
  if (found == threadErrors_.end())
    return cudaSuccess;
  gpuError error = found->second;
  if (clears)
    threadErrors_.erase(found);
  return error;
}

void Block::fail(gpuError error) {
  int none = cudaSuccess;
  launch_->error.compare_exchange_strong(none, error);
  stop(Outcome::Failed);
}

void Block::stop(Outcome outcome) {
  outcome_ = outcome;
  Context unused;
  switchTo(worker_.main, &unused);
  std::abort();
}

} // namespace tranship::emulator
