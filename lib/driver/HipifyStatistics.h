// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIPIFY's programs count in a file, in the words of hipify-clang.
#pragma once

#include "driver/Rooms.h"
#include "translate/Translation.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <utility>
#include <vector>

namespace tranship::driver {

/// Names and numbers, in the order in which they are printed.
struct HipifyStatistics {
  std::string file;
  std::vector<std::pair<llvm::StringLiteral, std::string>> lines;
};

/// `file`: the name that the user gave.
HipifyStatistics hipifyStatistics(llvm::StringRef file, const Translation &translation);

std::string statisticsText(const HipifyStatistics &statistics);
std::string statisticsCsv(llvm::ArrayRef<HipifyStatistics> files);

} // namespace tranship::driver
