#include "Symbolizer.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tranship::emulator {

namespace {

/// What the program prints, cut off after five seconds.
std::string outputOf(const std::vector<std::string> &command) {
  int ends[2];
  if (pipe(ends))
    return "";
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0);
  std::vector<char *> arguments;
  for (const std::string &argument : command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t child;
  int error = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  std::string text;
  if (!error) {
    char buffer[1024];
    pollfd readable = {ends[0], POLLIN, 0};
    while (poll(&readable, 1, 5000) > 0) {
      ssize_t count = read(ends[0], buffer, sizeof buffer);
      if (count <= 0)
        break;
      text.append(buffer, count);
    }
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
  }
  close(ends[0]);
  return text;
}

} // namespace

TranshipSite placeOfCode(const void *code, std::string &file) {
  Dl_info info;
  if (!dladdr(code, &info) || !info.dli_fname)
    return {};
  // Programs at fixed addresses keep them; others are counted from where they were loaded.
  auto *header = static_cast<const ElfW(Ehdr) *>(info.dli_fbase);
  uintptr_t offset = reinterpret_cast<uintptr_t>(code);
  if (header->e_type == ET_DYN)
    offset -= reinterpret_cast<uintptr_t>(info.dli_fbase);
  char address[24];
  std::snprintf(address, sizeof address, "0x%zx", size_t(offset));
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  std::string object = info.dli_fname;
  if (length > 0 && object.find('/') == std::string::npos)
    object.assign(program, length);
  for (const char *tool : {"llvm-addr2line-22", "llvm-addr2line", "addr2line"}) {
    // The innermost line that is not in a header of ours: the user's.
    std::string text = outputOf({tool, "-i", "-e", object, address});
    for (size_t start = 0; start < text.size();) {
      size_t end = std::min(text.find('\n', start), text.size());
      std::string line = text.substr(start, end - start);
      start = end + 1;
      if (size_t space = line.find(" ("); space != std::string::npos) // "(discriminator 1)"
        line.erase(space);
      size_t colon = line.find(':');
      if (colon == std::string::npos || line[0] == '?' ||
          line.find("/tranship/") != std::string::npos)
        continue;
      file = line.substr(0, colon);
      return {file.c_str(), std::atoi(line.c_str() + colon + 1)};
    }
  }
  return {};
}

} // namespace tranship::emulator
