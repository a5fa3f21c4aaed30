// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/Timing.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Medians", "[verify]") {
  CHECK(median({}) == 0);
  CHECK(median({3, 1, 2}) == 2);
  CHECK(median({4, 1, 2, 3}) == 2.5);
}

TEST_CASE("Times of the port beside those of the original", "[verify]") {
  auto result = [](Side side, const char *backend, int milliseconds, bool isElsewhere = true) {
    JudgedVariant result;
    result.backend = backendNamed(backend);
    result.runs.variant = backend;
    result.runs.side = side;
    result.isFromElsewhere = isElsewhere;
    for (int difference : {-10, 0, 500}) {
      CapturedRun run;
      run.process.time = std::chrono::milliseconds(milliseconds + difference);
      result.runs.runs.push_back(run);
    }
    return result;
  };
  Verification verification;
  verification.results = {result(Side::Original, "cpu", 9000, /*isElsewhere=*/false),
                          result(Side::Original, "cuda", 400),
                          result(Side::Port, "hip-nvidia", 500)};
  verification.results[1].runs.launchTimes = {{3, 10}, {3, 12}, {3, 11}};
  verification.results[2].runs.launchTimes = {{3, 22}};
  std::vector<TimeComparison> times = compareTimes(verification);
  REQUIRE(times.size() == 1);
  CHECK(times[0].str() ==
        "program 0.5 s / 0.4 s = 1.25, kernels 22 ms / 11 ms = 2.00 (3 launches)");
  verification.results[1].outcome = Failed{{{"run", "exit code 1"}}};
  CHECK(compareTimes(verification).empty());
}
