// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/StandardStreams.h"

#include "llvm/Support/Errno.h"

#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tranship::service {

/// A copy that programs which this one starts do not get; negative if there is none.
static int privateCopy(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

llvm::Expected<StandardStreams> StandardStreams::take() {
  StandardStreams streams(privateCopy(STDIN_FILENO), privateCopy(STDOUT_FILENO));
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  bool isTaken = streams.in_ >= 0 && streams.out_ >= 0 && nothing >= 0 &&
                 dup2(nothing, STDIN_FILENO) >= 0 && dup2(STDERR_FILENO, STDOUT_FILENO) >= 0;
  std::error_code error = llvm::errnoAsErrorCode();
  if (nothing >= 0)
    close(nothing);
  if (!isTaken)
    return llvm::createFileError("standard input and output", error);
  return streams;
}

StandardStreams::StandardStreams(StandardStreams &&other) noexcept
    : in_(std::exchange(other.in_, -1)), out_(std::exchange(other.out_, -1)) {}

StandardStreams::~StandardStreams() {
  for (int descriptor : {in_, out_})
    if (descriptor >= 0)
      close(descriptor);
}

} // namespace tranship::service
