// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/TraceFile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace tranship::emulator {

bool TraceFile::create(const std::string &path) {
  fd_ = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  return isOpen();
}

bool TraceFile::append(const char *bytes, size_t size) {
  // A file that grows beyond the process's limit would end the program.
  rlimit limit;
  size_ += size;
  if (!getrlimit(RLIMIT_FSIZE, &limit) && size_ > limit.rlim_cur)
    return false;
  while (size > 0) {
    ssize_t written = ::write(fd_, bytes, size);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    bytes += written;
    size -= size_t(written);
  }
  return true;
}

} // namespace tranship::emulator
