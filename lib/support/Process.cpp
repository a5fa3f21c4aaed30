// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Process.h"

#include "support/ProcessSupervisor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tranship {
namespace {

std::atomic<bool> isInterrupted = false;
/// Supervisors that are running now. One that finds no free slot cannot be interrupted.
std::array<std::atomic<pid_t>, 64> supervisors{};

/// Lets interruptProcesses() reach a supervisor while it runs.
class SupervisorRegistration {
public:
  explicit SupervisorRegistration(pid_t supervisor) {
    for (std::atomic<pid_t> &slot : supervisors)
      if (pid_t empty = 0; slot.compare_exchange_strong(empty, supervisor)) {
        slot_ = &slot;
        break;
      }
    if (isInterrupted)
      kill(supervisor, SIGTERM); // the signal may have come before the registration
  }
  ~SupervisorRegistration() {
    if (slot_)
      *slot_ = 0;
  }

private:
  std::atomic<pid_t> *slot_ = nullptr;
};

/// A file that closes itself and that no program inherits.
class File {
public:
  static llvm::Expected<File> open(const std::string &path, int flags) {
    int descriptor = llvm::sys::RetryAfterSignal(-1, ::open, path.c_str(), flags | O_CLOEXEC, 0600);
    if (descriptor < 0)
      return llvm::createFileError(path, std::error_code(errno, std::generic_category()));
    return File(descriptor);
  }
  explicit File(int descriptor) : descriptor_(descriptor) {}
  File(File &&other) : descriptor_(std::exchange(other.descriptor_, -1)) {}
  ~File() { close(); }

  int descriptor() const { return descriptor_; }
  void close() {
    if (descriptor_ >= 0)
      ::close(std::exchange(descriptor_, -1));
  }

private:
  int descriptor_;
};

std::vector<std::string> environmentWith(llvm::ArrayRef<std::string> changes) {
  auto nameOf = [](llvm::StringRef entry) { return entry.split('=').first; };
  std::vector<std::string> result;
  for (char **entry = environ; *entry; ++entry)
    if (llvm::none_of(changes,
                      [&](llvm::StringRef change) { return nameOf(change) == nameOf(*entry); }))
      result.push_back(*entry);
  llvm::append_range(result, changes);
  return result;
}

std::vector<char *> pointersTo(std::vector<std::string> &texts) {
  std::vector<char *> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string &text : texts)
    pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// The program of a command, as a path.
llvm::Expected<std::string> programOf(const ProcessCommand &command) {
  const std::string &name = command.arguments.front();
  if (llvm::StringRef(name).contains('/'))
    return name; // relative to the folder where it runs
  std::string found = programInPath(name);
  if (found.empty())
    return llvm::createStringError(name + ": no such program in PATH");
  return found;
}

/// Forks the process that runs the program; -1: it failed, and errno says why.
pid_t startSupervisor(const SupervisedProgram &supervised, const File &reportPipe) {
  sigset_t all, before; // the supervisor must not run our signal handlers
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t supervisor = fork();
  if (supervisor == 0)
    supervise(supervised, reportPipe.descriptor());
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return supervisor;
}

void waitFor(pid_t supervisor) {
  {
    SupervisorRegistration registration(supervisor);
    siginfo_t info; // it stays a zombie for now, so that no other process gets its id
    llvm::sys::RetryAfterSignal(-1, waitid, P_PID, supervisor, &info, WEXITED | WNOWAIT);
  }
  int status = 0;
  llvm::sys::RetryAfterSignal(-1, waitpid, supervisor, &status, 0);
}

/// What a supervisor that has ended wrote to its pipe; nothing if it was killed.
std::optional<SupervisorReport> readReport(const File &pipe) {
  // The report is smaller than a pipe. Other processes that were forked meanwhile may hold the
  // other end open, so we cannot wait for the end of the data.
  fcntl(pipe.descriptor(), F_SETFL, O_NONBLOCK);
  SupervisorReport report;
  ssize_t size = read(pipe.descriptor(), &report, sizeof report);
  return size == sizeof report ? std::optional(report) : std::nullopt;
}

} // namespace

llvm::Expected<ProcessResult> runProcess(const ProcessCommand &command) {
  if (command.arguments.empty())
    return llvm::createStringError("no program to run");
  if (isInterrupted)
    return llvm::createStringError("interrupted");
  llvm::Expected<std::string> program = programOf(command);
  if (!program)
    return program.takeError();
  int outputFlags = O_WRONLY | O_CREAT | O_TRUNC;
  llvm::Expected<File> in =
      File::open(command.stdinFile.empty() ? "/dev/null" : command.stdinFile, O_RDONLY);
  if (!in)
    return in.takeError();
  llvm::Expected<File> out = File::open(command.stdoutFile, outputFlags);
  if (!out)
    return out.takeError();
  llvm::Expected<File> err = File::open(command.stderrFile, outputFlags);
  if (!err)
    return err.takeError();
  int ends[2];
  if (pipe2(ends, O_CLOEXEC))
    return llvm::createStringError(std::string("cannot create a pipe: ") + std::strerror(errno));
  File reading(ends[0]), writing(ends[1]);

  std::vector<std::string> arguments = command.arguments;
  std::vector<std::string> environment = environmentWith(command.environment);
  std::vector<std::string> watched = command.watchedFolders;
  std::vector<char *> argumentPointers = pointersTo(arguments),
                      environmentPointers = pointersTo(environment),
                      watchedPointers = pointersTo(watched);
  const char *folder = command.folder.empty() ? "." : command.folder.c_str();
  SupervisedProgram supervised{program->c_str(),
                               argumentPointers.data(),
                               environmentPointers.data(),
                               folder,
                               in->descriptor(),
                               out->descriptor(),
                               err->descriptor(),
                               watchedPointers.data(),
                               command.limits,
                               getpid()};
  pid_t supervisor = startSupervisor(supervised, writing);
  if (supervisor < 0)
    return llvm::createStringError(std::string("cannot fork: ") + std::strerror(errno));
  waitFor(supervisor);
  if (isInterrupted)
    return llvm::createStringError("interrupted");
  std::optional<SupervisorReport> report = readReport(reading);
  if (!report)
    return llvm::createStringError(*program + ": its supervisor was killed");
  if (report->startError)
    return llvm::createStringError(*program + " in " + folder + ": " +
                                   std::strerror(report->startError));
  if (report->result.end == ProcessResult::End::TimedOut)
    report->result.time = command.limits.time; // without the time that it took to end it
  return report->result;
}

void interruptProcesses() {
  isInterrupted = true;
  for (const std::atomic<pid_t> &supervisor : supervisors)
    if (pid_t process = supervisor)
      kill(process, SIGTERM);
}

std::string programInPath(llvm::StringRef name) {
  // A relative folder in PATH may be in the user's tree.
  std::string path = llvm::sys::Process::GetEnv("PATH").value_or("");
  llvm::SmallVector<llvm::StringRef> folders;
  llvm::SplitString(path, folders, ":");
  llvm::erase_if(folders, [](llvm::StringRef folder) { return !folder.starts_with("/"); });
  if (folders.empty())
    return {};
  llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName(name, folders);
  return found ? *found : std::string();
}

std::string sizeText(uint64_t bytes) {
  constexpr std::pair<unsigned, const char *> units[] = {{30, "GB"}, {20, "MB"}, {10, "kB"}};
  for (auto [shift, unit] : units)
    if (bytes && bytes % (uint64_t(1) << shift) == 0)
      return fmt::format("{}{}", bytes >> shift, unit);
  return fmt::format("{} bytes", bytes);
}

std::optional<uint64_t> parseSize(llvm::StringRef text) {
  uint64_t value = 0;
  if (text.consumeInteger(10, value) || value == 0 || value > 1'000'000)
    return std::nullopt;
  unsigned shift = llvm::StringSwitch<unsigned>(text.trim())
                       .Case("kB", 10)
                       .Case("MB", 20)
                       .Case("GB", 30)
                       .Default(0);
  return shift ? std::optional(value << shift) : std::nullopt;
}

std::string ProcessResult::str() const {
  switch (end) {
  case End::Exited:
    return fmt::format("exit code {}", code);
  case End::Signalled:
    return fmt::format("killed by signal {} ({})", code, strsignal(code));
  case End::TimedOut:
    return fmt::format("did not end within {:.3g} s", time.count() / 1000.0);
  case End::TooMuchOutput:
    return fmt::format("wrote more than {} to {} (`output` of `limits`)", sizeText(limit), where);
  case End::FileTooLarge:
    return fmt::format("wrote more than {} to {} (`file` of `limits`)", sizeText(limit),
                       *where ? fmt::format("the file {}", where) : "a file");
  case End::FilesTooLarge:
    return fmt::format("wrote more than {} of files (`files` of `limits`){}", sizeText(limit),
                       *where ? fmt::format("; the largest is {}", where) : "");
  case End::FilesHidden:
    return "created folders that cannot be searched: more than 100 levels deep, or unreadable";
  case End::FilesRemoved:
    return "removed the folder that it ran in, or its captured output";
  }
  llvm_unreachable("all ends are listed");
}

} // namespace tranship
