// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/Runner.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Without a runner the program is started itself", "[verify]") {
  StartedCommand started = startedBy({}, {"/p", "a b"}, {"X=1"}, "/f");
  CHECK(started.arguments == Strings{"/p", "a b"});
  CHECK(started.environment == Strings{"X=1"});
}

TEST_CASE("A runner stands in front", "[verify]") {
  StartedCommand started = startedBy({"srun", "--chdir={folder}"}, {"/p", "a b"}, {"X=1 2"}, "/f");
  CHECK(started.arguments == Strings{"srun", "--chdir=/f", "env", "X=1 2", "/p", "a b"});
  CHECK(started.environment.empty());
  CHECK(startedBy({"srun"}, {"/p"}, {}, "/f").arguments == Strings{"srun", "/p"});
}

TEST_CASE("A runner with a shell gets the command quoted", "[verify]") {
  StartedCommand started = startedBy({"ssh", "host", "cd {folder} && {command}"},
                                     {"/p", "a b", "it's", "$HOME", ""}, {"X=1"}, "/f");
  CHECK(started.arguments ==
        Strings{"ssh", "host", "cd /f && env X=1 /p 'a b' 'it'\\''s' '$HOME' ''"});
  CHECK(startedBy({"sh", "-c", "cd {folder} && {command}", "{folder}"}, {"/p"}, {}, "/a b")
            .arguments == Strings{"sh", "-c", "cd '/a b' && /p", "/a b"});
}
