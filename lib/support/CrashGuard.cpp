// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/CrashGuard.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/thread.h"

#include <atomic>
#include <csignal>
#include <fstream>
#include <future>
#include <memory>
#include <new>
#include <optional>

#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace tranship {
namespace {

/// The size of the stack; only the used part takes memory.
constexpr unsigned stackSize = 64u << 20;
constexpr size_t signalStackSize = 64u << 10;
/// After this time, work that was asked to stop is stopped wherever it is, even if it holds a lock.
constexpr std::chrono::seconds grace{2};

/// The memory that any work may take, and how much each byte of text that it reads adds to that. The heaviest
/// units of CUTLASS and PyTorch take a quarter of their limit.
constexpr int64_t usualMemory = 600 << 20, memoryPerByte = 256;
constexpr double secondsPerMegabyte = 5;
/// The limit of elapsed time is this many times the limit of CPU time. Waiting for a processor does not count.
constexpr double waiting = 10;
/// Unoptimized code and sanitizers are slower.
#ifdef NDEBUG
constexpr double slowness = 1;
#else
constexpr double slowness = 10;
#endif

std::atomic<bool> crashCaught = false;

/// The state of guarded work in its thread.
struct Guard {
  int64_t held = 0, mayHold = usualMemory;
  std::atomic<uint64_t> textRead = 0;
  std::atomic<pid_t> thread = 0;
  /// Set by the thread that waits for the work.
  std::atomic<bool> isAskedToStop = false;
  std::atomic<WorkEnd> end = WorkEnd::Crashed;

  double usualSeconds = 0;

  double maySeconds() const {
    return slowness * (usualSeconds + secondsPerMegabyte * double(textRead.load()) / (1 << 20));
  }

  /// The recovery handles this like a crash. Work stops at an allocator call, where it holds no lock of the allocator.
  void stop(WorkEnd why) {
    end = why;
    raise(SIGSEGV);
  }
};

thread_local Guard *guard = nullptr;

/// A stack for the signal handler, which must run even if the thread's stack is used up.
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

void (*failure)(const char *reason) = nullptr;

void handleLackOfMemory() {
  stopForMemory();
  failure("out of memory; files that are not complete were not written");
}

/// Turns clang's fatal errors into crashes, which we catch. LLVM would exit with code 1.
void handleFatalError(void *, const char *reason, bool) {
  if (guard)
    guard->stop(WorkEnd::Crashed);
  failure(reason);
}

} // namespace

void enableCrashGuard(void (*fail)(const char *reason)) {
  failure = fail;
  llvm::CrashRecoveryContext::Enable();
  // LLVM installs its handlers without this flag, so an overflow would kill the process.
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action))
      continue;
    action.sa_flags |= SA_ONSTACK;
    sigaction(signal, &action, nullptr);
  }
  llvm::install_fatal_error_handler(handleFatalError);
  std::set_new_handler(handleLackOfMemory);
  llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { handleLackOfMemory(); });
}

/// Whether the thread has used more CPU time than this; waiting does not count.
static bool isOverdue(pthread_t thread, double seconds) {
  clockid_t clock;
  timespec used;
  return pthread_getcpuclockid(thread, &clock) == 0 && clock_gettime(clock, &used) == 0 &&
         double(used.tv_sec) >= seconds;
}

/// The time that the thread could have run, but other processes did, as on a busy machine.
static std::chrono::nanoseconds timeInQueue(pid_t thread) {
  uint64_t ran = 0, waited = 0;
  std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/schedstat");
  return file >> ran >> waited ? std::chrono::nanoseconds(waited) : std::chrono::nanoseconds(0);
}

WorkEnd runGuarded(llvm::function_ref<void()> work, double usualSeconds) {
  // Shared, because the thread stays if its work does not finish.
  auto mine = std::make_shared<Guard>();
  mine->usualSeconds = usualSeconds;
  auto finished = std::make_shared<std::promise<bool>>();
  llvm::thread thread(std::optional<unsigned>(stackSize), [finished, work, mine] {
    SignalStack signalStack;
    llvm::CrashRecoveryContext recovery;
    guard = mine.get();
    guard->thread = pid_t(syscall(SYS_gettid));
    bool good = recovery.RunSafely(work);
    guard = nullptr;
    finished->set_value(good);
    // LLVM's lists (of timers) may point into this stack, so it is never freed.
    while (!good) // NOLINT(bugprone-infinite-loop)
      pause();
  });
  std::future<bool> outcome = finished->get_future();
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin = Clock::now();
  std::optional<Clock::time_point> asked;
  bool wasStopped = false;
  while (outcome.wait_for(std::chrono::seconds(1)) == std::future_status::timeout) {
    Clock::time_point now = Clock::now();
    double allowed = mine->maySeconds();
    if (!asked && (isOverdue(thread.native_handle(), allowed) ||
                   now - begin - timeInQueue(mine->thread) >
                       std::chrono::duration<double>(allowed * waiting))) {
      mine->isAskedToStop = true;
      asked = now;
    } else if (asked && !wasStopped && now - *asked > grace) {
      mine->end = WorkEnd::OutOfTime;
      pthread_kill(thread.native_handle(), SIGSEGV);
      wasStopped = true;
    }
  }
  if (outcome.get()) {
    thread.join();
    return WorkEnd::Finished;
  }
  thread.detach();
  crashCaught = true;
  return mine->end;
}

void noteTextRead(uint64_t bytes) {
  if (!guard)
    return;
  guard->mayHold += memoryPerByte * int64_t(bytes);
  guard->textRead += bytes;
}

bool isGuarded() { return guard; }

void beforeAllocation(size_t bytes) {
  if (guard->held + int64_t(bytes) > guard->mayHold)
    guard->stop(WorkEnd::OutOfMemory);
  if (guard->isAskedToStop.load(std::memory_order_relaxed))
    guard->stop(WorkEnd::OutOfTime);
}

void noteAllocated(int64_t bytes) { guard->held += bytes; }

void stopForMemory() {
  if (guard)
    guard->stop(WorkEnd::OutOfMemory);
}

bool caughtCrash() { return crashCaught; }

} // namespace tranship
