// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the report goes: a stream, or a file.
#pragma once

#include "driver/Output.h"
#include "driver/Rooms.h"

#include "report/Report.h"

namespace tranship::driver {

/// Says before anything is parsed that --report-file cannot be right.
llvm::Error checkReportFile(const Options &options, llvm::ArrayRef<InputFile> inputs,
                            const OutputPlan &plan);

/// With --report-file, the line that sums up goes to standard error.
llvm::Error writeReport(const Options &options, const OutputPlan &plan,
                        const Translation &translation);

} // namespace tranship::driver
