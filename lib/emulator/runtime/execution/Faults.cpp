// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/Faults.h"

#include "emulator/interface/Environment.h"

#include "core/Report.h"
#include "core/Symbolizer.h"
#include "execution/Worker.h"
#include "memory/Memory.h"
#include "trace/HostCalls.h"

#include <atomic>
#include <csignal>
#include <cstring>
#include <memory>
#include <mutex>
#include <ucontext.h>

namespace tranship::emulator {

namespace {

/// Returns the path as the compiler was given it, relative to the program's folder.
std::string shortPath(const std::string &file, std::string_view folder) {
  std::string_view rest = file;
  if (folder.empty() || !rest.starts_with(folder) || rest.size() <= folder.size() + 1 ||
      rest[folder.size()] != '/')
    return file;
  rest.remove_prefix(folder.size() + 1);
  while (rest.starts_with("./"))
    rest.remove_prefix(2);
  return std::string(rest);
}

struct Fault {
  int signal;
  const void *address, *code;
  bool overflow;
};
thread_local Fault fault;

/// Of all threads, since libraries have threads of their own; and what was called last.
std::atomic<unsigned> libraryCalls = 0;
std::atomic<const HostCallSite *> libraryCall = nullptr;

/// Says that a library call, on the host, left the device's memory.
void reportLibraryFault(const void *address) {
  std::string where = describeAddress(address);
  if (where.empty())
    return;
  Finding finding;
  finding.kind = where.ends_with("freed") ? "use-after-free" : "out-of-bounds";
  finding.message = "a library accesses memory " + where;
  if (const HostCallSite *site = libraryCall) {
    finding.site = {site->file, int(site->line)};
    if (site->name)
      finding.message = site->name + (" accesses memory " + where);
  }
  report(finding);
}

/// Runs on the stack of the thread that failed, as if that thread had called it.
void reportFault() { Worker::block->endWithFault(); }

struct sigaction previous[65];

void handle(int signal, siginfo_t *info, void *opaque) {
  auto *context = static_cast<ucontext_t *>(opaque);
  Worker &worker = Worker::current();
  if (!worker.block || !worker.block->isRunning() || !worker.fiber) {
    if (libraryCalls)
      reportLibraryFault(info->si_addr);
    sigaction(signal, &previous[signal], nullptr); // raised again on return
    return;
  }
  fault.signal = signal;
  fault.address = info->si_addr;
  fault.overflow = worker.overflowed(info->si_addr);
#ifdef __x86_64__
  greg_t *registers = context->uc_mcontext.gregs;
  fault.code = reinterpret_cast<void *>(registers[REG_RIP]);
  registers[REG_RIP] = reinterpret_cast<greg_t>(&reportFault);
  // What the thread had on its stack is lost.
  registers[REG_RSP] = reinterpret_cast<greg_t>(worker.fiber->top()) - 8;
#else
  auto &registers = context->uc_mcontext;
  fault.code = reinterpret_cast<void *>(registers.pc);
  registers.pc = reinterpret_cast<uintptr_t>(&reportFault);
  registers.sp = reinterpret_cast<uintptr_t>(worker.fiber->top());
#endif
}

/// The stack on which a thread's signals are handled: its own may be what overflowed.
class SignalStack {
public:
  SignalStack() {
    stack_t stack = {};
    stack.ss_size = size;
    stack.ss_sp = memory_.get();
    sigaltstack(&stack, nullptr);
  }
  ~SignalStack() {
    stack_t none = {};
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, nullptr);
  }
  SignalStack(const SignalStack &) = delete;
  SignalStack &operator=(const SignalStack &) = delete;

private:
  static constexpr size_t size = 64 << 10;
  std::unique_ptr<char[]> memory_ = std::make_unique<char[]>(size);
};

} // namespace

gpuError describeFault(Block &block) {
  Finding finding;
  finding.kernel = block.launch().kernel->name;
  uint3 index = block.index();
  finding.block = &index;
  const Thread *thread = block.current();
  if (thread)
    finding.lanes = std::to_string(block.laneOf(*thread)) + " of warp " +
                    std::to_string(thread->number / block.width());
  std::string file;
  finding.site = siteOfCode(fault.code, file);
  if (finding.site.file) {
    file = shortPath(file, block.launch().kernel->folder);
    finding.site.file = file.c_str();
  }
  std::string thread3 = !thread ? "a thread "
                                : "thread (" + std::to_string(thread->index.x) + ',' +
                                      std::to_string(thread->index.y) + ',' +
                                      std::to_string(thread->index.z) + ") ";
  if (fault.overflow) {
    finding.kind = "stack-overflow";
    finding.message = thread3 + "needs more stack than it has (" + stackSizeVariable + ")";
  } else if (fault.signal == SIGFPE || fault.signal == SIGILL) {
    finding.kind = "fault";
    finding.message = thread3 + strsignal(fault.signal);
  } else {
    std::string where = block.describeShared(fault.address);
    if (where.empty())
      where = describeAddress(fault.address);
    bool freed = where.ends_with("freed");
    finding.kind = freed ? "use-after-free" : "out-of-bounds";
    if (where.empty())
      where = fault.address < reinterpret_cast<void *>(4096) ? "through a null pointer"
                                                             : "outside of all allocations";
    finding.message = thread3 + "accesses memory " + where;
  }
  report(finding);
  return fault.signal == SIGSEGV || fault.signal == SIGBUS ? cudaErrorIllegalAddress
                                                           : cudaErrorLaunchFailure;
}

void reportLastFault(Block &block) {
  gpuError error = describeFault(block);
  int none = cudaSuccess;
  block.launch().error.compare_exchange_strong(none, error);
}

LibraryCall::LibraryCall() {
  ++libraryCalls;
  libraryCall = tranship_hostSite;
  catchFaults();
}
LibraryCall::~LibraryCall() { --libraryCalls; }

void catchFaults() {
  static thread_local SignalStack stack;
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action = {};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
      sigaction(signal, &action, &previous[signal]);
  });
}

} // namespace tranship::emulator
