// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Report.h"

#include "emulator/interface/Environment.h"

#include <bit>
#include <cstdio>
#include <mutex>
#include <set>
#include <unistd.h>

namespace tranship::emulator {

namespace {

constexpr size_t maxLines = 1000;

/// Returns true for the first of its kind, until there are too many.
bool isNew(const std::string &key) {
  static std::mutex &mutex = *new std::mutex;
  static std::set<std::string> &seen = *new std::set<std::string>;
  std::lock_guard lock(mutex);
  return seen.size() < maxLines && seen.insert(key).second;
}

} // namespace

std::string laneList(uint64_t lanes) {
  std::string text;
  for (unsigned lane = 0; lane < 64; ++lane) {
    if (!(lanes >> lane & 1))
      continue;
    unsigned last = lane;
    while (last + 1 < 64 && (lanes >> (last + 1) & 1))
      ++last;
    if (!text.empty())
      text += ',';
    text += std::to_string(lane);
    if (last > lane)
      text += '-' + std::to_string(last);
    lane = last;
  }
  return text;
}

void report(const Finding &finding) {
  std::string line = std::string(reportPrefix) + finding.kind + ": ";
  if (!finding.kernel.empty())
    line += "kernel " + finding.kernel + ": ";
  if (finding.site.file)
    line += std::string(finding.site.file) + ':' + std::to_string(finding.site.line) + ": ";
  if (!isNew(finding.site.file || !finding.kernel.empty() ? line : line + finding.message))
    return;
  if (finding.block)
    line += "block (" + std::to_string(finding.block->x) + ',' + std::to_string(finding.block->y) +
            ',' + std::to_string(finding.block->z) + ')' +
            (finding.lanes.empty() ? "" : " lanes " + finding.lanes) + ": ";
  line += finding.message + '\n';
  // In one piece, since other threads and processes write there too.
  std::fflush(stdout);
  if (write(STDERR_FILENO, line.data(), line.size()) < 0)
    return; // standard error is closed
}

} // namespace tranship::emulator
