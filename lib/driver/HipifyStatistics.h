// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIPIFY's programs count in a file, in the words of hipify-clang.
#pragma once

#include "driver/Rooms.h"
#include "translate/Translation.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>

namespace tranship::driver {

struct HipifyStatistics {
  std::string file;
  size_t converted = 0, left = 0;
  size_t replacedBytes = 0, bytes = 0;
  size_t changedLines = 0, lines = 0;
};

/// `file`: the name that the user gave.
HipifyStatistics hipifyStatistics(llvm::StringRef file, const Translation &translation);

/// The sums for several files, as the file `GLOBAL`.
HipifyStatistics totalOf(llvm::ArrayRef<HipifyStatistics> files);

std::string statisticsText(const HipifyStatistics &statistics);
/// How many files there are, and in how many something was translated.
std::string fileCountText(llvm::ArrayRef<HipifyStatistics> files);
std::string statisticsCsv(llvm::ArrayRef<HipifyStatistics> files);

} // namespace tranship::driver
