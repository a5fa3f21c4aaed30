// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/LaunchRunner.h"

#include "checks/Races.h"

#include "core/DeviceVariables.h"
#include "core/Devices.h"
#include "core/Settings.h"
#include "execution/ChildLaunches.h"
#include "execution/EngineReport.h"
#include "execution/Waves.h"
#include "execution/Worker.h"
#include "trace/Trace.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tranship::emulator {

namespace {

/// Launches with fewer threads in all are not worth waking other workers for.
constexpr uint64_t smallLaunch = 2048;

/// The machine's other threads, which help with a launch and sleep in between.
class Pool {
public:
  void help(Launch &launch, unsigned helpers) {
    std::unique_lock lock(mutex_);
    while (threads_.size() < helpers) {
      threads_.emplace_back([this] { serve(); });
      threads_.back().detach(); // the program may end at any time
    }
    launch_ = &launch;
    wanted_ = helpers;
    ++busy_;
    lock.unlock();
    wake_.notify_all();
    Worker::current().work(launch);
    lock.lock();
    wanted_ = 0;
    --busy_;
    done_.wait(lock, [this] { return busy_ == 0; });
    launch_ = nullptr;
  }

  size_t threadCount() {
    std::lock_guard lock(mutex_);
    return threads_.size();
  }

private:
  void serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return wanted_ > 0; });
      --wanted_;
      ++busy_;
      Launch *launch = launch_;
      lock.unlock();
      Worker::current().work(*launch);
      lock.lock();
      if (--busy_ == 0)
        done_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_, done_;
  std::vector<std::thread> threads_;
  Launch *launch_ = nullptr;
  unsigned wanted_ = 0, busy_ = 0;
};

Pool &pool() {
  static Pool &instance = *new Pool;
  return instance;
}

/// Returns whether the launch runs in loops.
bool canUseLoops(const Launch &launch) {
  const Settings &all = settings();
  return launch.kernel->loops && all.engine == Engine::Loops &&
         all.schedule == Schedule::Ascending && all.traceFolder.empty();
}

/// Runs a grid without those that it launches.
void runGrid(Launch &launch, bool mayHaveHelp) {
  if (canUseLoops(launch))
    launch.loops = launch.kernel->loops;
  reportEngine(launch);
  if (launch.kernel->waveSize)
    prepareWaves(launch);
  uint64_t blocks = launch.blockCount();
  uint64_t threads = blocks * launch.block.x * launch.block.y * launch.block.z;
  uint64_t helpers = std::min<uint64_t>(settings().workers, blocks) - 1;
  // The state of checks serves one worker only, and with one worker reports are the same each time.
  if (threads <= smallLaunch || isChecked() || !mayHaveHelp)
    helpers = 0;
  std::unique_ptr<LaunchTime> time;
  if (isChecked())
    time = std::make_unique<LaunchTime>(blocks);
  launch.time = time.get();
  if (helpers == 0)
    Worker::current().work(launch);
  else
    pool().help(launch, helpers);
  launch.time = nullptr;
}

} // namespace

size_t launchHelpers() { return pool().threadCount(); }

gpuError runChildren(std::vector<ChildGrid> children, bool mayHaveHelp) {
  // A grid is complete when those that it launched are, so they come before what follows it. The
  // last element is next.
  std::vector<ChildGrid> open;
  auto add = [&](std::vector<ChildGrid> grids) {
    open.insert(open.end(), std::make_move_iterator(grids.rbegin()),
                std::make_move_iterator(grids.rend()));
  };
  add(std::move(children));
  while (!open.empty()) {
    ChildGrid child = std::move(open.back());
    open.pop_back();
    if (!child.kernel) {
      if (gpuError error = child.transfer())
        return error;
      continue;
    }
    std::vector<void *> arguments = argumentsOf(child);
    Launch launch{.kernel = child.kernel,
                  .grid = child.grid,
                  .block = child.block,
                  .arguments = arguments.data(),
                  .dynamicShared = child.dynamicShared,
                  .cooperative = false};
    runGrid(launch, mayHaveHelp);
    if (launch.error != cudaSuccess)
      return gpuError(launch.error.load());
    add(launch.children.takeAll());
  }
  return cudaSuccess;
}

gpuError runLaunch(Launch &launch) {
  // One kernel at a time: streams are in order, and threads of the host take turns.
  requireChecksIfNeeded(isChecked());
  DeviceTurn turn(currentDevice());
  Trace *trace = launchTrace();
  if (trace)
    trace->begin(launch);
  runGrid(launch, /*mayHaveHelp=*/true);
  if (launch.error == cudaSuccess)
    launch.error = runChildren(launch.children.takeAll(), /*mayHaveHelp=*/true);
  if (trace)
    trace->end(launch);
  return gpuError(launch.error.load());
}

} // namespace tranship::emulator
