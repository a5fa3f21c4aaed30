// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Time of a lookup in the tables: all names that they have, and as many that they do not.
#include "mapping/Table.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

using namespace tranship;
using namespace tranship::mapping;

/// ns for each lookup, the best of some rounds; `found` keeps the compiler from leaving it out.
static double nanoseconds(const Table &table, const std::vector<std::string> &names,
                          size_t &found) {
  using Clock = std::chrono::steady_clock;
  double best = 1e9;
  for (int round = 0; round < 20; ++round) {
    Clock::time_point start = Clock::now();
    for (const std::string &name : names)
      found += !table.rowsOf(name).empty();
    best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - start).count());
  }
  return best / names.size();
}

int main() {
  Table table;
  std::vector<std::string> known, unknown;
  for (const Row &row : builtinTables().rows)
    if (known.empty() || known.back() != row.name)
      known.push_back(row.name.str());
  // As in real code: some look like CUDA's, most do not.
  for (size_t i = 0; i < known.size(); ++i)
    unknown.push_back(i % 4 ? "local_" + std::to_string(i * 7919 % 100000) : known[i] + "Mine");
  std::mt19937 random(1); // one order, whatever the run
  std::shuffle(known.begin(), known.end(), random);
  std::shuffle(unknown.begin(), unknown.end(), random);
  size_t found = 0;
  std::printf("%zu %.1f\n", known.size(), nanoseconds(table, known, found));
  std::printf("%zu %.1f\n", unknown.size(), nanoseconds(table, unknown, found));
  return found == 0;
}
