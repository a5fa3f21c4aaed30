// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Help, man pages, completion scripts and the reference page, all generated from the command table.
#pragma once

#include "driver/options/CommandTable.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::driver {

/// The text that `--help` prints, 80 columns wide.
std::string helpText(const Command &command);

/// The page for man(1), in roff. `version` is that of tranship.
std::string manPage(const Command &command, llvm::StringRef version);
/// The file name of a man page: "tranship-verify-record.1".
std::string manPageName(const Command &command);

/// What shells offer: for values that are lists, by the value's name in Options.def (the GPUs for "GPU,..."); for a value of
/// one word, by the option ("--hip-version"); for the arguments of a command, by its name ("explain").
using ListedValues = std::map<std::string, std::vector<std::string>, std::less<>>;

/// The scripts that complete the command line in these shells.
std::string bashCompletion(const ListedValues &listed);
std::string zshCompletion(const ListedValues &listed);
std::string fishCompletion(const ListedValues &listed);

/// The text of docs/command-line.md.
std::string referencePage();

} // namespace tranship::driver
