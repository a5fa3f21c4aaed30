// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/LaunchRunner.h"

#include "checks/Races.h"

#include "core/DeviceVariables.h"
#include "core/Devices.h"
#include "core/Settings.h"
#include "execution/EngineReport.h"
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

} // namespace

size_t launchHelpers() { return pool().threadCount(); }

gpuError runLaunch(Launch &launch) {
  // One kernel at a time: streams are in order, and threads of the host take turns.
  requireChecksIfNeeded(isChecked());
  DeviceTurn turn(currentDevice());
  if (canUseLoops(launch))
    launch.loops = launch.kernel->loops;
  reportEngine(launch);
  uint64_t blocks = launch.blockCount();
  uint64_t threads = blocks * launch.block.x * launch.block.y * launch.block.z;
  uint64_t helpers = std::min<uint64_t>(settings().workers, blocks) - 1;
  // The state of checks serves one worker only, and with one worker reports are the same each time.
  if (threads <= smallLaunch || isChecked())
    helpers = 0;
  std::unique_ptr<LaunchTime> time;
  if (isChecked())
    time = std::make_unique<LaunchTime>(blocks);
  launch.time = time.get();
  Trace *trace = launchTrace();
  if (trace)
    trace->begin(launch);
  if (helpers == 0)
    Worker::current().work(launch);
  else
    pool().help(launch, helpers);
  if (trace)
    trace->end(launch);
  return gpuError(launch.error.load());
}

} // namespace tranship::emulator
