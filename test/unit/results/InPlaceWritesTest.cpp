// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "results/InPlaceWrites.h"

#include "support/FileWriting.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include <sys/wait.h>
#include <unistd.h>

using namespace tranship;
using namespace tranship::results;

namespace {

std::vector<ResultFile> filesIn(const TemporaryFolder &folder) {
  std::vector<ResultFile> files;
  for (llvm::StringRef name : {"a.cu", "sub/b.cuh", "sub/c.cu"}) {
    ResultFile file{folder.path(name), "", ("new " + name).str()};
    file.before = ("old " + name).str();
    files.push_back(std::move(file));
  }
  return files;
}

void makeTree(const TemporaryFolder &folder) {
  for (const ResultFile &file : filesIn(folder))
    folder.write(llvm::StringRef(file.target).drop_front(folder.path().size() + 1), *file.before);
}

size_t newFiles(const TemporaryFolder &folder) {
  return llvm::count_if(filesIn(folder),
                        [](const ResultFile &file) { return readFile(file.target) == file.text; });
}

} // namespace

TEST_CASE("Files are overwritten, except those that changed", "[driver]") {
  TemporaryFolder folder;
  makeTree(folder);
  folder.write("sub/b.cuh", "edited");
  llvm::Expected<WrittenFiles> written = writeInPlace(folder.path(), filesIn(folder));
  REQUIRE(bool(written));
  CHECK(written->changedMeanwhile == Strings{folder.path("sub/b.cuh")});
  CHECK(written->files == Strings{folder.path("a.cu"), folder.path("sub/c.cu")});
  CHECK(folder.read("sub/b.cuh") == "edited");
  CHECK(folder.list() == Strings{"a.cu", "sub/b.cuh", "sub/c.cu"});
}

TEST_CASE("The next run finishes or undoes what a killed one has begun", "[driver]") {
  size_t undone = 0, finished = 0;
  for (unsigned delay = 0; delay < 3000; delay += 150) {
    TemporaryFolder folder;
    makeTree(folder);
    pid_t child = fork();
    if (child == 0) {
      (void)bool(writeInPlace(folder.path(), filesIn(folder)));
      _exit(0);
    }
    usleep(delay);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    llvm::Expected<size_t> more = finishInterruptedWrites(folder.path("sub"));
    REQUIRE(bool(more));
    removeStaleTemporaries(folder.path());
    removeStaleTemporaries(folder.path("sub"));
    CHECK(folder.list() == Strings{"a.cu", "sub/b.cuh", "sub/c.cu"});
    size_t done = newFiles(folder);
    CHECK((done == 0 || done == 3));
    (done ? finished : undone) += 1;
  }
  CHECK(undone + finished == 20);
}

TEST_CASE("A file with the name of a journal that is none stays", "[driver]") {
  TemporaryFolder folder;
  folder.write(".tranship-in-place", "my notes");
  llvm::Expected<size_t> more = finishInterruptedWrites(folder.path());
  REQUIRE(bool(more));
  CHECK(*more == 0);
  CHECK(folder.read(".tranship-in-place") == "my notes");
  CHECK_FALSE(isJournal(folder.path(".tranship-in-place")));
}
