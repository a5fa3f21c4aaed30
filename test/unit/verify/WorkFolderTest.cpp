#include "verify/WorkFolder.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <sys/wait.h>
#include <unistd.h>

using namespace tranship;

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
