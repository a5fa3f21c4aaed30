// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ProcessSupervisor.h"

#include "support/DirectoryEntry.h"
#include "support/FolderUse.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <unistd.h>

// This file calls only what POSIX allows between fork and exec: no allocation, no stdio, no LLVM.

namespace tranship {
namespace {

using Clock = std::chrono::steady_clock;
using End = ProcessResult::End;

/// Ends this process without running any code of tranship, such as destructors.
[[noreturn]] void leave() {
  for (;;)
    syscall(SYS_exit_group, 0);
}

void setLimit(int resource, uint64_t value) {
  rlimit limit;
  if (!value || getrlimit(decltype(RLIMIT_CORE)(resource), &limit))
    return;
  limit.rlim_cur = limit.rlim_max = std::min<rlim_t>(value, limit.rlim_max);
  setrlimit(decltype(RLIMIT_CORE)(resource), &limit);
}

/// Becomes the program, or reports why it cannot.
[[noreturn]] void start(const SupervisedProgram &program, int out, int err, int errorPipe) {
  auto give = [&](int error) {
    (void)!::write(errorPipe, &error, sizeof error);
    leave();
  };
  prctl(PR_SET_PDEATHSIG, SIGKILL); // ends the program if the supervisor is killed
  setpgid(0, 0);
  for (int number = 1; number < NSIG; ++number)
    std::signal(number, SIG_DFL); // otherwise ignored signals would stay ignored
  if (dup2(program.stdinFile, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0)
    give(errno);
  syscall(SYS_close_range, 3u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */);
  if (chdir(program.folder))
    give(errno);
  const ProcessLimits &limits = program.limits;
  setLimit(RLIMIT_DATA, limits.memoryBytes);
  setLimit(RLIMIT_FSIZE, limits.fileBytes);
  rlimit noCore{0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
  struct sysinfo system;
  if (limits.processes && !sysinfo(&system))
    setLimit(RLIMIT_NPROC, limits.processes + system.procs);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  execve(program.program, program.arguments, program.environment);
  give(errno);
  leave();
}

/// The parent of a process; 0 if the process has ended.
pid_t parentOf(const char *pid) {
  char path[64] = "/proc/", text[512];
  std::strncat(path, pid, 20);
  std::strcat(path, "/stat");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  text[std::max<ssize_t>(size, 0)] = 0;
  // "12 (name) S 11 …", and the name may contain anything.
  const char *name = std::strrchr(text, ')');
  return name && std::strlen(name) > 4 ? pid_t(std::strtol(name + 4, nullptr, 10)) : 0;
}

/// All children of this process, including those that it adopted.
void killChildren() {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0)
    return;
  alignas(DirectoryEntry) char buffer[16384];
  pid_t self = getpid();
  for (;;) {
    long size = syscall(SYS_getdents64, folder, buffer, sizeof buffer);
    if (size <= 0)
      break;
    for (long at = 0; at < size;) {
      auto *entry = reinterpret_cast<DirectoryEntry *>(buffer + at);
      at += entry->size;
      pid_t pid = pid_t(std::strtol(entry->name, nullptr, 10));
      if (pid > 1 && parentOf(entry->name) == self)
        kill(pid, SIGKILL);
    }
  }
  close(folder);
}

/// One stream of the program, on its way to a file.
struct Stream {
  int pipe, file;
  uint64_t rest;
  bool isOpen = true, isFull = false;

  /// Copies the data that is available now.
  void copy() {
    char buffer[65536];
    while (isOpen && !isFull) {
      ssize_t size = read(pipe, buffer, sizeof buffer);
      if (size < 0 && errno == EINTR)
        continue;
      if (size < 0)
        return; // no data at the moment
      if (size == 0)
        isOpen = false;
      ssize_t taken = ssize_t(std::min<uint64_t>(rest, uint64_t(size)));
      isFull = taken < size;
      rest -= uint64_t(taken);
      for (ssize_t done = 0; done < taken;) {
        ssize_t written = ::write(file, buffer + done, size_t(taken - done));
        if (written < 0 && errno != EINTR) {
          isFull = true; // the disk is full
          return;
        }
        done += std::max<ssize_t>(written, 0);
      }
    }
  }
};

/// The time between two checks of what the program has written.
constexpr std::chrono::milliseconds lookEach(200);

class Supervision {
public:
  explicit Supervision(const SupervisedProgram &program) : program_(program) {}

  SupervisorReport run() {
    std::signal(SIGXFSZ, SIG_IGN);
    setsid(); // the terminal's signals go to tranship; when it dies, we notice
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGTERM);
    signals_ = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    int outPipe[2], errPipe[2], startPipe[2];
    if (signals_ < 0 || getppid() != program_.tranship || pipe2(outPipe, O_CLOEXEC) ||
        pipe2(errPipe, O_CLOEXEC) || pipe2(startPipe, O_CLOEXEC))
      return failed(errno ? errno : ECANCELED);
    usedBefore_ = use().bytes; // the inputs
    began_ = nextLook_ = Clock::now();
    child_ = fork();
    if (child_ == 0)
      start(program_, outPipe[1], errPipe[1], startPipe[1]);
    if (child_ < 0)
      return failed(errno);
    close(outPipe[1]);
    close(errPipe[1]);
    close(startPipe[1]);
    int startError = 0;
    if (read(startPipe[0], &startError, sizeof startError) == sizeof startError) {
      waitpid(child_, nullptr, 0);
      return failed(startError);
    }
    uint64_t limit = program_.limits.outputBytes ? program_.limits.outputBytes : UINT64_MAX;
    out_ = {outPipe[0], program_.stdoutFile, limit};
    err_ = {errPipe[0], program_.stderrFile, limit};
    fcntl(out_.pipe, F_SETFL, O_NONBLOCK);
    fcntl(err_.pipe, F_SETFL, O_NONBLOCK);
    watch();
    report_.result.time =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_);
    endAll();
    out_.copy();
    err_.copy();
    lookAtWrites();
    rusage usage;
    if (!getrusage(RUSAGE_CHILDREN, &usage))
      report_.result.peakBytes = uint64_t(usage.ru_maxrss) << 10;
    return report_;
  }

private:
  SupervisorReport failed(int error) {
    report_.startError = error;
    return report_;
  }

  FolderUse use() const {
    FolderUse use;
    const ProcessLimits &limits = program_.limits;
    uint64_t most = limits.filesBytes ? usedBefore_ + limits.filesBytes : UINT64_MAX;
    if (limits.filesBytes || limits.fileBytes)
      for (char *const *folder = program_.watchedFolders; *folder; ++folder)
        addUse(*folder, most, use);
    return use;
  }

  bool usesTooMuch(const FolderUse &use) const {
    return program_.limits.filesBytes && use.bytes > usedBefore_ + program_.limits.filesBytes;
  }

  /// Checks the limits on files while the program runs, at long intervals to cost little.
  bool hasWrittenTooMuch() {
    if (!program_.limits.filesBytes || Clock::now() < nextLook_)
      return false;
    Clock::time_point begin = Clock::now();
    bool isTooMuch = usesTooMuch(use());
    Clock::time_point end = Clock::now();
    nextLook_ = end + std::max<Clock::duration>(lookEach, 20 * (end - begin));
    return isTooMuch;
  }

  /// Checks the limits after the program has ended, even if a limit ended it.
  void lookAtWrites() {
    ProcessResult &result = report_.result;
    FolderUse written = use();
    auto tell = [&](End end, uint64_t limit, const char *where) {
      result.end = end;
      result.limit = limit;
      std::memcpy(result.where, where, std::min(std::strlen(where), sizeof result.where - 1));
    };
    const ProcessLimits &limits = program_.limits;
    bool isCut = limits.fileBytes && written.largest >= limits.fileBytes;
    if (out_.isFull || err_.isFull) {
      if (result.end != End::TimedOut)
        tell(End::TooMuchOutput, limits.outputBytes, out_.isFull ? "stdout" : "stderr");
    } else if (usesTooMuch(written)) {
      tell(written.isHidden ? End::FilesHidden : End::FilesTooLarge, limits.filesBytes,
           written.name);
    } else if (isCut || (result.end == End::Signalled && result.code == SIGXFSZ)) {
      tell(End::FileTooLarge, limits.fileBytes, isCut ? written.name : "");
    }
  }

  /// Waits until the program has ended or must be ended.
  void watch() {
    for (;;) {
      auto rest = std::chrono::ceil<std::chrono::milliseconds>(began_ + program_.limits.time -
                                                               Clock::now());
      if (rest.count() <= 0) {
        report_.result.end = End::TimedOut;
        return;
      }
      pollfd files[] = {{signals_, POLLIN, 0},
                        {out_.isOpen ? out_.pipe : -1, POLLIN, 0},
                        {err_.isOpen ? err_.pipe : -1, POLLIN, 0}};
      int64_t longest = program_.limits.filesBytes ? lookEach.count() : 60'000;
      poll(files, std::size(files), int(std::min<int64_t>(rest.count(), longest)));
      out_.copy();
      err_.copy();
      if (out_.isFull || err_.isFull || hasWrittenTooMuch())
        return;
      signalfd_siginfo signal;
      while (read(signals_, &signal, sizeof signal) == sizeof signal)
        if (signal.ssi_signo == SIGTERM)
          return; // tranship has ended
      if (hasEnded())
        return;
    }
  }

  /// Reaps orphans. The program itself stays a zombie, which keeps the id of its group in use.
  bool hasEnded() {
    for (;;) {
      siginfo_t info{};
      if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) || info.si_pid == 0)
        return false;
      if (info.si_pid != child_) {
        waitpid(info.si_pid, nullptr, 0);
        continue;
      }
      report_.result.end = info.si_code == CLD_EXITED ? End::Exited : End::Signalled;
      report_.result.code = info.si_status;
      return true;
    }
  }

  void endAll() {
    kill(-child_, SIGKILL);
    // Kills processes that left the group, generation by generation, as we adopt them. The loop is
    // bounded because a process may hang in the kernel.
    for (int round = 0; round < 2000; ++round) {
      while (waitpid(-1, nullptr, WNOHANG) > 0)
        ;
      if (waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD)
        break;
      killChildren();
      poll(nullptr, 0, round < 100 ? 1 : 10);
    }
  }

  const SupervisedProgram &program_;
  SupervisorReport report_;
  Clock::time_point began_, nextLook_;
  /// Bytes in the watched folders before the program began.
  uint64_t usedBefore_ = 0;
  pid_t child_ = 0;
  int signals_ = -1;
  Stream out_{}, err_{};
};

} // namespace

void supervise(const SupervisedProgram &program, int reportPipe) {
  SupervisorReport report = Supervision(program).run();
  (void)!::write(reportPipe, &report, sizeof report);
  leave();
}

} // namespace tranship
