// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the writers of help, man pages, completion and the reference page share.
#pragma once

#include "driver/options/CommandTable.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <vector>

namespace tranship::driver {

/// The text with each `literal` replaced by `literal(…)`, and all else by `plain(…)`.
std::string withLiterals(llvm::StringRef text,
                         llvm::function_ref<std::string(llvm::StringRef)> plain,
                         llvm::function_ref<std::string(llvm::StringRef)> literal);

/// Paragraphs between blank lines.
std::vector<llvm::StringRef> paragraphsOf(llvm::StringRef text);

/// "tranship check [options] FILE...", one for each form of the command.
std::vector<std::string> synopsesOf(const Command &command);

/// "-j, --jobs N", "--trace-kernels[=FOLDER]".
std::string termOf(const Option &option);

/// "verify-record", for names of pages and functions.
std::string dashedName(const Command &command);

} // namespace tranship::driver
