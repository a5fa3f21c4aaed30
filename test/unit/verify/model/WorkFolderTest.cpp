// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/WorkFolder.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tranship;
using namespace tranship::verify;

namespace {

WorkFolder create(const std::string &parent) {
  llvm::Expected<WorkFolder> work = WorkFolder::create(parent);
  if (!work)
    FAIL(messageOf(work.takeError()));
  return std::move(*work);
}

std::string name(const WorkFolder &work) { return llvm::sys::path::filename(work.path()).str(); }

/// What a tranship leaves that is killed.
template <typename Before> void leaveOne(const std::string &parent, Before before) {
  pid_t child = fork();
  if (child == 0) {
    llvm::Expected<WorkFolder> work = WorkFolder::create(parent);
    if (work)
      before(*work);
    _exit(0); // no destructor runs
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
}

} // namespace

TEST_CASE("A work folder goes with the parents that it made", "[verify]") {
  TemporaryFolder folder;
  { WorkFolder work = create(folder.path("a/b")); }
  CHECK_FALSE(folder.has("a"));
  folder.makeFolder("there");
  { WorkFolder work = create(folder.path("there")); }
  CHECK(folder.has("there"));
  {
    WorkFolder work = create(folder.path("c/d"));
    folder.write("c/file", "somebody else's");
  }
  CHECK(folder.list() == Strings{"c/file"});
  CHECK_FALSE(folder.has("c/d"));
  {
    WorkFolder work = create(folder.path("kept"));
    work.keep();
    folder.write("kept/" + name(work) + "/file", "");
  }
  CHECK(folder.list("kept").size() == 1);
}

TEST_CASE("A work folder goes whatever a program has left in it", "[verify]") {
  TemporaryFolder folder;
  folder.write("outside/file", "not ours");
  {
    WorkFolder work = create(folder.path("work"));
    std::string deep = work.path() + "/deep";
    REQUIRE_FALSE(mkdir(deep.c_str(), 0700));
    // Longer than any path that a call takes, and deeper than there are file descriptors.
    int at = open(deep.c_str(), O_DIRECTORY | O_RDONLY);
    for (unsigned i = 0; i < 1500; ++i) {
      REQUIRE_FALSE(mkdirat(at, "moved-up-0", 0700));
      int next = openat(at, "moved-up-0", O_DIRECTORY | O_RDONLY);
      close(at);
      at = next;
    }
    REQUIRE_FALSE(mkfifoat(at, "pipe", 0600));
    close(at);
    REQUIRE_FALSE(mkfifo((work.path() + "/pipe").c_str(), 0600));
    REQUIRE_FALSE(symlink(folder.path("outside").c_str(), (work.path() + "/link").c_str()));
    REQUIRE_FALSE(mkdir((work.path() + "/closed").c_str(), 0700));
    REQUIRE_FALSE(mkdir((work.path() + "/closed/inner").c_str(), 0));
    REQUIRE_FALSE(chmod((work.path() + "/closed").c_str(), 0));
  }
  CHECK(folder.list() == Strings{"outside/file"});
  CHECK_FALSE(folder.has("work"));
}

TEST_CASE("What a killed tranship has left goes with the next one", "[verify]") {
  TemporaryFolder folder, elsewhere;
  leaveOne(folder.path(), [&](WorkFolder &work) {
    folder.write(name(work) + "/run/file", "");
    folder.makeLink(elsewhere.path(), name(work) + "/run/link");
  });
  elsewhere.write("file", "");
  REQUIRE(folder.list().size() == 3); // the lock, the file and the link
  { WorkFolder work = create(folder.path()); }
  CHECK(folder.list().empty());
  CHECK(elsewhere.has("file"));
}

TEST_CASE("Work folders that may be in use are left alone", "[verify]") {
  TemporaryFolder folder, elsewhere;
  WorkFolder running = create(folder.path());
  leaveOne(folder.path(), [](WorkFolder &work) { work.keep(); });
  folder.write("tranship-verify-young/file", "no lock yet");
  folder.write("tranship-verify-other/lock", "another-machine");
  folder.write("tranship-verify-file", "");
  elsewhere.write("lock", folder.read(name(running) + "/lock"));
  folder.makeLink(elsewhere.path(), "tranship-verify-link");
  folder.makeFolder("tranship-verify-linked");
  folder.makeLink(elsewhere.path("lock"), "tranship-verify-linked/lock");
  folder.write("other-abandoned/lock", folder.read(name(running) + "/lock"));
  Strings before = folder.list();
  { WorkFolder work = create(folder.path()); }
  CHECK(folder.list() == before);
  CHECK(elsewhere.has("lock"));
  CHECK(folder.has(name(running) + "/lock"));
}
