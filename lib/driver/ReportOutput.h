// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the report to a stream or a file.
#pragma once

#include "driver/Output.h"
#include "driver/Rooms.h"

#include "report/Report.h"

namespace tranship::driver {

/// Checks --report-file before anything is parsed.
llvm::Error checkReportFile(const Options &options, llvm::ArrayRef<InputFile> inputs,
                            const OutputPlan &plan);

/// Writes the report. With --report-file, the summary line goes to standard error.
llvm::Error writeReport(const Options &options, const OutputPlan &plan,
                        const Translation &translation);

} // namespace tranship::driver
