// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Ranges.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("intersection: what lies in both") {
  using Ranges = std::vector<Range>;
  auto both = [](const Ranges &a, const Ranges &b) {
    CHECK(intersection(a, b) == intersection(b, a));
    return intersection(a, b);
  };
  CHECK(both({}, {{0, 9}}) == Ranges{});
  CHECK(both({{0, 9}}, {{0, 9}}) == Ranges{{0, 9}});
  CHECK(both({{0, 9}}, {{9, 12}}) == Ranges{});
  CHECK(both({{0, 100}}, {{3, 5}, {7, 9}}) == Ranges{{3, 5}, {7, 9}});
  CHECK(both({{0, 4}, {6, 10}}, {{2, 8}, {9, 20}}) == Ranges{{2, 4}, {6, 8}, {9, 10}});
}

TEST_CASE("difference: what lies in the first alone") {
  using Ranges = std::vector<Range>;
  auto rest = [](const Ranges &a, const Ranges &b) { return difference(a, b); };
  CHECK(rest({}, {{0, 9}}) == Ranges{});
  CHECK(rest({{0, 9}}, {}) == Ranges{{0, 9}});
  CHECK(rest({{0, 9}}, {{0, 9}}) == Ranges{});
  CHECK(rest({{0, 100}}, {{3, 5}, {7, 9}}) == Ranges{{0, 3}, {5, 7}, {9, 100}});
  CHECK(rest({{0, 4}, {6, 10}}, {{2, 8}, {9, 20}}) == Ranges{{0, 2}, {8, 9}});
  CHECK(rest({{5, 6}, {8, 9}}, {{0, 7}}) == Ranges{{8, 9}});
}
