// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text functions that help, man pages, completion scripts and the reference page share.
#pragma once

#include "driver/options/CommandTable.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <vector>

namespace tranship::driver {

/// Replaces each part in backticks by `literal(part)`, and every other part by `plain(part)`.
std::string withLiterals(llvm::StringRef text,
                         llvm::function_ref<std::string(llvm::StringRef)> plain,
                         llvm::function_ref<std::string(llvm::StringRef)> literal);

/// Splits a text at its empty lines.
std::vector<llvm::StringRef> paragraphsOf(llvm::StringRef text);

/// A synopsis for each form of the command: "tranship check [options] FILE...".
std::vector<std::string> synopsesOf(const Command &command);

/// The names and the value of an option: "-j, --jobs N", "--trace-kernels[=FOLDER]".
std::string termOf(const Option &option);

/// Escapes bars, which would end the cell of a Markdown table.
std::string cell(llvm::StringRef text);

/// The name of a command for pages and functions: "verify-record".
std::string dashedName(const Command &command);

} // namespace tranship::driver
