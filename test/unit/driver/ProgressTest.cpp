// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Progress.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/raw_ostream.h"

#include <fcntl.h>
#include <unistd.h>

using namespace tranship;
using namespace tranship::driver;

namespace {

/// What is printed to standard error, which is a file meanwhile.
std::string printed(llvm::function_ref<void()> run) {
  TemporaryFolder folder;
  std::string path = folder.write("errors", "");
  llvm::errs().flush();
  int saved = dup(STDERR_FILENO), file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  dup2(file, STDERR_FILENO);
  run();
  llvm::errs().flush();
  dup2(saved, STDERR_FILENO);
  close(file);
  close(saved);
  return readFile(path);
}

std::string progressOf(bool quiet, std::chrono::milliseconds pause) {
  return printed([&] {
    ProgressLine line(quiet, pause);
    line.update({1, 30});
    line.update({20, 30});
  });
}

} // namespace

TEST_CASE("Without a terminal at standard error, progress is plain lines after pauses",
          "[driver]") {
  using namespace std::chrono_literals;
  std::string lines = progressOf(false, 0ms);
  // After one unit, nothing is known about the others.
  CHECK(llvm::StringRef(lines).starts_with("tranship: 1/30 units\ntranship: 20/30 units, "));
  CHECK(llvm::StringRef(lines).ends_with(" left\n"));
  CHECK_FALSE(llvm::StringRef(lines).contains('\x1b'));
  CHECK(progressOf(false, 1h).empty());
  CHECK(progressOf(true, 0ms).empty());
}
