// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tells what the emulator reports about a port alone from what it reports about the original, too.
#pragma once

#include "emulator/interface/EmulatorReport.h"
#include "verify/model/Program.h"

namespace tranship::verify {

/// Returns the reports on the port whose kind and kernel the original's reports lack. Races also count
/// as new if the original has none at the lines from which those of the port were made.
std::vector<emulator::Report> newReports(const std::vector<emulator::Report> &reports,
                                         const Program &port,
                                         const std::vector<emulator::Report> &known,
                                         const Program &original);

} // namespace tranship::verify
