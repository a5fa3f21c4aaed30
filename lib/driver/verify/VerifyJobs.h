// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all modes of `tranship verify` share between its command line and the library.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"
#include "driver/verify/VerifyOptions.h"

#include "verify/judge/Triangulation.h"
#include "verify/model/WorkFolder.h"
#include "verify/report/VerifyReport.h"

namespace tranship::driver {

/// A folder for the work, which is ended when the user interrupts; kept if that was asked for.
llvm::Expected<WorkFolder> workFolderFor(const VerifyOptions &options);

/// Moves the program from `inputs` into `job` and applies the options; `inputs` keeps the manifest,
/// and has to outlive the job, as `machine` and `options` have.
void fillJob(const VerifyOptions &options, VerifyInputs &inputs, const Machine &machine,
             const std::string &workFolder, VerifyJob &job);

/// What the user should know of the translation before the report, in lines. `program`: as it was
/// named.
std::string remarksOn(const VerifyInputs &inputs, const std::string &program);

VerifyReportOptions reportOptions(const VerifyOptions &options, const std::string &program);

/// 0 or 1.
int exitCodeOf(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
               const VerifyOptions &options);

/// To the file that was asked for, or to standard output.
llvm::Error writeReport(const VerifyOptions &options, llvm::StringRef text);

std::string jsonText(llvm::json::Value value);

/// What is going on, on a terminal unless --quiet was given; an empty text clears the line.
void showProgress(const VerifyOptions &options, const std::string &what);

} // namespace tranship::driver
