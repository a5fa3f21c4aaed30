// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/Worker.h"
#include "support/Test.h"

#include <future>

using namespace tranship;
using namespace tranship::service;

namespace {

constexpr std::chrono::milliseconds now{0}, soon{20};
constexpr std::chrono::hours never{1};

} // namespace

TEST_CASE("Worker - runs the newest task of each key", "[service]") {
  Strings done;
  Worker worker;
  auto task = [&](const char *name) { return [&done, name](auto) { done.push_back(name); }; };
  worker.submit("a", soon, task("a1"));
  worker.submit("b", soon, task("b"));
  worker.submit("a", soon, task("a2"));
  worker.finish();
  CHECK(done == Strings{"b", "a2"});
}

TEST_CASE("Worker - tells a running task that it is dropped", "[service]") {
  std::promise<void> started, dropped;
  bool wasDropped = false;
  Worker worker;
  worker.submit("a", now, [&](const Worker::IsDropped &isDropped) {
    bool before = isDropped();
    started.set_value();
    dropped.get_future().wait();
    wasDropped = !before && isDropped();
  });
  started.get_future().wait();
  CHECK(worker.drop("a"));
  CHECK_FALSE(worker.drop("b"));
  dropped.set_value();
  worker.finish();
  CHECK(wasDropped);
  CHECK_FALSE(worker.drop("a"));
}

TEST_CASE("Worker - ends without running what waits", "[service]") {
  bool ran = false;
  {
    Worker worker;
    worker.submit("a", never, [&](auto) { ran = true; });
    CHECK(worker.waiting() == 1);
  }
  CHECK_FALSE(ran);
}
