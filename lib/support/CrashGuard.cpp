// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/CrashGuard.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/thread.h"

#include <atomic>
#include <csignal>
#include <future>
#include <memory>

#include <pthread.h>
#include <time.h>
#include <unistd.h>

namespace tranship {
namespace {

/// The size of the stack; only the used part takes memory.
constexpr unsigned stackSize = 64u << 20;
constexpr size_t signalStackSize = 64u << 10;

std::atomic<bool> crashCaught = false;

/// A stack for the signal handler, which must also run when the stack of the thread is used up.
class SignalStack {
public:
  SignalStack() : memory_(std::make_unique<char[]>(signalStackSize)) {
    stack_t stack{};
    stack.ss_sp = memory_.get();
    stack.ss_size = signalStackSize;
    sigaltstack(&stack, &before_);
  }
  ~SignalStack() { sigaltstack(&before_, nullptr); }

private:
  std::unique_ptr<char[]> memory_;
  stack_t before_{};
};

} // namespace

void enableCrashGuard() {
  llvm::CrashRecoveryContext::Enable();
  // LLVM installs its handlers without this flag, so an overflow would kill the process.
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action))
      continue;
    action.sa_flags |= SA_ONSTACK;
    sigaction(signal, &action, nullptr);
  }
}

/// Whether the thread has used more CPU time than this; waiting does not count.
static bool isOverdue(pthread_t thread, std::chrono::seconds limit) {
  clockid_t clock;
  timespec used;
  return pthread_getcpuclockid(thread, &clock) == 0 && clock_gettime(clock, &used) == 0 &&
         used.tv_sec >= limit.count();
}

bool runGuarded(llvm::function_ref<void()> work, std::chrono::seconds limit) {
  auto finished = std::make_shared<std::promise<bool>>();
  llvm::thread thread(std::optional<unsigned>(stackSize), [finished, work] {
    SignalStack signalStack;
    llvm::CrashRecoveryContext recovery;
    bool good = recovery.RunSafely(work);
    finished->set_value(good);
    // LLVM's lists (of timers) may point into this stack, so it is never freed.
    while (!good) // NOLINT(bugprone-infinite-loop)
      pause();
  });
  std::future<bool> outcome = finished->get_future();
  bool wasStopped = false;
  while (outcome.wait_for(std::chrono::seconds(1)) == std::future_status::timeout)
    if (!wasStopped && isOverdue(thread.native_handle(), limit)) {
      // The recovery handles this like a crash.
      pthread_kill(thread.native_handle(), SIGSEGV);
      wasStopped = true;
    }
  if (outcome.get()) {
    thread.join();
    return true;
  }
  thread.detach();
  crashCaught = true;
  return false;
}

bool caughtCrash() { return crashCaught; }

} // namespace tranship
