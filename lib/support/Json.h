// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads JSON from untrusted sources.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tranship {

/// Errors: the text is nested too deeply for LLVM's readers of JSON and YAML, which recurse.
llvm::Error checkNesting(llvm::StringRef text, llvm::StringRef fileName);

/// Errors name file and line ("a.json:3: …"): the text is not valid JSON, or nested too deeply.
llvm::Expected<llvm::json::Value> readJson(llvm::StringRef text, llvm::StringRef fileName);

/// Reads a JSON file. Errors also: it is too large, or not a regular file.
llvm::Expected<llvm::json::Value> readJsonFile(const std::string &file);

} // namespace tranship
