// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes answers that fit into the context of a model.
#pragma once

#include "diagnostics/Finding.h"

#include "llvm/Support/JSON.h"

namespace tranship::service {

/// Adds as much of a text as fits. If it was cut, `<key>LeftOut` is the number of bytes that are missing.
void addText(llvm::StringRef text, llvm::StringRef key, llvm::json::Object &answer);

/// Adds the elements of a list that fit, unless there are none. `<key>LeftOut`: how many are missing.
void addList(llvm::json::Array list, llvm::StringRef key, llvm::json::Object &answer);

/// Adds the findings from `offset` on as in a report for programs, each with the code around it, and how many there are.
/// `next`: where those begin that did not fit.
void addFindings(const Findings &findings, size_t offset, llvm::json::Object &answer);

/// A copy of a value, whose texts and lists are cut until it fits. It owns its texts, which those of a report may not.
llvm::json::Value shortened(const llvm::json::Value &value);

} // namespace tranship::service
