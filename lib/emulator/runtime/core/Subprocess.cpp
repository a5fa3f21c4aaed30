// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Subprocess.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tranship::emulator {

SubprocessResult runSubprocess(const std::vector<std::string> &command, Reads reads,
                               unsigned seconds) {
  using Clock = std::chrono::steady_clock;
  SubprocessResult result;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC))
    return result;
  int wanted = reads == Reads::Output ? STDOUT_FILENO : STDERR_FILENO;
  int other = reads == Reads::Output ? STDERR_FILENO : STDOUT_FILENO;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], wanted);
  posix_spawn_file_actions_addopen(&actions, other, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  std::vector<char *> arguments;
  for (const std::string &argument : command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t child;
  result.started =
      posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (result.started) {
    Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
    char buffer[4096];
    for (;;) {
      auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
      pollfd readable = {ends[0], POLLIN, 0};
      if (left.count() <= 0 || poll(&readable, 1, int(left.count())) == 0) {
        result.timedOut = true;
        break;
      }
      ssize_t count = read(ends[0], buffer, sizeof buffer);
      if (count <= 0)
        break;
      size_t room = maxOutput - std::min(result.output.size(), maxOutput);
      result.output.append(buffer, std::min<size_t>(count, room));
    }
    if (result.timedOut)
      kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    result.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  close(ends[0]);
  return result;
}

} // namespace tranship::emulator
