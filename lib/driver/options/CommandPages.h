// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What people and shells read about the command line, all written from its table.
#pragma once

#include "driver/options/CommandTable.h"

#include <string>

namespace tranship::driver {

/// What `--help` prints: 80 columns wide.
std::string helpText(const Command &command);

/// The page for man(1), in roff. `version`: of tranship.
std::string manPage(const Command &command, llvm::StringRef version);
/// "tranship-verify-record.1".
std::string manPageName(const Command &command);

/// Scripts that complete the command line in these shells.
std::string bashCompletion();
std::string zshCompletion();
std::string fishCompletion();

/// docs/command-line.md.
std::string referencePage();

} // namespace tranship::driver
