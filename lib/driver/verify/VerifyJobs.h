// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steps that all modes of `tranship verify` share.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"
#include "driver/verify/VerifyOptions.h"

#include "verify/judge/Triangulation.h"
#include "verify/model/WorkFolder.h"
#include "verify/report/VerifyReport.h"

namespace tranship::driver {

/// Creates the work folder, which --keep preserves. After this call, a user interrupt ends the
/// processes that tranship has started.
llvm::Expected<WorkFolder> workFolderFor(const VerifyOptions &options);

/// Moves the program from `inputs` into `job` and applies the options. `inputs`, which keeps the
/// manifest, `machine` and `options` must outlive the job.
void fillJob(const VerifyOptions &options, VerifyInputs &inputs, const Machine &machine,
             const std::string &workFolder, VerifyJob &job);

/// Remarks about the translation that precede the report, one per line. `program` is its name on
/// the command line.
std::string remarksOn(const VerifyInputs &inputs, const std::string &program,
                      llvm::ArrayRef<std::string> flags);

VerifyReportOptions reportOptions(const VerifyOptions &options, const std::string &program);

/// Returns 0 or 1. Prints the required backends that did not pass.
int exitCodeOf(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
               const VerifyOptions &options);

/// Writes the report to the file of --report-file, or to standard output.
llvm::Error writeReport(const VerifyOptions &options, llvm::StringRef text);

/// Shows the current step if standard error is a terminal, unless --quiet was given. An empty text
/// clears the line.
void showProgress(const VerifyOptions &options, const std::string &what);

} // namespace tranship::driver
